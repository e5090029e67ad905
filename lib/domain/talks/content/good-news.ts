import type { Talk } from "../schema";

export const goodNews: Talk = {
	slug: "good-news",
	title: "Good news",
	summary: "Stay with it a little longer than usual, and thank somebody.",
	door: "good-news",
	minutes: 5,
	phrasings: [
		"I got the job",
		"she said yes",
		"something good happened today",
		"we had such a lovely day",
		"I am proud of myself",
	],
	steps: [
		{
			kind: "text",
			id: "news",
			title: "Tell it. All of it, from the beginning.",
			example: "They rang while I was at the supermarket, and I had to put down the melons.",
		},
		{
			kind: "choice",
			id: "kind",
			title: "What is the best about it?",
			options: [
				{ id: "did", label: "I did it", reply: "You did. Let that stand for a moment before the “but”." },
				{ id: "luck", label: "I was lucky", reply: "Luck may be enjoyed too." },
				{ id: "with", label: "Whom it happened with", reply: "Then it has two owners." },
				{ id: "over", label: "That something is over", reply: "Relief is joy that has taken its shoes off." },
				{ id: "small", label: "That it is so small", reply: "The small ones come more often, if one looks." },
			],
		},
		{
			kind: "text",
			id: "moment",
			title: "Which second of it would you keep?",
			text: ["What did you see, hear, hold?"],
			example: "The silence after she had said it, and then the dog sneezed.",
		},
		{
			kind: "text",
			id: "part",
			title: "What did you do towards it?",
			text: ["Something. Even if it was only not giving up."],
			example: "I sent the application although I thought it was too late.",
		},
		{
			kind: "text",
			id: "who",
			title: "Who ought to hear it, or be thanked?",
			text: ["A first name, or leave it empty."],
			example: "Aunt Rosa",
			isShort: true,
			optional: true,
		},
		{
			kind: "draft",
			id: "draft",
			title: "A few words for them.",
			text: ["Telling good news makes it last longer, and thanks are remembered longer than we think."],
			versions: [
				{
					id: "thanks",
					label: "Thank them",
					text: ["{who}, something good has happened, and you have a part in it.", "{news}", "Thank you."],
				},
				{
					id: "tell",
					label: "Tell them",
					text: ["{who}, I have to tell you something good.", "{news}", "I wanted you to be one of the first to know."],
				},
			],
		},
		{
			kind: "choice",
			id: "celebrate",
			title: "How will you celebrate it, even a little?",
			options: [
				{ id: "eat", label: "Something good to eat" },
				{ id: "call", label: "A call" },
				{ id: "walk", label: "A walk with loud music" },
				{ id: "nothing", label: "By doing nothing at all" },
				{ id: "tell", label: "I have told you. That counts", reply: "It does. Thank you for telling me." },
			],
		},
	],
	page: {
		title: "Good news",
		sections: [
			{ heading: "What happened", text: ["{news}"] },
			{ heading: "The second I keep", text: ["{moment}"] },
			{ heading: "What I did towards it", text: ["{part}"] },
			{ heading: "For somebody", text: ["{draft}"] },
		],
	},
};
