import type { Exercise } from "../../schema";

export const selfCompassion: Exercise = {
	slug: "self-compassion",
	title: "Kindness in a hard moment",
	summary: "Being to yourself what you would be to a friend.",
	group: "Right now",
	minutes: 8,
	calm: true,
	about: [
		"Three things, one after the other: seeing that this is hard, remembering that you are not the only one, and answering yourself the way you would answer a friend.",
		"It is not letting yourself off. People who are kind to themselves after a mistake take at least as much responsibility for it, and they recover sooner. It helps most of those who try it; to some it feels strange at first, and that is no sign of doing it wrong.",
	],
	source:
		"Kristin Neff and Christopher Germer, “A pilot study and randomized controlled trial of the Mindful Self-Compassion program”, Journal of Clinical Psychology, 2013; Leary et al., “Self-compassion and reactions to unpleasant self-relevant events”, Journal of Personality and Social Psychology, 2007.",
	steps: [
		{
			kind: "text",
			id: "hard",
			title: "What is hard right now?",
			text: ["A few words, without explaining and without making it smaller than it is."],
			example: "I shouted at my daughter and I cannot stop seeing her face.",
		},
		{
			kind: "text",
			id: "critic",
			title: "What do you say to yourself about it?",
			text: ["In the words that really go through your head, even if they are harsh."],
			example: "You always ruin everything.",
			optional: true,
		},
		{
			kind: "read",
			id: "notAlone",
			title: "You are not the only one",
			text: [
				"Somewhere tonight, many people are having a moment like this one. Failing, being hurt, being afraid and being ashamed belong to every life; they are not a proof that something is wrong with yours.",
				"Put a hand where you feel it most, if you like, or simply let your breath out slowly. Stay with that for three breaths.",
			],
		},
		{
			kind: "text",
			id: "friend",
			title: "A good friend comes to you with exactly this. What do you say?",
			text: ["{hard}", "Write to them, the way you would really speak."],
			example: "Oh, that sounds so hard. You were worn out, and …",
		},
		{
			kind: "text",
			id: "toMe",
			title: "Now say it to yourself",
			text: [
				"{friend}",
				"Take what fits and put it into words you could hear. It need not be cheerful. “This hurts, and I am on your side” is enough.",
			],
			example: "This is hard. I …",
		},
		{
			kind: "text",
			id: "need",
			title: "What do you need now?",
			text: ["Rest, a person, a walk, food, to put something right tomorrow. One thing."],
			example: "To sleep, and say sorry to her in the morning.",
		},
	],
	page: {
		title: "Kind words for a hard moment",
		sections: [
			{ heading: "What was hard", text: ["{hard}"] },
			{ heading: "What I would tell a friend", text: ["{friend}"] },
			{ heading: "What I say to myself", text: ["{toMe}"] },
			{ heading: "What I need", text: ["{need}"] },
		],
	},
	goal: "{need}",
	phrasings: [
		"I hate myself",
		"I am so hard on myself",
		"I am not good enough",
		"I am a failure",
		"I am so stupid",
		"everything is my fault",
		"I feel ashamed",
		"I can't forgive myself",
		"I am ashamed of what I did",
		"how to be kinder to myself",
		"my inner critic",
		"I feel worthless",
	],
};
