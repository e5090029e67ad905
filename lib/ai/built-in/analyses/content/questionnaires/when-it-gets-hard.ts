import { lines } from "../../../parts/phrasebook";
import { hardByChoice } from "../by-choice";
import type { Guide } from "../guide";

/** Nothing here may send anybody to a person they are afraid of. */
export const whenItGetsHard: Guide = {
	byChoice: hardByChoice,
	plain: [],
	voiced: ["q4", "q7", "q8", "q13"],
	core: {
		from: ["q11", "q2", "q4", "q1", "q10"],
		ask: lines(
			"What would a well-meaning stranger have seen?",
			"Which part of this is about now, and which is older?",
			"How would the same hour look if you told it without anybody being right?",
			"What did you need at that moment, in one word?",
			"Which of these would you recognize in a film?",
			"Put the events in order, one line each, without a *because*.",
		),
	},
	origin: {
		from: ["q8", "q4", "q10"],
		ask: lines(
			"What does it remind you of, if it reminds you of anything?",
			"Where did you first see people disagree, and how did it end?",
			"Is this how it always was, or only with certain people?",
			"Note where else in your life you know this from. It may be nowhere.",
			"Has anybody ever shown you another way?",
			"How old is this reaction, if you had to guess?",
		),
	},
	impact: {
		from: ["q9", "q3", "q12"],
		ask: lines(
			"What gets better by itself, and how long does it take?",
			"What has a disagreement ever made clear to you?",
			"What do you avoid so that it doesn’t come to that?",
			"Which of your disagreements of the last year are over for good?",
			"With whom does it hardly ever get hard?",
			"Write down what the last one was worth, if it was worth anything.",
		),
	},
	inner: {
		from: ["q6", "q13", "q3"],
		ask: lines(
			"What calms you, in the body, within a few minutes?",
			"How do you notice that you’re calm enough to think?",
			"What would you like to remember in that first minute?",
			"How much time do you need, honestly, and who knows it?",
			"Which sentence of yours would you like to have ready?",
			"Let your shoulders down once and breathe out slowly. That is the whole exercise.",
		),
	},
	relational: {
		from: ["q5", "q7", "q12"],
		ask: lines(
			"With whom is it safe to disagree, and how can you tell?",
			"What does a good repair look like, in your experience?",
			"Who listens without taking sides?",
			"What do you do that helps others in such an hour?",
			"With which person have you learned most about arguing well?",
			"What may somebody say to you then, and what not?",
		),
	},
	steps: lines(
		"Choose a place to which you can go when you need a quarter of an hour, and go there once without any reason.",
		"Read one old message again that was kindly meant.",
		"Write down your last disagreement as a stranger who wishes everyone well would tell it. Ten lines.",
		"Make a list of five things that calm you and take less than five minutes. Keep it where you can see it.",
		"Notice this week where tension shows first in your body, also over small things. A word each time is enough.",
		"Think of one disagreement that ended well, and write down who did what to make it so.",
		"Choose somebody you feel safe with, and tell them what you need in the hours after a fight.",
		"Take the remark you haven’t forgotten, write it on paper, and write under it what you know to be true.",
		"On one evening this week, go for a walk before you answer a message that upsets you.",
		"Write down three things you won’t argue about any more, because they aren’t worth it to you.",
	),
	areas: lines(
		"How did your grandparents settle things, as far as you know?",
		"When is it better to say nothing, and when not?",
		"Has there been a disagreement that you are glad of?",
		"What is different about arguments by message?",
		"How do you know that something is over?",
		"What do you find easy that others find hard in such an hour?",
		"Which of your answers would be different about work, or about friends?",
		"Is there anybody whose anger frightens you? If so, that is a question of safety before it is one of arguing, and *Help now* is on every page.",
		"Which question here was the wrong question for you?",
	),
	closings: lines(
		"These are a few minutes out of a life with many others in it.",
		"What you do in a hard minute isn’t all you are.",
		"Knowing how it goes is a beginning, and it can wait until there’s need of it.",
		"You’ve looked at hard minutes in a quiet one. That’s the right way round.",
		"The next first minute comes by itself. This page will be here before it does.",
		"It’s your account, and you may tell it differently tomorrow.",
	),
};
