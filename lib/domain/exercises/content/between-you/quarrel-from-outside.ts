import type { Exercise } from "../../schema";

export const quarrelFromOutside: Exercise = {
	slug: "quarrel-from-outside",
	title: "The quarrel, seen by somebody who wishes you both well",
	summary: "The same quarrel from across the room, without taking sides.",
	group: "Between you and somebody",
	minutes: 9,
	aboutSomebody: true,
	about: [
		"You describe a disagreement the way a neutral third person would see it, somebody who wants the best for both of you. Then you look for what makes that view hard to keep, and how to keep it anyway.",
		"Couples who did this three times a year, seven minutes each, stayed as content with each other over that year as they had been; couples who did not became less so. It is made for quarrels between equals, not for one in which somebody is made afraid.",
	],
	source:
		"Finkel, Slotter, Luchies, Walton and Gross, “A brief intervention to promote conflict reappraisal preserves marital quality over time”, Psychological Science, 2013.",
	steps: [
		{
			kind: "text",
			id: "facts",
			title: "What happened?",
			text: ["A disagreement of the last weeks: what was said and done, without what you thought and felt about it."],
			example: "I said we should book. Sam said not yet. I said “as usual”. Sam left the room.",
		},
		{
			kind: "scale",
			id: "before",
			title: "How upset does it make you now?",
			low: "not at all",
			high: "very",
		},
		{
			kind: "text",
			id: "outside",
			title: "How would somebody see it who wishes you both well?",
			text: [
				"{facts}",
				"Somebody across the room, who likes you both and takes no side. What would they notice? What good might they find in it?",
			],
			example: "Two people who are both afraid of a bad holiday. One calms down by planning, the other by waiting.",
		},
		{
			kind: "text",
			id: "obstacle",
			title: "What makes it hard to see it that way?",
			text: ["In the middle of a quarrel, and with this person."],
			example: "When I hear “not yet”, I am sure it will be me again who does everything.",
		},
		{
			kind: "text",
			id: "keep",
			title: "How could you keep that view next time?",
			text: ["{outside}", "A word, a picture, a pause. What good could come of it?"],
			example: "I imagine Grandma at the table. I ask what “not yet” means before I answer.",
		},
		{
			kind: "scale",
			id: "after",
			title: "And how upset does it make you now?",
			low: "not at all",
			high: "very",
		},
	],
	page: {
		title: "Our quarrel, seen from outside",
		sections: [
			{ heading: "What happened", text: ["{facts}"] },
			{ heading: "As somebody would see it who wishes us both well", text: ["{outside}"] },
			{ heading: "What makes that hard", text: ["{obstacle}"] },
			{ heading: "How I keep that view next time", text: ["{keep}"] },
			{ heading: "How upset it made me", text: ["{before} of 10 before, {after} after."] },
		],
	},
	goal: "{keep}",
	phrasings: [
		"we had a fight",
		"we argued again",
		"the same argument over and over",
		"we keep fighting",
		"see the quarrel from outside",
		"who was right in our argument",
		"I am still angry about what she said",
		"a fight with my mother",
		"my partner and I fight all the time",
	],
};
