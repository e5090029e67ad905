import type { Relation } from "@/lib/domain/text/kinship";

/** For whom words can be, and the occasions that fit, the most wanted first. The ids are stored with taps. */
export const whoms: readonly { id: string; label: string; occasions: readonly string[] }[] = [
	{
		id: "to-partner",
		label: "My partner, or an ex",
		occasions: [
			"write-first",
			"sorry",
			"hurt",
			"hard-thing",
			"where-we-stand",
			"time-alone",
			"miss",
			"money",
			"end-it",
			"love",
		],
	},
	{
		id: "to-family",
		label: "Somebody in my family",
		occasions: [
			"limit",
			"hard-thing",
			"share-the-load",
			"no",
			"sorry",
			"put-down",
			"stop-asking",
			"my-news",
			"thanks",
			"after-years",
		],
	},
	{
		id: "to-friend",
		label: "A friend",
		occasions: [
			"gone-quiet",
			"sorry",
			"hurt",
			"no",
			"be-there",
			"money-back",
			"answer-message",
			"after-years",
			"thanks",
		],
	},
	{
		id: "to-work",
		label: "Somebody at work",
		occasions: ["work", "work-ask", "unfair-at-work", "no", "take-back", "sorry", "thanks"],
	},
	{
		id: "to-office",
		label: "A landlord, company or office",
		occasions: ["complaint", "ask", "take-back", "money-back"],
	},
];

/** For which of these the words to a relative or another person are. */
export const whomOf: Partial<Record<Relation, string>> = {
	...{ partner: "to-partner", ex: "to-partner", friend: "to-friend", boss: "to-work", colleague: "to-work" },
	...{ mother: "to-family", father: "to-family", sister: "to-family", brother: "to-family", son: "to-family" },
	...{ daughter: "to-family", child: "to-family", grandmother: "to-family", grandfather: "to-family" },
};
