import type { Exercise } from "../../schema";

export const jealousy: Exercise = {
	slug: "jealousy",
	title: "When jealousy bites",
	summary: "Telling apart what you saw, what you fear, and what you need.",
	group: "Loss and hurt",
	minutes: 12,
	aboutSomebody: true,
	about: [
		"Jealousy is an alarm: it tells that something matters, not whether anything is burning. Here you look at the alarm before you run.",
		"Checking a phone, asking again and again, or testing somebody calms for an hour and feeds it for a week. What helps is to let the feeling be there, to look at the thoughts like a fair judge, and to ask openly for what you need.",
	],
	source:
		"Leahy and Tirch, “Cognitive behavioral therapy for jealousy”, International Journal of Cognitive Therapy, 2008; Robert Leahy, The Jealousy Cure, 2018.",
	steps: [
		{
			kind: "text",
			id: "saw",
			title: "What did you see or hear?",
			text: ["Only what a camera would have recorded."],
			example: "She laughed at a message and turned the phone over.",
		},
		{
			kind: "text",
			id: "story",
			title: "What story did your mind make of it?",
			text: ["All of it, down to the end."],
			example: "It is him. She is bored with me. She will leave and everybody knew.",
		},
		{
			kind: "scale",
			id: "believe",
			title: "How sure are you of that story?",
			text: ["{saw}", "Going by what you saw, not by how strong the feeling is."],
			low: "not at all",
			high: "certain",
		},
		{
			kind: "text",
			id: "judge",
			title: "What would a fair judge say?",
			text: ["What speaks for it, what against it, and which other stories would fit what you saw?"],
			example: "For: nothing I can show. Against: she came home early. It may have been her sister.",
		},
		{
			kind: "text",
			id: "older",
			title: "Is some of it older than this?",
			text: [
				"Somebody who did deceive you, somebody you had to share, a time when you came second. Leave it empty if not.",
			],
			example: "With Robin it was true in the end.",
			optional: true,
		},
		{
			kind: "text",
			id: "need",
			title: "What do you need?",
			text: ["Under the alarm: to matter, to be told, time together, to trust yourself that you would get through it."],
			example: "To be looked at, once a day, without a phone between us.",
		},
		{
			kind: "text",
			id: "do",
			title: "What will you do, and what will you leave?",
			text: [
				"{need}",
				"Something that you will not be ashamed of tomorrow. If there are facts you both know of, they deserve an open talk and not a search.",
			],
			example: "I leave the phone alone. On Saturday I say: I get scared, and I would like an evening for us.",
		},
	],
	page: {
		title: "When jealousy bit",
		sections: [
			{ heading: "What I saw or heard", text: ["{saw}"] },
			{ heading: "The story my mind made of it", text: ["{story}"] },
			{ heading: "How sure I am of it, by what I saw", text: ["{believe} of 10"] },
			{ heading: "What a fair judge would say", text: ["{judge}"] },
			{ heading: "What is older", text: ["{older}"] },
			{ heading: "What I need", text: ["{need}"] },
			{ heading: "What I do, and what I leave", text: ["{do}"] },
		],
	},
	goal: "{do}",
	phrasings: [
		"I am jealous",
		"I am so jealous of her",
		"he talks to other women",
		"she is always texting another man",
		"I checked his phone",
		"I can't stand it when he meets his ex",
		"I am afraid he is cheating",
		"I compare myself to his ex",
		"envy",
	],
};
