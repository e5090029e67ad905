import type { Talk } from "../schema";

export const takeBackAYes: Talk = {
	slug: "take-back-a-yes",
	title: "Taking back a yes",
	summary: "You said yes too quickly. Here is a decent way out.",
	door: "say-something",
	minutes: 4,
	aboutSomebody: true,
	phrasings: [
		"I said yes and I regret it",
		"I agreed to something I don't want",
		"how do I take back a yes",
		"I keep saying yes when I mean no",
		"I need to cancel and feel awful about it",
		"I told my sister I'd host christmas and I can't",
		"I promised to lend him the money",
		"I said I would be a godmother and don't want to",
		"I agreed to the extra shift and I'm shattered",
		"I told him he could move in, big mistake",
		"I volunteered for the school fair, why",
		"I accepted the date out of pity",
		"I signed up to help them move and my back is bad",
	],
	steps: [
		{ kind: "text", id: "who", title: "To whom did you say yes?", example: "Jonas", isShort: true },
		{
			kind: "text",
			id: "yes",
			title: "What did you say yes to?",
			example: "That his parents stay with us for two weeks.",
		},
		{
			kind: "choice",
			id: "why",
			title: "What happened between their question and your yes?",
			options: [
				{
					id: "quick",
					label: "I answered before I had thought",
					as: "I answered before I had thought about it.",
					reply: "That happens to people who like to help.",
				},
				{
					id: "nice",
					label: "I wanted to be nice",
					as: "I wanted to make you happy, and I didn’t ask myself.",
					reply: "The kind part of that was real. Only the yes was not.",
				},
				{
					id: "pressure",
					label: "I felt pressed",
					as: "I felt I had to answer at once, and I didn’t say so.",
					reply: "Then “let me think about it” may be your sentence for next time.",
				},
				{
					id: "changed",
					label: "Something has changed since",
					as: "Something has changed on my side since then.",
					reply: "Then you are not breaking your word, you are correcting it.",
				},
			],
		},
		{
			kind: "choice",
			id: "soon",
			title: "How soon would it cost them something?",
			text: ["The earlier a yes is taken back, the cheaper it is for both."],
			options: [
				{
					id: "days",
					label: "In days",
					as: "I’m sorry that it comes so late.",
					reply: "Then today is the day, and a call may be kinder than a message.",
				},
				{
					id: "weeks",
					label: "In weeks",
					as: "I wanted to tell you while there is still time.",
					reply: "Good. There is time to find another way.",
				},
				{
					id: "later",
					label: "Not for a long time",
					as: "I wanted to tell you early.",
					reply: "Then it is only uncomfortable, and not for long.",
				},
			],
		},
		{
			kind: "choice",
			id: "instead",
			title: "Is there something you would gladly do instead?",
			options: [
				{ id: "nothing", label: "No, nothing", as: "I don’t have another suggestion, and I know that isn’t easy." },
				{ id: "less", label: "A smaller version of it", as: "What I would gladly do is less:" },
				{ id: "other", label: "Something else", as: "What I would gladly do instead:" },
			],
		},
		{
			kind: "text",
			id: "offer",
			title: "What exactly?",
			text: ["Write it to them."],
			example: "They could stay for a long weekend, and I’ll cook.",
			when: { step: "instead", is: ["less", "other"] },
		},
		{
			kind: "draft",
			id: "draft",
			title: "One line to begin with, and the rest behind it.",
			versions: [
				{
					id: "warm",
					label: "Warm",
					text: ["{who}, I said yes too quickly, and I have to take it back. {why} {soon}", "{instead}", "{offer}"],
				},
				{ id: "short", label: "Short", text: ["{who}, I said yes too quickly. I have to take it back.", "{offer}"] },
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you how it went?", meant: "take back the yes you gave {who}" },
	],
	page: {
		title: "Taking back a yes",
		sections: [
			{ heading: "To", text: ["{who}"] },
			{ heading: "What I said yes to", text: ["{yes}"] },
			{ heading: "What I say now", text: ["{draft}"] },
		],
	},
};
