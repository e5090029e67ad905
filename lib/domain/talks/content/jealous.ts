import type { Talk } from "../schema";

export const jealous: Talk = {
	slug: "jealous",
	title: "Jealous and not wanting to be",
	summary: "Tell what you saw from what you fear, and say the soft part of it.",
	door: "just-happened",
	minutes: 7,
	aboutSomebody: true,
	phrasings: [
		"I am so jealous",
		"I keep checking their phone",
		"he still talks to his ex",
		"she got a message and smiled and now I can't think",
		"I don't want to be the jealous one",
		"he gets hearts from some girl called lena",
		"my girlfriend's ex is coming to the party",
		"I looked through her phone and I hate that I did",
		"he talks about his new colleague all the time",
		"she dresses up for the gym",
		"I know nothing happened but my stomach drops",
		"he follows models and it bothers me",
		"I keep asking her where she was",
	],
	steps: [
		{
			kind: "text",
			id: "saw",
			title: "What did you see or hear? Only that.",
			text: ["As a stranger at the next table would have told it."],
			example: "A message from Kim came at eleven. He smiled and turned the phone over.",
		},
		{
			kind: "text",
			id: "story",
			title: "And what did your head make of it?",
			text: ["The whole film, as it runs."],
			example: "That he is already half gone, and everybody knows but me.",
		},
		{
			kind: "scale",
			id: "sure",
			title: "How sure are you that the film is true?",
			low: "It is only a film",
			high: "I know it for certain",
		},
		{
			kind: "choice",
			id: "old",
			title: "Is the feeling older than this relationship?",
			options: [
				{
					id: "yes",
					label: "Yes, I know it well",
					reply: "Then some of it may belong to an earlier story. It still hurts today.",
				},
				{
					id: "betrayed",
					label: "I have been betrayed before",
					reply: "Then your alarm learned its work. It may be loud without being right, and it may be right.",
				},
				{
					id: "new",
					label: "No, it is new",
					reply: "Then it may be about something between you two. That can be talked about.",
				},
				{ id: "unsure", label: "I don’t know", reply: "That’s fine. It needn’t be known to be said." },
			],
		},
		{
			kind: "choice",
			id: "soft",
			title: "What is under the jealousy?",
			options: [
				{ id: "lose", label: "I am afraid to lose you", as: "I am afraid of losing you" },
				{ id: "enough", label: "I am afraid not to be enough", as: "I am afraid that I’m not enough" },
				{ id: "out", label: "I feel left out", as: "I feel left out" },
				{ id: "close", label: "We have been far apart lately", as: "I miss you, although you are here" },
			],
		},
		{
			kind: "choice",
			id: "tempted",
			title: "What are you tempted to do?",
			options: [
				{
					id: "check",
					label: "Look at their phone",
					reply: "It calms for an hour and then it wants more. And it takes something from both of you.",
				},
				{ id: "ask", label: "Ask ten questions in a row", reply: "One question, asked softly, gets further than ten." },
				{
					id: "cold",
					label: "Be cold until they notice",
					reply: "They will notice the cold, and not what it is about.",
				},
				{ id: "nothing", label: "Swallow it", reply: "You can wait a day. You don’t have to swallow it for good." },
			],
		},
		{
			kind: "draft",
			id: "draft",
			title: "The soft part, said plainly.",
			versions: [
				{
					id: "soft",
					label: "To them",
					text: [
						"I’d like to tell you something that I’m not proud of. I got jealous. {soft}.",
						"I’m not asking you to explain yourself. I would like you to hold me, and tell me where we are.",
					],
				},
				{
					id: "self",
					label: "To myself",
					text: [
						"I saw something, and my head made a film of it.",
						"{soft}. That is what hurts. I don’t have to act on the film tonight.",
					],
				},
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you how it went?", meant: "say the soft part of it" },
	],
	page: {
		title: "Jealous",
		sections: [
			{ heading: "What I saw", text: ["{saw}"] },
			{ heading: "What my head made of it", text: ["{story}"] },
			{ heading: "What is under it", text: ["{soft}"] },
			{ heading: "The words", text: ["{draft}"] },
		],
	},
};
