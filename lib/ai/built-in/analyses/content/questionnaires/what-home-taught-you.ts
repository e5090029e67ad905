import { lines } from "../../../parts/phrasebook";
import { homeByChoice } from "../by-choice";
import type { Guide } from "../guide";

export const whatHomeTaughtYou: Guide = {
	byChoice: homeByChoice,
	plain: [],
	voiced: ["q6"],
	core: {
		from: ["q7", "q6", "q8", "q2", "q1"],
		ask: lines(
			"Where do these two meet, and where do they pull apart?",
			"Who else in that house would have answered differently?",
			"Which of these could you draw?",
			"What were you proud of in that house, if you were?",
			"Tell it once more in three words. Which three?",
			"When did you first see that other homes had other rules?",
		),
	},
	origin: {
		from: ["q3", "q4", "q5", "q1"],
		ask: lines(
			"What came before it, usually, and what after?",
			"Who set the tone, and who noticed first?",
			"What was said about it the next morning?",
			"Write down what could be heard in that house at night.",
			"Was it always so, or since something in particular?",
		),
	},
	impact: {
		from: ["q12", "q8", "q10"],
		ask: lines(
			"What comes easily to you because of that house?",
			"What does it cost you, and what does it save you?",
			"In which company do you forget all of it?",
			"Name one rule from home that is simply good.",
			"What do new people misunderstand about you at first?",
			"What have you never seen as a rule until you wrote it down?",
		),
	},
	inner: {
		from: ["q10", "q4", "q13"],
		ask: lines(
			"Which feeling do you know best, and which least?",
			"What happens if you put off a rule for a single day? You needn’t try it; picture it.",
			"Which of your answers would you like to sit with, and which is done?",
			"Finish the sentence *At home I was allowed to* five times.",
			"What are you allowed to do today that needs nobody’s permission?",
			"Where do you rest?",
		),
	},
	relational: {
		from: ["q9", "q11", "q5"],
		ask: lines(
			"How do you show somebody that you love them, without saying it?",
			"How does somebody show you, so that you notice?",
			"Who was good to you then, and how did you know?",
			"With whom are you at home now, wherever that is?",
			"Which of the old rules does nobody near you have to follow?",
			"Think of a house you like being in. What do the people there do?",
		),
	},
	steps: lines(
		"Cook or eat something this week that belonged to that house, or something that never would have.",
		"Draw the floor plan of one home you lived in. Mark where you liked to be.",
		"Write down five rules of that house as they’d stand on a sign at the door. Cross out one that you don’t need.",
		"Choose a rule you’d like to keep, and write down what it is good for.",
		"Write the sentence you can still hear at the top of a page, and under it an answer, from today.",
		"Spend an hour this week as you’d have liked to spend an afternoon at nine.",
		"Notice for three evenings what tells you how the evening will be. One line each is enough.",
		"Thank somebody who was good to you, in writing. It may stay unsent.",
		"Make your own sign for the door you live behind now: three rules, in your words.",
	),
	areas: lines(
		"Where was the warmest place?",
		"Who came to visit?",
		"Which day of the week was different?",
		"Where in that house were you alone, and was it good?",
		"What did your family laugh about?",
		"Which day of the year do you remember best?",
		"What would your brothers, sisters or cousins say, if you have any?",
		"What did you decide there, about how you’d live?",
		"Who taught you something in those years that had nothing to do with home?",
	),
	closings: lines(
		"Rules are learned, and what is learned can be looked at. That’s what you have done here.",
		"You lived there once. Now you can walk through it and leave again.",
		"Some of what was taught there may be worth keeping. You are the one who sorts it.",
		"A home is also what you carry out of it by choice.",
		"It’s written down now. You don’t have to keep all of it in your head.",
		"You can close that door from outside whenever you like.",
	),
};
