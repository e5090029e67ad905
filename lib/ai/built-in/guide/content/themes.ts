import type { Offer } from "@/lib/domain/chat/guide";
import { themes } from "@/lib/domain/handbook/handbook";
import { HANDBOOK } from "@/lib/domain/handbook/schema";
import { callings, type Relation } from "@/lib/domain/search/language/relations";

const reading = (about: string, theme: string): Offer => ({
	label: `I want to read about ${about}`,
	note: `The handbook, “${themes.find(({ id }) => id === theme)?.title ?? ""}”`,
	href: `${HANDBOOK}#${theme}`,
});
/** "My mum", "our two kids": somebody who is called so, or by one of the other words. */
const mine = (relations: readonly Relation[], others: string) => {
	const called = relations.flatMap((relation) => callings[relation]).map((one) => one.replaceAll(" ", "[ -]"));
	return new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${[...called, others].join("|")})s?(?!['’\\w-])(?! in[ -]law)`, "i");
};

/** Which part of the handbook is about whom. */
export const readingAbout: readonly { who: RegExp; offer: Offer }[] = [
	{
		who: mine(["son", "daughter", "child"], "boys|girls|teenager|youngest|eldest|twins"),
		offer: reading("children", "children"),
	},
	{
		who: mine(
			["mother", "father", "parent", "sister", "brother", "grandmother", "grandfather", "aunt", "uncle", "cousin"],
			"sibling|family|(?:mother|father|sister|brother)[ -]in[ -]law|in-law|auntie",
		),
		offer: reading("family", "family"),
	},
	{ who: mine(["friend"], "mate|bestie"), offer: reading("friends", "circles") },
	{ who: mine(["boss", "colleague"], "job|team|office"), offer: reading("work", "work") },
	{ who: mine(["ex"], "ex"), offer: reading("endings", "endings") },
	{ who: mine(["partner"], "marriage"), offer: reading("living as two", "together") },
];
