import type { Talk } from "../schema";

export const twoFutures: Talk = {
	slug: "two-futures",
	title: "A decision in two futures",
	summary: "Walk through both answers for a day, and notice which one you breathe in.",
	door: "decide",
	minutes: 10,
	phrasings: [
		"should I stay or leave",
		"I can't decide",
		"I have to make a decision",
		"I don't know whether to end it",
		"I keep going back and forth",
		"move for his job or stay with mine",
		"leave him now or give it another year",
		"half of me wants the baby, half doesn't",
		"go back to her or start over",
		"I wake up sure and go to bed unsure",
		"one job pays, the other I'd love",
		"stay in this town near mum or follow my dream",
	],
	steps: [
		{
			kind: "text",
			id: "question",
			title: "What is the decision, as a question?",
			example: "Do I stay with Alex, or do I take the flat?",
		},
		{ kind: "text", id: "one", title: "Call the first answer something.", example: "Staying", isShort: true },
		{ kind: "text", id: "two", title: "And the second.", example: "The flat", isShort: true },
		{
			kind: "text",
			id: "dayOne",
			title:
				"A year from now you have chosen: {one}. It is an ordinary Tuesday. Tell it from the alarm to the evening.",
			text: ["Not the best day, and not the worst."],
			example: "I wake up first. We talk about the bins. In the evening he reads and I am glad that he is there.",
		},
		{
			kind: "choice",
			id: "bodyOne",
			title: "While you wrote that, your body was…",
			options: [
				{ id: "wide", label: "Wider, warmer" },
				{ id: "tight", label: "Tighter" },
				{ id: "tired", label: "Tired" },
				{ id: "restless", label: "Restless, alive" },
				{ id: "nothing", label: "I noticed nothing" },
			],
		},
		{
			kind: "text",
			id: "dayTwo",
			title: "And the other Tuesday: {two}.",
			text: ["The same hours, in the other life."],
			example: "It is quiet. I buy one croissant. At six I ring my sister, and then I paint.",
		},
		{
			kind: "choice",
			id: "bodyTwo",
			title: "And now?",
			options: [
				{ id: "wide", label: "Wider, warmer" },
				{ id: "tight", label: "Tighter" },
				{ id: "tired", label: "Tired" },
				{ id: "restless", label: "Restless, alive" },
				{ id: "nothing", label: "I noticed nothing" },
			],
		},
		{
			kind: "text",
			id: "price",
			title: "Every answer costs something. Which price would you rather pay?",
			example: "Being lonely on Sundays rather than being careful every day.",
		},
		{
			kind: "choice",
			id: "need",
			title: "What is still missing before you can decide?",
			options: [
				{ id: "fact", label: "A fact I can find out", reply: "Then find out that one, and nothing else, this week." },
				{ id: "talk", label: "A talk with somebody", reply: "You can prepare it here." },
				{
					id: "courage",
					label: "Nothing but courage",
					reply: "Then you may know it already. Knowing and doing can be weeks apart.",
				},
				{ id: "time", label: "Time", reply: "Give it a date. Time without a date becomes an answer by itself." },
			],
		},
		{ kind: "later", id: "later", title: "When shall I ask you again?", meant: "look again at your decision" },
	],
	page: {
		title: "A decision",
		sections: [
			{ heading: "The question", text: ["{question}"] },
			{ heading: "One Tuesday", text: ["{one}", "{dayOne}", "{bodyOne}"] },
			{ heading: "The other Tuesday", text: ["{two}", "{dayTwo}", "{bodyTwo}"] },
			{ heading: "The price I would rather pay", text: ["{price}"] },
			{ heading: "What is still missing", text: ["{need}"] },
		],
	},
};
