import type { Talk } from "../schema";

export const quietMarriage: Talk = {
	slug: "gone-quiet",
	title: "A relationship gone quiet",
	summary: "Look at what has gone quiet, and start with something small.",
	door: "together",
	minutes: 8,
	aboutSomebody: true,
	phrasings: [
		"we live like flatmates",
		"my marriage has gone quiet",
		"we only talk about the children",
		"we don't touch each other anymore",
		"I feel lonely in my relationship",
		"we eat, we watch tv, we sleep",
		"I can't remember our last real kiss",
		"we are polite like colleagues",
		"he lives in the garage and I live in the kitchen",
		"twenty years and we have run out of words",
		"we sleep back to back",
		"the kids are our only topic",
		"I miss her and she is in the next room",
	],
	steps: [
		{ kind: "text", id: "who", title: "Whom do you live beside?", example: "Henrik", isShort: true },
		{
			kind: "choice",
			id: "quiet",
			title: "What has gone quiet?",
			most: 6,
			options: [
				{ id: "talk", label: "Talking about anything but errands" },
				{ id: "touch", label: "Touch" },
				{ id: "laugh", label: "Laughing" },
				{ id: "sex", label: "Sex" },
				{ id: "interest", label: "Asking each other questions" },
				{ id: "plans", label: "Plans for the two of us" },
			],
		},
		{
			kind: "text",
			id: "last",
			title: "When was it last not quiet?",
			text: ["A moment, however small: where, and what was said."],
			example: "In August the car broke down, and we ate chips on the kerb and laughed.",
		},
		{
			kind: "choice",
			id: "since",
			title: "What came between then and now?",
			options: [
				{ id: "tired", label: "Work and tiredness", reply: "Tiredness looks a lot like not loving. It often isn’t." },
				{ id: "children", label: "Children", reply: "Most couples say that they lose each other for a while there." },
				{
					id: "hurt",
					label: "A hurt nobody mentions",
					reply: "Then the quiet may be guarding it. There’s a talk for preparing that, too.",
				},
				{
					id: "illness",
					label: "Illness or grief",
					reply: "Two people can grieve next to each other and still be alone.",
				},
				{
					id: "drift",
					label: "Nothing in particular",
					reply: "Drifting apart needs no reason. Coming closer doesn’t either.",
				},
			],
		},
		{
			kind: "choice",
			id: "want",
			title: "What do you want, if you are honest?",
			options: [
				{ id: "back", label: "Them, as before", reply: "Then begin with something that you used to do." },
				{
					id: "new",
					label: "Something new with them",
					reply: "Couples who do something unfamiliar together tend to feel closer afterwards.",
				},
				{
					id: "know",
					label: "To know whether there is still something",
					reply: "Then look for one warm answer, rather than for proof.",
				},
				{
					id: "leave",
					label: "I think of leaving",
					reply: "That is allowed to be thought. “A decision in two futures” is a talk for it.",
				},
			],
		},
		{
			kind: "deck",
			id: "small",
			title: "Something small for this week.",
			text: ["Keep one or two that you could really do."],
			options: [
				{ id: "six", label: "A kiss of six seconds when one of you comes home" },
				{ id: "question", label: "One question at supper that is not about the day’s errands" },
				{ id: "walk", label: "Twenty minutes’ walk without phones" },
				{ id: "thanks", label: "Thank them for something that they always do" },
				{ id: "photo", label: "Look at ten old photos together" },
				{ id: "note", label: "A note where only they will find it" },
				{ id: "bed", label: "To bed at the same time, once" },
				{ id: "music", label: "A song from the beginning, while cooking" },
			],
		},
		{
			kind: "draft",
			id: "draft",
			title: "And a sentence, if you would like one.",
			versions: [
				{
					id: "warm",
					label: "Warm",
					text: [
						"{who}, I thought today about something of ours, and I missed it.",
						"{last}",
						"Could we have an evening, just us?",
					],
				},
				{
					id: "plain",
					label: "Plain",
					text: ["{who}, I miss you, and I don’t want to get used to it. Could we have an evening, just us?"],
				},
			],
		},
		{ kind: "later", id: "later", title: "Shall I ask you how it went?", meant: "do something small with {who}" },
	],
	page: {
		title: "Gone quiet",
		sections: [
			{ heading: "With", text: ["{who}"] },
			{ heading: "When it was last not quiet", text: ["{last}"] },
			{ heading: "Something small", text: ["{small}"] },
			{ heading: "A sentence", text: ["{draft}"] },
		],
	},
};
