import type { Talk } from "../schema";

export const movingIn: Talk = {
	slug: "moving-in",
	title: "Moving in together",
	summary: "Eight small questions that are easier to ask before than after.",
	door: "decide",
	minutes: 8,
	phrasings: [
		"we are thinking of moving in together",
		"he asked me to move in",
		"I don't know whether we should live together",
		"afraid of moving in with my girlfriend",
	],
	steps: [
		{ kind: "text", id: "who", title: "With whom would you live?", example: "Toni", isShort: true },
		{
			kind: "choice",
			id: "why",
			title: "Why now? The most honest answer first.",
			options: [
				{ id: "want", label: "I want to wake up with them", reply: "A good reason, and it survives a broken boiler." },
				{
					id: "money",
					label: "Two rents are too much",
					reply: "An honest reason. It helps when both of you say it aloud.",
				},
				{
					id: "next",
					label: "It is what comes next",
					reply: "Couples who slide into it tend to be less sure later than couples who decide. You can still decide.",
				},
				{ id: "asked", label: "They asked", reply: "Then your own answer is still to be found. Let’s look." },
			],
		},
		{
			kind: "text",
			id: "keep",
			title: "What of your own life should stay exactly as it is?",
			example: "Thursday is choir. And half an hour in the morning in which nobody speaks.",
		},
		{
			kind: "choice",
			id: "worry",
			title: "What worries you most?",
			options: [
				{ id: "space", label: "Never being alone" },
				{ id: "work", label: "Who does what in the house" },
				{ id: "money", label: "Money" },
				{ id: "family", label: "Visits, family, children" },
				{ id: "desire", label: "That we turn into flatmates" },
				{ id: "wayBack", label: "That there is no way back" },
			],
		},
		{
			kind: "text",
			id: "sentence",
			title: "How would you say that worry to them?",
			text: ["One sentence that begins with “I”."],
			example: "I need a door I can close without it meaning anything.",
		},
		{
			kind: "deck",
			id: "questions",
			title: "Which of these have you never talked about?",
			text: ["Keep those for an evening with the two of you."],
			options: [
				{ id: "alone", label: "How much time does each of us need alone, and where?" },
				{ id: "clean", label: "What does “tidy” mean to you?" },
				{ id: "rent", label: "How do we split the rent, if one of us earns more?" },
				{ id: "guests", label: "Who may stay the night, and how long beforehand is it said?" },
				{ id: "fight", label: "Where does each of us go after a quarrel?" },
				{ id: "bed", label: "What do we do when one of us sleeps badly?" },
				{ id: "lease", label: "Whose name stands on the lease, and what happens if we part?" },
				{ id: "evening", label: "What is a perfect Tuesday evening at home?" },
			],
		},
		{
			kind: "choice",
			id: "answer",
			title: "If you had to answer tonight?",
			options: [
				{ id: "yes", label: "Yes" },
				{ id: "yesIf", label: "Yes, if one thing is settled first" },
				{ id: "notYet", label: "Not yet" },
				{ id: "no", label: "No" },
			],
		},
		{
			kind: "text",
			id: "settle",
			title: "What has to be settled first?",
			example: "That I keep my own bank account.",
			when: { step: "answer", is: ["yesIf", "notYet"] },
		},
		{
			kind: "later",
			id: "later",
			title: "Shall I ask you about it later?",
			meant: "talk with {who} about living together",
		},
	],
	page: {
		title: "Living together",
		sections: [
			{ heading: "With", text: ["{who}"] },
			{ heading: "What stays mine", text: ["{keep}"] },
			{ heading: "What I would say", text: ["{sentence}"] },
			{ heading: "To talk about", text: ["{questions}"] },
			{ heading: "My answer tonight", text: ["{answer}"] },
			{ heading: "To settle first", text: ["{settle}"] },
		],
	},
};
