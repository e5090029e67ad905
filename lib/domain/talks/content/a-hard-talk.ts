import type { Talk } from "../schema";

export const aHardTalk: Talk = {
	slug: "a-hard-talk",
	title: "A hard talk, prepared",
	summary: "Decide what you want from it, how it begins, and when you stop.",
	door: "say-something",
	minutes: 9,
	aboutSomebody: true,
	phrasings: [
		"we need to talk and I'm dreading it",
		"how do I bring it up",
		"every time we talk about it we fight",
		"I have to tell my partner something difficult",
		"I don't know how to start the conversation",
	],
	steps: [
		{ kind: "text", id: "who", title: "With whom?", example: "Dad", isShort: true },
		{
			kind: "text",
			id: "about",
			title: "What is it about, in one sentence?",
			example: "That he comments on how we bring up our son.",
		},
		{
			kind: "choice",
			id: "aim",
			title: "What would be enough for this one talk?",
			text: ["One aim. A talk with three aims usually ends with none."],
			options: [
				{ id: "heard", label: "That they have heard me", as: "that you hear how it is for me" },
				{ id: "understand", label: "That I understand them", as: "to understand how you see it" },
				{ id: "agree", label: "One agreement", as: "that we agree on one thing" },
				{ id: "tell", label: "That it is said", as: "to have told you" },
			],
		},
		{
			kind: "text",
			id: "example",
			title: "Which one example would you give?",
			text: ["The newest, and only one. Write it to them: what was said or done, and what it did to you."],
			example: "On Sunday you told Leo that he was too big to cry. I was ashamed and said nothing.",
		},
		{
			kind: "text",
			id: "part",
			title: "Which part of it is yours?",
			text: ["Even a tenth. Said first, it opens more than anything else. Leave it empty if there is none."],
			example: "I have never told you that it bothers me.",
			optional: true,
		},
		{
			kind: "choice",
			id: "when",
			title: "When and where?",
			text: ["Not hungry, not tired, not five minutes before somebody has to leave."],
			options: [
				{ id: "walk", label: "On a walk, side by side", as: "Could we go for a walk?" },
				{ id: "table", label: "At the table, without phones", as: "Could we sit down for half an hour?" },
				{ id: "phone", label: "On the phone", as: "Could I call you when you have half an hour?" },
				{ id: "letter", label: "In writing first", as: "I’ll write first, and we can talk afterwards." },
			],
		},
		{
			kind: "draft",
			id: "draft",
			title: "This is how it begins. The first minute decides more than the rest.",
			versions: [
				{
					id: "gentle",
					label: "Gentle",
					text: [
						"{who}, there is something I would like to talk about with you, because you matter to me. {when}",
						"{part}",
						"{example}",
						"What I would like is {aim}.",
					],
				},
				{
					id: "plain",
					label: "Plain",
					text: [
						"{who}, I’d like to talk with you about something. {when}",
						"{example}",
						"What I would like is {aim}.",
					],
				},
			],
		},
		{
			kind: "choice",
			id: "stop",
			title: "When it gets too hot, what do you say?",
			text: ["Choose it now. Nobody finds it in the middle of a quarrel."],
			options: [
				{ id: "break", label: "“I need twenty minutes. Then I’ll come back to it.”" },
				{ id: "slow", label: "“Can we go slower? I want to understand this.”" },
				{ id: "end", label: "“Let’s stop here for today.”" },
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you how it went?", meant: "talk with {who}" },
	],
	page: {
		title: "A talk I have prepared",
		sections: [
			{ heading: "With", text: ["{who}"] },
			{ heading: "About", text: ["{about}"] },
			{ heading: "How I begin", text: ["{draft}"] },
			{ heading: "When it gets too hot", text: ["{stop}"] },
		],
	},
};
