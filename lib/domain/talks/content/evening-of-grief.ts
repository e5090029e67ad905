import type { Talk } from "../schema";

export const eveningOfGrief: Talk = {
	slug: "evening-of-grief",
	title: "An evening of grief",
	summary: "Half an hour for somebody who is missing.",
	door: "just-happened",
	minutes: 10,
	calm: true,
	aboutThePast: true,
	phrasings: [
		"I miss my mother so much today",
		"it is the anniversary of his death",
		"my dog died",
		"I can't stop crying since the funeral",
		"the first Christmas without her",
	],
	steps: [
		{ kind: "text", id: "who", title: "Who is missing?", example: "Grandpa", isShort: true },
		{
			kind: "choice",
			id: "today",
			title: "What brought it up today?",
			options: [
				{ id: "date", label: "A date" },
				{ id: "thing", label: "A thing, a smell, a song" },
				{ id: "news", label: "I wanted to tell them something" },
				{ id: "nothing", label: "Nothing. It came" },
				{
					id: "fresh",
					label: "It has only just happened",
					reply: "Then nothing has to be done with it tonight. We can just stay a while.",
				},
			],
		},
		{
			kind: "text",
			id: "picture",
			title: "Which picture of them comes first?",
			text: ["Whichever it is, also a hard or a silly one."],
			example: "He is peeling an orange in one long strip and pretending not to look whether I saw it.",
		},
		{
			kind: "text",
			id: "voice",
			title: "What did they say, in their own way of saying it?",
			example: "“Well then,” whenever it was time to go.",
		},
		{
			kind: "choice",
			id: "unsaid",
			title: "Is there something that was not said?",
			options: [
				{ id: "thanks", label: "A thank you" },
				{ id: "sorry", label: "An apology" },
				{
					id: "anger",
					label: "Something angry",
					reply: "It may stand here. One can miss somebody and still be angry.",
				},
				{ id: "love", label: "That I love them" },
				{ id: "none", label: "No, it was said", reply: "That is a gift, even if it doesn’t feel like one tonight." },
			],
		},
		{
			kind: "text",
			id: "words",
			title: "Say it now, as if they could hear.",
			example: "You should have seen the garden this year.",
			optional: true,
		},
		{
			kind: "choice",
			id: "do",
			title: "Something small for tonight?",
			options: [
				{ id: "candle", label: "Light a candle" },
				{ id: "cook", label: "Cook something of theirs" },
				{ id: "photo", label: "Put a photo where I see it" },
				{ id: "call", label: "Ring somebody who knew them" },
				{ id: "cry", label: "Only cry", reply: "Yes." },
			],
		},
		{
			kind: "read",
			id: "end",
			title: "It doesn’t have to get smaller.",
			text: [
				"Many people find that grief stays its size, and that life slowly grows around it. What you wrote is kept, and you can come back to it on the next such evening.",
			],
		},
	],
	page: {
		title: "An evening for somebody",
		sections: [
			{ heading: "For", text: ["{who}"] },
			{ heading: "A picture", text: ["{picture}"] },
			{ heading: "Their words", text: ["{voice}"] },
			{ heading: "What I would say", text: ["{words}"] },
			{ heading: "Tonight", text: ["{do}"] },
		],
	},
};
