import type { Talk } from "../schema";

export const aCrush: Talk = {
	slug: "a-crush",
	title: "A crush that complicates things",
	summary: "Somebody is on your mind, and it is not simple. Look at it before you do anything.",
	door: "decide",
	minutes: 7,
	phrasings: [
		"I have a crush on a colleague",
		"I am in love with somebody else",
		"I fell for my best friend",
		"I can't stop thinking about him and I'm married",
		"I'm married and there is this man at choir",
		"he sits opposite me at the office and I can't think",
		"I dream of my brother's girlfriend",
		"I have a boyfriend and butterflies for somebody from uni",
		"my best friend's husband looked at me and now it's in my head",
		"I blush when she walks in and she is my boss",
		"I fancy my flatmate, should I say something",
		"a girl from work and I text every night, my wife doesn't know",
	],
	steps: [
		{
			kind: "text",
			id: "who",
			title: "Who is on your mind?",
			text: ["A name, a letter, or a word that only you understand."],
			example: "M.",
			isShort: true,
		},
		{
			kind: "choice",
			id: "why",
			title: "What makes it complicated?",
			options: [
				{
					id: "partnered",
					label: "I am with somebody",
					reply: "Feelings come unasked. What you do with them is where you choose.",
				},
				{ id: "taken", label: "They are with somebody", reply: "Then at least one other person is in this story." },
				{
					id: "friend",
					label: "We are friends",
					reply: "Then there is something to lose, and something that already holds.",
				},
				{ id: "work", label: "We work together", reply: "Then you’d meet every Monday, whatever happens." },
				{ id: "unsure", label: "I don’t know whether they like me", reply: "The oldest complication there is." },
			],
		},
		{
			kind: "text",
			id: "with",
			title: "Who are you when you are with them?",
			text: ["Funnier, calmer, younger, braver? This is often the larger part of a crush."],
			example: "Quick. I say what I think, and nobody is annoyed.",
		},
		{
			kind: "text",
			id: "missing",
			title: "Where else in your life is there room for that?",
			example: "I used to be like that in the theatre group.",
			optional: true,
		},
		{
			kind: "choice",
			id: "far",
			title: "How far has it gone?",
			options: [
				{ id: "head", label: "Only in my head" },
				{ id: "messages", label: "We write more than we should" },
				{ id: "said", label: "It has been said" },
				{ id: "happened", label: "Something has happened" },
			],
		},
		{
			kind: "text",
			id: "cost",
			title: "If it went on like this until spring, who would pay for it?",
			example: "Ben, who would hear it from somebody else. And me, from lying.",
		},
		{
			kind: "choice",
			id: "next",
			title: "What is the next decent step?",
			options: [
				{
					id: "wait",
					label: "Wait a month and do nothing",
					reply: "Many a crush doesn’t survive a month of ordinary days. Some do.",
				},
				{
					id: "distance",
					label: "Take some distance",
					reply: "Less writing, fewer evenings. It is easier than it sounds after a week.",
				},
				{ id: "tell", label: "Tell them", reply: "Once, plainly, and with a way out for both." },
				{ id: "partner", label: "Talk to my partner", reply: "About what is missing, perhaps, before about whom." },
				{
					id: "enjoy",
					label: "Enjoy it, and leave it a crush",
					reply: "Also a choice. It is yours alone, and it harms nobody.",
				},
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you about it later?", meant: "take that step about {who}" },
	],
	page: {
		title: "Somebody on my mind",
		sections: [
			{ heading: "Who I am with them", text: ["{with}"] },
			{ heading: "Where else there is room for it", text: ["{missing}"] },
			{ heading: "Who would pay", text: ["{cost}"] },
			{ heading: "My next step", text: ["{next}"] },
		],
	},
};
