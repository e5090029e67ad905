import type { Talk } from "../schema";

export const somethingJustHappened: Talk = {
	slug: "something-just-happened",
	title: "Something just happened",
	summary: "Put it down before you do anything about it.",
	door: "just-happened",
	minutes: 5,
	calm: true,
	phrasings: [
		"something just happened",
		"I am shaking",
		"we had a huge fight",
		"I just found out something",
		"I don't know what to do right now",
		"I just got off the phone and my hands are shaking",
		"he just told me he met somebody",
		"I've just been fired",
		"she just slammed the door and left",
		"my dad was taken to hospital an hour ago",
		"I just saw his messages",
		"we rowed ten minutes ago and I'm in the car",
		"I just got the letter",
	],
	steps: [
		{
			kind: "text",
			id: "what",
			title: "What happened? As it comes.",
			text: ["It needn’t be in order."],
			example: "He put the phone down in the middle of my sentence. I am standing in the kitchen.",
		},
		{
			kind: "choice",
			id: "safe",
			title: "Are you somewhere safe?",
			options: [
				{ id: "yes", label: "Yes" },
				{
					id: "unsure",
					label: "I am not sure",
					reply: "Then that comes first. “Help now” is at the top of every screen, and the rest can wait.",
				},
				{
					id: "no",
					label: "No",
					reply: "Then please stop here and open “Help now”, or call the emergency number. This is kept, and can wait.",
				},
			],
		},
		{
			kind: "choice",
			id: "body",
			title: "Where in the body is it?",
			options: [
				{ id: "chest", label: "Chest or throat", reply: "Breathe out longer than in, five times. That is all." },
				{ id: "stomach", label: "Stomach", reply: "A hand on it, and both feet on the floor." },
				{
					id: "head",
					label: "Head, racing",
					reply: "Name five things that you can see, hear or touch. Aloud, if you can.",
				},
				{ id: "hands", label: "Hands, restless", reply: "Cold water over the wrists, for as long as you like." },
				{
					id: "numb",
					label: "Nowhere, I feel nothing",
					reply: "That is the body’s way of turning down the volume. It passes.",
				},
			],
		},
		{
			kind: "choice",
			id: "urge",
			title: "What do you want to do right away?",
			options: [
				{ id: "write", label: "Write to them", reply: "Write it here first. It can still go out tomorrow." },
				{ id: "leave", label: "Get away", reply: "A walk is a good distance. It is no decision." },
				{
					id: "fix",
					label: "Make it good again at once",
					reply: "It will keep until your pulse has come down. Twenty minutes help.",
				},
				{ id: "nothing", label: "Nothing", reply: "Then nothing it is." },
			],
		},
		{
			kind: "text",
			id: "hour",
			title: "What will you do in the next hour?",
			text: ["Something that you can’t regret."],
			example: "Walk to the river and back, and then eat something.",
		},
		{
			kind: "text",
			id: "tomorrow",
			title: "And what can wait until tomorrow?",
			example: "Whether I answer him at all.",
			optional: true,
		},
		{
			kind: "later",
			id: "later",
			title: "Shall I ask tomorrow how it is?",
			meant: "look at it again with a night in between",
		},
	],
	page: {
		title: "What happened",
		sections: [
			{ heading: "What happened", text: ["{what}"] },
			{ heading: "The next hour", text: ["{hour}"] },
			{ heading: "What can wait", text: ["{tomorrow}"] },
		],
	},
};
