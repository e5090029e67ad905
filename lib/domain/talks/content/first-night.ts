import type { Talk } from "../schema";

export const firstNight: Talk = {
	slug: "first-night",
	title: "The first night after a break-up",
	summary: "Get through tonight, and no further than tonight.",
	door: "just-happened",
	minutes: 8,
	calm: true,
	phrasings: [
		"she left me today",
		"he broke up with me",
		"we broke up tonight",
		"it's over and I can't sleep",
		"my partner has just moved out",
		"he packed a bag and drove off an hour ago",
		"she said it's over and now I'm sitting on the kitchen floor",
		"the flat is so quiet, he took his things tonight",
		"we just ended it in the car",
		"it's 2am and I was dumped this evening",
		"how do I get through tonight without calling him",
		"her side of the bed is empty for the first time",
		"he said he doesn't love me anymore and left",
	],
	steps: [
		{
			kind: "read",
			id: "hello",
			title: "Nothing has to be understood tonight.",
			text: [
				"Not why, not what comes next, not what you should have said. Tonight has only to be got through, and that can be done in small pieces.",
				"You can stop here whenever you like, and come back.",
			],
		},
		{
			kind: "choice",
			id: "how",
			title: "How is it in you just now?",
			options: [
				{ id: "numb", label: "Numb", reply: "Numbness is a kind of padding. It goes by itself when there is room." },
				{ id: "storm", label: "Everything at once", reply: "Then let’s do something small with your hands first." },
				{
					id: "begging",
					label: "I want to write to them",
					reply: "That pull is strongest in the first nights. Let’s give the words another place.",
				},
				{
					id: "relief",
					label: "Relieved, and guilty for it",
					reply: "Both can be true. Relief doesn’t mean that it was nothing.",
				},
				{ id: "angry", label: "Furious", reply: "Anger is warm, at least. It may stay for tonight." },
			],
		},
		{
			kind: "choice",
			id: "body",
			title: "One thing for your body, before anything else.",
			text: ["Do it now. I’ll wait."],
			options: [
				{ id: "water", label: "A large glass of water" },
				{ id: "warm", label: "Something warm: a shower, a blanket, tea" },
				{ id: "air", label: "Two minutes at an open window" },
				{ id: "food", label: "A few bites of anything" },
			],
		},
		{
			kind: "text",
			id: "unsent",
			title: "What would you write to them, if it never arrived?",
			text: ["Everything may stand here. It is sent to nobody."],
			example: "You took the green cup. I don’t even like it, and I stood there looking at the shelf.",
			optional: true,
		},
		{
			kind: "text",
			id: "person",
			title: "Who may know about it today?",
			text: ["One person is enough. A first name."],
			example: "Nadia",
			isShort: true,
		},
		{
			kind: "draft",
			id: "tell",
			title: "A message for them, so that you don’t have to find words.",
			versions: [
				{
					id: "company",
					label: "I would like company",
					text: ["Hi {person}, we have broken up. I don’t want to explain it yet. Could you call, or come over?"],
				},
				{
					id: "know",
					label: "I only want you to know",
					text: [
						"Hi {person}, we have broken up. I’m not ready to talk. I only wanted you to know, and it helps that you do.",
					],
				},
			],
		},
		{
			kind: "choice",
			id: "phone",
			title: "And the phone, tonight?",
			options: [
				{ id: "away", label: "It sleeps in another room" },
				{ id: "muted", label: "I mute our chat until the morning" },
				{ id: "friend", label: "I write to a friend whenever I want to write to them" },
				{ id: "stays", label: "It stays. I’ll see", reply: "All right. You know yourself." },
			],
		},
		{
			kind: "text",
			id: "morning",
			title: "What is the first thing tomorrow morning?",
			text: ["Something very ordinary: coffee, the dog, a shirt that is clean."],
			example: "Coffee at the window, then work.",
		},
		{
			kind: "read",
			id: "end",
			title: "That is enough for today.",
			text: [
				"Sleep may not come. Lying down in the dark counts as well. If the night gets too heavy to carry alone, “Help now” has people who answer at this hour.",
			],
		},
	],
	page: {
		title: "The first night",
		sections: [
			{ heading: "What I would have written", text: ["{unsent}"] },
			{ heading: "Who knows", text: ["{person}"] },
			{ heading: "The phone", text: ["{phone}"] },
			{ heading: "Tomorrow begins with", text: ["{morning}"] },
		],
	},
};
