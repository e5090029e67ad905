import { lines } from "../../../parts/phrasebook";
import { nowByChoice } from "../by-choice";
import type { Guide } from "../guide";

export const whereYouAreNow: Guide = {
	byChoice: nowByChoice,
	plain: ["q3"],
	voiced: ["q11"],
	core: {
		from: ["q1", "q2", "q6", "q10", "q9"],
		ask: lines(
			"What has changed about this since last spring?",
			"If both are true at once, what follows?",
			"What would a good friend of yours say you left out?",
			"Which part is news, and which part have you known for long?",
			"What of it is yours to decide?",
			"Give this stretch of your life a working title.",
		),
	},
	origin: {
		from: ["q10", "q4", "q2"],
		ask: lines(
			"What happened in the week before you began?",
			"Since when has it been like this, roughly?",
			"What did you think at this time last year?",
			"Was there one moment, or did it come slowly?",
			"Put three dates on a line that led here.",
			"Who or what gave the push?",
		),
	},
	impact: {
		from: ["q6", "q9", "q8"],
		ask: lines(
			"What would be different without it?",
			"Where do you notice it, and where not?",
			"Who knows, and who would like to know?",
			"Who would put it quite differently?",
			"Describe the last hour in which you didn’t think of it.",
		),
	},
	inner: {
		from: ["q8", "q7", "q11"],
		ask: lines(
			"What in your week is yours, chosen by nobody else?",
			"What are you looking forward to in the next three days?",
			"Which of your wishes is small enough for this month?",
			"When did you last surprise yourself?",
			"What can stay exactly as it is?",
			"What do you need less of?",
		),
	},
	relational: {
		from: ["q5", "q4", "q3"],
		ask: lines(
			"Whom would you call with good news?",
			"What makes somebody close, for you?",
			"With whom can you be silent?",
			"Who would be glad of a message from you today?",
			"Write down the names of those who know how you really are. There is no right number.",
			"Which conversation have you been looking forward to?",
		),
	},
	steps: lines(
		"Make a list of ten small things that are in order.",
		"Choose one evening this week and do only one thing in it.",
		"For one week, write down each evening the one hour of the day that was most your own.",
		"Take the one thing you’d want to be different, and write down the smallest piece of it that could happen by Sunday.",
		"Send a short message to somebody you like and haven’t written to for a while. It needs no occasion.",
		"Put one thing you look forward to in the calendar, with a time.",
		"Say no to one thing this week that nobody would miss.",
		"When somebody asks how you are, leave out a little less than usual, if it’s somebody you trust.",
		"Sort what costs you energy into two lists: what passes by itself, and what doesn’t.",
		"Go to bed half an hour earlier on two evenings and see whether the days are different.",
	),
	areas: lines(
		"What did you learn last month?",
		"Which hour of the day do you like best?",
		"What has been easier lately than you expected?",
		"What do you do better than last year?",
		"Which of your answers would you rather not have given, and which gladly?",
		"What would you tell somebody who stands where you stood a year ago?",
		"Who has gone out of your life, and who has come in?",
		"What have you stopped waiting for?",
		"Which question should have been asked here?",
		"What is going well without anybody noticing?",
		"What are you curious about at the moment?",
	),
	closings: lines(
		"This is a picture of one day. Take another in three months, and lay them side by side.",
		"You know more about where you stand than any page can. This one only holds it still.",
		"Nothing has to change for it to have been worth looking.",
		"Start where you are; there’s no other place to start from.",
		"One year from now you can read this and tell what you’d forgotten.",
		"That’s enough for one sitting.",
	),
};
