import { lines } from "../../../parts/phrasebook";
import { mattersByChoice } from "../by-choice";
import type { Guide } from "../guide";

export const whatMatters: Guide = {
	byChoice: mattersByChoice,
	plain: [],
	voiced: ["q9", "q11"],
	core: {
		from: ["q3", "q6", "q10", "q1", "q9"],
		ask: lines(
			"What do these have in common, if they have anything in common?",
			"If you could keep only one of them, which would it be today?",
			"Which of them would your calendar confirm?",
			"What would you call the value behind this, in one word of your own?",
			"Which of these did you choose, and which did you grow into?",
			"Turn one of these into a sentence that begins with *I want*.",
		),
	},
	origin: {
		from: ["q1", "q2", "q9"],
		ask: lines(
			"When did this begin to matter to you?",
			"Whom did you see living like that, or the very opposite?",
			"Which book, person or place stands behind it?",
			"Write down the earliest example of it that you can find in your life.",
			"Was it ever important to you without your having to say so?",
			"What would you have put here at twenty?",
		),
	},
	impact: {
		from: ["q6", "q7", "q8"],
		ask: lines(
			"What is good about it, and what is hard?",
			"Would you have it otherwise, knowing what you know?",
			"What would you like to come back to?",
			"Count the hours that went to it last week. Guessing will do.",
			"Where do you and your values get along well already?",
			"What have others got from your way of deciding?",
		),
	},
	inner: {
		from: ["q5", "q11", "q4"],
		ask: lines(
			"What makes it easy to say what you need, when it is easy?",
			"Which promise to yourself have you kept without noticing?",
			"Say one wish aloud where nobody hears it. How did it sound?",
			"What would you say no to if it had no consequences?",
			"What can wait, and what has waited long enough?",
			"Write down one need, as plainly as a shopping list.",
		),
	},
	relational: {
		from: ["q7", "q4", "q10"],
		ask: lines(
			"Who knows where your line is?",
			"With whom do you find it easy to want something different?",
			"What do you notice first when somebody you like needs something?",
			"What would you like to be asked more often?",
			"Think of a person with whom agreeing is simple. What do they do?",
			"Whose no do you respect, and why?",
		),
	},
	steps: lines(
		"Tell one person what you admire in them.",
		"Write down the last three things you spent money on gladly.",
		"Keep one morning this month free of everything that doesn’t matter to you.",
		"Choose the promise you’d like to keep, make it so small that it takes five minutes, and do it on three days this week.",
		"Say one small wish in words to somebody who is easy to talk to: which film, which table, what time.",
		"Take one thing from what you envy, and find out what the first ten minutes of it would be.",
		"List ten things that matter to you, then cross out one at a time until three are left.",
		"Pick up something you once set aside, for half an hour, and see if it’s still yours.",
		"Write a thank-you note to the person whose way of living you admire. Sending it is up to you.",
	),
	areas: lines(
		"Whom do you trust with your opinion?",
		"What do you do even when nobody looks?",
		"What matters to you that nobody has ever praised you for?",
		"What did you use to find important and no longer do?",
		"Where do two of your values get in each other’s way?",
		"What does enough look like: enough money, time, company?",
		"What do you do well when nobody pays you for it?",
		"Which rule do you live by that has never been written down?",
	),
	closings: lines(
		"What matters to a person shows in small hours. You have a good many of those ahead.",
		"Nobody lives by everything that matters to them. It helps to know what it is.",
		"You’ve named things here that you can be held to, by yourself and by nobody else.",
		"A value is a direction. One can walk in it at any speed.",
		"Come back to this list when a decision is near.",
		"It may be different next year. This is what it is now.",
	),
};
