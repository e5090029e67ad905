import type { Exercise } from "../../schema";

export const calmingDownNow: Exercise = {
	slug: "calming-down-now",
	title: "Calming down now",
	summary: "For when your heart is racing, or everything is too much at once.",
	group: "Right now",
	minutes: 5,
	calm: true,
	about: [
		"A few slow breaths, your senses, and one plain sentence about what is going on. Nothing has to be solved in the next five minutes.",
		"Breathing out longer than you breathe in slows the heart. In one trial, five minutes of it a day lifted people’s mood and calmed their breathing within a month. Putting a feeling into words takes some of its force away.",
	],
	source:
		"Balban et al., “Brief structured respiration practices enhance mood and reduce physiological arousal”, Cell Reports Medicine, 2023; Lieberman et al., “Putting feelings into words”, Psychological Science, 2007; the five senses as taught in Lisa Najavits, Seeking Safety, 2002.",
	steps: [
		{
			kind: "scale",
			id: "before",
			title: "How strong is it right now?",
			text: ["A guess is good enough."],
			low: "calm",
			high: "as strong as it gets",
		},
		{
			kind: "read",
			id: "breathe",
			title: "Ten breaths, longer out than in",
			text: [
				"Put both feet on the floor and let your shoulders drop.",
				"Breathe in through your nose while you count to four. Breathe out through your mouth, as if through a straw, while you count to six. Ten times. Losing count is fine.",
				"If watching your breath makes it worse, leave it: look at one thing in the room instead, and follow its edges with your eyes.",
			],
		},
		{
			kind: "text",
			id: "see",
			title: "What is around you?",
			text: [
				"Five things you can see, four you can touch, three you can hear. Say them out loud, or write down a few.",
			],
			example: "The lamp, the blue cup, a car outside …",
			optional: true,
		},
		{
			kind: "text",
			id: "feeling",
			title: "Say it in one plain sentence",
			text: ["What do you feel, and where in your body? No reasons needed."],
			example: "I feel scared, and my chest is tight.",
		},
		{
			kind: "scale",
			id: "after",
			title: "And how strong is it now?",
			text: [
				"It may be the same. Then go back and breathe again, or move: walk, shake out your hands, hold something cold.",
			],
			low: "calm",
			high: "as strong as it gets",
		},
		{
			kind: "text",
			id: "next",
			title: "What is one kind thing for the next half hour?",
			text: ["Small and near: a glass of water, a blanket, somebody’s voice. Big decisions can wait until tomorrow."],
			example: "Make tea, and call my sister.",
		},
	],
	page: {
		title: "A moment I got through",
		sections: [
			{ heading: "How strong it was", text: ["{before} of 10 when I began, {after} at the end."] },
			{ heading: "What I felt", text: ["{feeling}"] },
			{ heading: "What was around me", text: ["{see}"] },
			{ heading: "What I did for myself next", text: ["{next}"] },
		],
	},
	phrasings: [
		"I am panicking",
		"help me calm down",
		"I can't calm down",
		"how do I calm down",
		"I am having a panic attack",
		"my heart is racing",
		"everything is too much",
		"it is all too much right now",
		"I am shaking",
		"I can't breathe",
		"I am overwhelmed",
		"I am so stressed",
		"I am so angry I could scream",
		"breathing exercise",
		"something to relax",
		"grounding",
	],
};
