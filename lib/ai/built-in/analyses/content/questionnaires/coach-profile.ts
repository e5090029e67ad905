import { lines } from "../../../parts/phrasebook";
import type { Guide } from "../guide";

/** "Your Coach Profile" describes the coaching: what they chose, in their words. Its headings are others (lib/domain). */
export const coachProfile: Guide = {
	plain: [],
	voiced: ["q2", "q3"],
	core: {
		from: ["q1", "q4", "q10", "q9"],
		ask: lines(
			"If one of these had to count more than the other, which would it be?",
			"Is that so on every day, or does it depend on the evening?",
			"Who in your life does it like that already?",
			"Change it here whenever it stops being true.",
			"What would be too much of it?",
			"How would you notice that you’re getting it?",
		),
	},
	origin: {
		from: ["q2", "q3"],
		ask: lines(
			"What made the difference: the words, the moment, or the person?",
			"When was help last of no help, and why?",
			"Add a second example when one occurs to you.",
			"What did you do with it afterward?",
			"Who should never try to advise you?",
			"What did you need at that point?",
		),
	},
	impact: {
		from: ["q9", "q11"],
		ask: lines(
			"Whoever answers you in the conversation is given this page to go by. Without a language model that is a guide, which searches, asks and keeps, and has one tone of voice.",
			"This page goes to the coach with every conversation. The guide that works without a language model can keep to the facts in it; tone is beyond it.",
			"What stands here is read before each answer. A language model can follow it in tone; the guide without one can’t, and keeps to what you said and when.",
			"You wrote it, and the coach is handed it as it is. How much it can follow depends on whether a language model is connected.",
		),
	},
	inner: {
		from: ["q7", "q8"],
		ask: lines(
			"What should happen then: a pause, another subject, or an end for the day?",
			"You can say *stop* at any time, and it needs no reason.",
			"Is there a word you’d like to have for it?",
			"Who else knows the signs?",
			"What helps afterward?",
			"You needn’t bring any of it up here. It was enough to name it.",
		),
	},
	relational: {
		from: ["q5", "q6"],
		ask: lines(
			"What is the difference, for you, between being challenged and being pushed?",
			"Which subject may be asked about again, and which may not?",
			"Who has challenged you well?",
			"When is a question too many?",
			"Raise or lower that number when it no longer fits.",
			"How do you want to be told that you’ve contradicted yourself?",
		),
	},
	steps: lines(
		"You say what you want to talk about. The coach doesn’t choose the subject for you.",
		"When something misses the mark, say so in three words, and go on with what you meant.",
		"When it’s urgent, when you’re in danger or don’t want to live, *Help now* comes before any conversation here.",
		"What you write stays yours: you can read it, export it and delete it.",
		"You can break off in the middle of anything and come back when you like.",
		"What you said stays as you said it. If it was wrong, you correct it, and the correction counts.",
		"You read this page again in three months, and answer what has changed.",
		"You try one thing at a time. Whatever doesn’t help is dropped without regret.",
		"The coach is a program. For what needs a person, you look for a person.",
	),
	areas: lines(
		"At what time of day do you want to talk, and when not at all?",
		"What would you like to be called?",
		"What should be asked first when you come back after a long while?",
		"What is easier for you to write than to say?",
		"Which of your subjects is nobody’s business, here either?",
		"What makes you laugh when things are difficult?",
		"What would you like to be reminded of, and what not?",
		"How long is a good conversation?",
	),
	closings: lines(
		"This page can be changed as often as you like.",
		"You’ve said how you want to be spoken to. Most people are never asked.",
		"It’s a beginning. Whatever is missing will turn up on the way.",
		"You set the terms. These are they.",
		"Three months from now, see whether it was worth your time, and believe what you see.",
	),
};
