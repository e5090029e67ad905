import type { Talk } from "../schema";

export const apologyNow: Talk = {
	slug: "apology-now",
	title: "An apology",
	summary: "Say sorry in a way that the other person can do something with.",
	door: "say-something",
	minutes: 7,
	aboutSomebody: true,
	phrasings: [
		"how do I say sorry",
		"I was unfair to him",
		"I shouted at her and I regret it",
		"I hurt somebody and want to make it right",
		"I said something I shouldn't have said",
	],
	steps: [
		{ kind: "text", id: "who", title: "To whom?", example: "Mira", isShort: true },
		{
			kind: "text",
			id: "did",
			title: "What did you do? One or two sentences, without a “because”.",
			text: ["Write it to them. The reasons can come later, or not at all."],
			example: "I read your messages on Friday, and then I acted as if I knew nothing.",
		},
		{
			kind: "choice",
			id: "effect",
			title: "What did it probably do to them?",
			text: ["You cannot know it. You can say that you thought about it."],
			options: [
				{ id: "trust", label: "They trust me less", as: "I can imagine that it is harder to trust me now." },
				{ id: "humiliated", label: "It embarrassed them", as: "I can imagine how embarrassing that was for you." },
				{ id: "alone", label: "It left them alone", as: "I can imagine that you felt left alone with it." },
				{ id: "scared", label: "It frightened them", as: "I can imagine that I frightened you." },
				{
					id: "unsure",
					label: "I am not sure",
					as: "I don’t know exactly what it was like for you, and I would like to.",
				},
			],
		},
		{
			kind: "choice",
			id: "but",
			title: "Which of these is on the tip of your tongue?",
			text: ["All of them make an apology smaller. It helps to know which one is yours."],
			options: [
				{ id: "because", label: "“I was so tired”", reply: "It may be true. It belongs in another conversation." },
				{
					id: "if",
					label: "“I’m sorry if you were hurt”",
					reply: "That “if” puts the hurt in doubt. We’ll leave it out.",
				},
				{ id: "but", label: "“…but you also…”", reply: "Perhaps they did. That is a talk of its own, on another day." },
				{ id: "none", label: "None of them", reply: "Good. Then it can be short." },
			],
		},
		{
			kind: "choice",
			id: "repair",
			title: "What can you do about it?",
			options: [
				{ id: "stop", label: "Not do it again", as: "I won’t do that again." },
				{ id: "undo", label: "Undo a part of it", as: "I would like to put right what I can." },
				{ id: "ask", label: "Ask what would help", as: "Is there something that would help?" },
				{
					id: "listen",
					label: "Listen, without defending myself",
					as: "If you want to tell me how it was, I will listen and not defend myself.",
				},
			],
		},
		{
			kind: "text",
			id: "concrete",
			title: "What would that look like this week?",
			text: ["Something small that can be seen. Write it to them, or leave it empty."],
			example: "I have put the phone charger in the hall, so that yours is out of my reach.",
			optional: true,
		},
		{
			kind: "draft",
			id: "draft",
			title: "Here it is. Read it aloud once, and change what does not sound like you.",
			versions: [
				{
					id: "whole",
					label: "Whole",
					text: [
						"{who}, I want to apologize.",
						"{did}",
						"That was wrong of me. {effect}",
						"{repair}",
						"{concrete}",
						"You don’t have to answer this, or forgive it now.",
					],
				},
				{ id: "short", label: "Short", text: ["{who}, I am sorry.", "{did}", "{effect} {repair}"] },
			],
		},
		{
			kind: "later",
			id: "later",
			title: "Shall I ask you how it went?",
			text: ["An apology asks for nothing back. They may need longer than you would like."],
			meant: "apologize to {who}",
		},
	],
	page: {
		title: "An apology",
		sections: [
			{ heading: "To", text: ["{who}"] },
			{ heading: "What I did", text: ["{did}"] },
			{ heading: "The words", text: ["{draft}"] },
		],
	},
};
