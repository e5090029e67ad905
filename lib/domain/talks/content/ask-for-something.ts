import type { Talk } from "../schema";

export const askForSomething: Talk = {
	slug: "ask-for-something",
	title: "Asking for something, with words to send",
	summary: "Turn a complaint, or a silent wish, into a question that can be answered.",
	door: "say-something",
	minutes: 5,
	aboutSomebody: true,
	phrasings: [
		"I never get what I need from him",
		"I don't dare to ask",
		"how do I ask for help",
		"she should know what I want",
		"I wish they would hold me more",
		"I want her to put the phone away at dinner",
		"I'd like him to say something nice now and then",
		"I want to be kissed hello",
		"could he pick up the kids twice a week",
		"I want to go on a trip alone and need his ok",
		"I wish my wife would ask about my day",
		"how do I get my son to ring more often",
		"I need an hour of quiet after work",
	],
	steps: [
		{ kind: "text", id: "who", title: "Whom would you ask?", example: "Sam", isShort: true },
		{
			kind: "text",
			id: "complaint",
			title: "What do you usually say or think, when you do not get it?",
			text: ["As ugly as it sounds in your head. This part is only for you."],
			example: "You never care how my day was.",
		},
		{
			kind: "choice",
			id: "under",
			title: "What is under it?",
			options: [
				{
					id: "matter",
					label: "I want to matter to them",
					as: "to matter to you",
					reply: "Most complaints are that wish with a hard shell.",
				},
				{
					id: "rest",
					label: "I am tired and need a hand",
					as: "some relief",
					reply: "Then the request can be very practical.",
				},
				{
					id: "close",
					label: "I want to be closer",
					as: "to be close to you",
					reply: "It takes nerve to say that one plainly.",
				},
				{
					id: "fair",
					label: "It is not fair",
					as: "for it to feel fair",
					reply: "Fairness is easier to talk about with one example than with a list.",
				},
				{
					id: "free",
					label: "I need room for myself",
					as: "a bit of room",
					reply: "Asking for room can be an act of closeness, when it is said.",
				},
			],
		},
		{
			kind: "text",
			id: "ask",
			title: "What could they do, this week, that you would notice?",
			text: ["One thing, small enough to say yes or no to. Write it as a question to them."],
			example: "Would you ask me how my day was when we sit down to eat?",
		},
		{
			kind: "choice",
			id: "no",
			title: "May they say no?",
			options: [
				{ id: "yes", label: "Yes", as: "It’s all right if the answer is no.", reply: "Then it is a request." },
				{
					id: "unsure",
					label: "It would be hard for me",
					as: "A no would be hard for me, and you may still say it.",
					reply: "That is honest, and can be said just so.",
				},
				{
					id: "notReally",
					label: "Not really",
					as: "This one matters a lot to me.",
					reply: "Then it is closer to a limit than to a request, and it is fair to say so.",
				},
			],
		},
		{
			kind: "draft",
			id: "draft",
			title: "Here is your request.",
			versions: [
				{
					id: "gentle",
					label: "Gentle",
					text: ["{who}, there is something I would like to ask you.", "{ask}", "What I’m after is {under}. {no}"],
				},
				{ id: "plain", label: "Plain", text: ["{who},", "{ask}", "{no}"] },
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you how it went?", meant: "ask {who}" },
	],
	page: {
		title: "What I ask for",
		sections: [
			{ heading: "Whom", text: ["{who}"] },
			{ heading: "What I usually say", text: ["{complaint}"] },
			{ heading: "What I ask for", text: ["{draft}"] },
		],
	},
};
