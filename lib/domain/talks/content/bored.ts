import type { Talk } from "../schema";

export const bored: Talk = {
	slug: "only-bored",
	title: "Nothing happens, only bored",
	summary: "No problem to solve. Something to turn over.",
	door: "together",
	minutes: 4,
	phrasings: [
		"I am bored",
		"nothing happened today",
		"just talk to me about something",
		"I don't know what to write",
		"ask me something",
		"meh, sunday, rain",
		"got nothing to say really",
		"no plans, no problems, just sitting here",
		"entertain me please",
		"tell me something interesting",
		"nothing going on, just checking in",
		"can't be bothered with anything, it's a slow one",
		"give me a random question",
	],
	steps: [
		{
			kind: "choice",
			id: "kind",
			title: "Which kind of bored?",
			options: [
				{ id: "calm", label: "The pleasant kind", reply: "Good. Then only for the fun of it." },
				{
					id: "restless",
					label: "The restless kind",
					reply: "That one often wants hands, not thoughts. Still, a question.",
				},
				{
					id: "lonely",
					label: "Perhaps a bit lonely",
					reply: "They look alike from outside. One person you could ring would be a good second step.",
				},
				{
					id: "flat",
					label: "Flat, for days",
					reply: "If it stays flat for weeks, that deserves to be told to somebody. For now, something small.",
				},
			],
		},
		{
			kind: "choice",
			id: "about",
			title: "What shall we turn over?",
			options: [
				{ id: "past", label: "Something from before" },
				{ id: "world", label: "Something from today" },
				{ id: "wish", label: "Something that isn’t yet" },
			],
		},
		{
			kind: "text",
			id: "past",
			title: "A room that doesn’t exist any more: walk through it. What stands where?",
			example: "The blue kitchen. The radio is on top of the fridge and nobody can reach it.",
			when: { step: "about", is: ["past"] },
		},
		{
			kind: "text",
			id: "world",
			title: "Somebody you saw today and don’t know: what was in their bag?",
			example: "The man with the cello had three lemons and no wallet.",
			when: { step: "about", is: ["world"] },
		},
		{
			kind: "text",
			id: "wish",
			title: "A free day, enough money, nobody who needs you. What do you do at eleven in the morning?",
			example: "I am on a train with a window seat, and I have not told anybody.",
			when: { step: "about", is: ["wish"] },
		},
		{
			kind: "text",
			id: "more",
			title: "And what did you leave out?",
			text: ["There is nearly always a detail."],
			example: "The door to the balcony, which squeaked.",
			optional: true,
		},
		{
			kind: "choice",
			id: "then",
			title: "And now?",
			options: [
				{ id: "hands", label: "Something with my hands: ten minutes of tidying, cooking, mending" },
				{ id: "out", label: "Out of the door, once round the block" },
				{ id: "person", label: "I write to somebody" },
				{ id: "stay", label: "I stay bored", reply: "Many good ideas began exactly there." },
			],
		},
	],
	page: {
		title: "A bored hour",
		sections: [
			{ heading: "From before", text: ["{past}"] },
			{ heading: "From today", text: ["{world}"] },
			{ heading: "Not yet", text: ["{wish}"] },
			{ heading: "What I had left out", text: ["{more}"] },
		],
	},
};
