import type { Talk } from "../schema";

export const aClearNo: Talk = {
	slug: "a-clear-no",
	title: "Saying no, with words to send",
	summary: "A no that is kind, and does not turn into a yes on the way.",
	door: "say-something",
	minutes: 5,
	aboutSomebody: true,
	phrasings: [
		"how do I say no",
		"I can never say no to my family",
		"they keep asking me for favours",
		"I don't want to go but I can't say so",
		"how do I turn somebody down kindly",
		"he asked me out and I don't want to",
		"my aunt wants to stay for two weeks",
		"they want me to work on saturday again",
		"my friend wants to borrow my car",
		"how do I decline the wedding invitation",
		"she keeps pushing and I want to say no nicely",
		"my mate wants me to invest in his thing",
		"he wants a second date and I don't",
	],
	steps: [
		{ kind: "text", id: "who", title: "Who is asking?", example: "Ana", isShort: true },
		{
			kind: "text",
			id: "request",
			title: "What do they want from you?",
			example: "That I take the children every Friday.",
		},
		{
			kind: "choice",
			id: "pull",
			title: "What would make you say yes after all?",
			options: [
				{
					id: "guilt",
					label: "I would feel guilty",
					reply: "Guilt often comes with a new no, even a fair one. It tends to pass sooner than the Fridays would.",
				},
				{
					id: "conflict",
					label: "I’m afraid of a quarrel",
					reply: "Then it helps to keep the no short. There is less to argue with.",
				},
				{ id: "liked", label: "I want them to like me", reply: "Most people think less about our no than we fear." },
				{
					id: "need",
					label: "They really need help",
					reply: "They may need it, and it may still not be yours to give.",
				},
				{
					id: "habit",
					label: "I have always done it",
					reply: "Then this no is news to them. Give them a moment with it.",
				},
			],
		},
		{
			kind: "choice",
			id: "kind",
			title: "What kind of no is it?",
			options: [
				{ id: "never", label: "No, and it stays a no", as: "The answer is no." },
				{ id: "now", label: "Not this time", as: "I can’t do it this time." },
				{ id: "part", label: "No, but I would gladly do a part of it", as: "I can’t do all of it." },
				{ id: "think", label: "I need to think first", as: "I don’t want to answer at once. I’ll tell you tomorrow." },
			],
		},
		{
			kind: "text",
			id: "part",
			title: "Which part, gladly?",
			text: ["Only if it is true. Write it to them."],
			example: "I would love to have them on the first Friday of the month.",
			when: { step: "kind", is: ["part"] },
		},
		{
			kind: "draft",
			id: "draft",
			title: "Your no. One reason at most: each further one can be argued with.",
			versions: [
				{
					id: "warm",
					label: "Warm",
					text: [
						"Thank you for asking me. I know it would help you.",
						"{kind} I would rather tell you honestly than say yes and resent it.",
						"{part}",
					],
				},
				{ id: "brief", label: "Brief", text: ["{kind}", "{part}", "I hope you find a good way."] },
			],
		},
		{
			kind: "choice",
			id: "again",
			title: "They may ask again. What do you say then?",
			options: [
				{ id: "same", label: "“I understand. It’s still a no.”" },
				{ id: "stop", label: "“Please don’t ask me again.”" },
				{ id: "change", label: "“I’ve said what I can do.”" },
				{ id: "silence", label: "Nothing. I have answered already." },
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you how it went?", meant: "say no to {who}" },
	],
	page: {
		title: "My no",
		sections: [
			{ heading: "Who asks", text: ["{who}"] },
			{ heading: "What for", text: ["{request}"] },
			{ heading: "How I say it", text: ["{draft}"] },
			{ heading: "And if they ask again", text: ["{again}"] },
		],
	},
};
