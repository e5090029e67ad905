import type { Exercise } from "../../schema";

export const gratitudeTold: Exercise = {
	slug: "gratitude-told",
	title: "Gratitude, told to somebody",
	summary: "A thank you that says what for, and reaches the one it belongs to.",
	group: "Between you and somebody",
	minutes: 12,
	aboutSomebody: true,
	about: [
		"You choose somebody you never properly thanked, write down what they did and what became of it, and find a way to tell them.",
		"Of five practices tried side by side in a large study, bringing such a letter made people happier than any other for the following month. Those who write one expect it to be more awkward, and less surprising, than the person who gets it says it was.",
	],
	source:
		"Seligman, Steen, Park and Peterson, “Positive psychology progress: empirical validation of interventions”, American Psychologist, 2005; Kumar and Epley, “Undervaluing gratitude”, Psychological Science, 2018.",
	steps: [
		{
			kind: "text",
			id: "who",
			title: "Whom do you want to thank?",
			text: ["Somebody who did you good and to whom you can still say it. Long ago is fine; so is this morning."],
			example: "Mrs. Okafor, who taught me in fourth grade.",
		},
		{
			kind: "text",
			id: "did",
			title: "What did they do?",
			text: ["One thing, so exactly that they would remember the day."],
			example: "She stayed after class when my parents forgot me, and taught me chess.",
		},
		{
			kind: "text",
			id: "changed",
			title: "What did it change for you?",
			text: ["{did}", "Then, and what is left of it today."],
			example: "I thought I was in the way everywhere. With her I was not.",
		},
		{
			kind: "text",
			id: "now",
			title: "What would you like them to know about you now?",
			example: "I play with my son on Sundays, and tell him about you.",
			optional: true,
		},
		{
			kind: "text",
			id: "letter",
			title: "Your thank you",
			text: ["{did}", "{changed}", "Write to them. Three sentences are a letter. Clumsy is fine."],
			example: "Dear Mrs. Okafor, you may not remember the afternoon when …",
		},
		{
			kind: "text",
			id: "how",
			title: "How and when will it reach them?",
			text: ["Read aloud is strongest; a call, a letter or a message are good. If it may not reach them, keep it."],
			example: "I read it to her on the phone on Sunday.",
		},
	],
	page: {
		title: "A thank you",
		sections: [
			{ heading: "To", text: ["{who}"] },
			{ heading: "What I want to say", text: ["{letter}"] },
			{ heading: "What it changed", text: ["{changed}"] },
			{ heading: "What I would like them to know", text: ["{now}"] },
			{ heading: "How it reaches them", text: ["{how}"] },
		],
	},
	goal: "{who}\n\n{how}",
	phrasings: [
		"I want to thank somebody",
		"I never told her how much she helped me",
		"I am grateful to a friend",
		"say thank you",
		"a thank-you letter",
		"I am thankful for him",
		"she does so much for me",
	],
};
