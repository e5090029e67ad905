import { lines } from "../../../parts/phrasebook";
import { selfByChoice } from "../by-choice";
import type { Guide } from "../guide";

export const howYouTreatYourself: Guide = {
	byChoice: selfByChoice,
	plain: [],
	voiced: ["q1", "q2", "q12"],
	core: {
		from: ["q1", "q12", "q7", "q8", "q2"],
		ask: lines(
			"Would you say that to somebody you love?",
			"Which of these sounds most like you on a good day?",
			"What would change if you said the second as often as the first?",
			"In what tone do you say it to yourself?",
			"How would you put it to a child of eight?",
			"Write the sentence down again, and put your own name in front of it.",
		),
	},
	origin: {
		from: ["q2", "q5", "q6"],
		ask: lines(
			"When did you first hear something like it?",
			"Has there been a time when you talked to yourself differently?",
			"What was going on when you learned to treat yourself like this?",
			"Who never talks to you like that?",
			"Trace it back as far as you can, and stop where it gets vague.",
			"What did you have to be good at, growing up?",
		),
	},
	impact: {
		from: ["q8", "q6", "q7"],
		ask: lines(
			"How does it show when you’re tired?",
			"What has it helped you to get done?",
			"Who has noticed it besides you?",
			"In which hour of the day is it quietest?",
			"What would you begin if nobody could judge it?",
			"Write down what it costs in one ordinary week.",
		),
	},
	inner: {
		from: ["q3", "q10", "q9"],
		ask: lines(
			"What does rest look like when it’s really rest?",
			"What would a good friend have said to you in that moment?",
			"Which kindness toward yourself costs nothing?",
			"When were you last content with something you did?",
			"What do you forgive others easily?",
			"Try, for a day, to speak to yourself in the second person, as one would to a guest.",
		),
	},
	relational: {
		from: ["q4", "q7", "q11"],
		ask: lines(
			"To whom do you go for what others come to you for?",
			"Who may see you unfinished?",
			"What do people get from you without your having to try?",
			"Whose praise do you believe?",
			"What would you like to be told, and by whom?",
			"Think of somebody who likes you. What do they see?",
		),
	},
	steps: lines(
		"Do one thing slowly each day this week.",
		"Write down what you were good at today, before you sleep, on three evenings.",
		"For three days, write down one sentence you said to yourself, and beside it what you’d have said to a friend.",
		"Next time somebody pays you a compliment, say thank you and nothing else.",
		"Write down what got you through the hardest stretch. Keep it where you’ll look in the next one.",
		"Make a list of what you do on a good day, and do two things from it on a bad one.",
		"Ask one person you trust what they come to you for. Write down their words.",
		"Put your hand flat on your chest for a minute before you fall asleep. Nothing else.",
		"Keep one hour this week in which you’re of no use to anybody.",
	),
	areas: lines(
		"Toward whom are you patient without trying?",
		"What have you become better at in the last five years?",
		"What would you do differently if you knew you were enough?",
		"What do you never allow yourself, and who made that rule?",
		"How do you celebrate, if you do?",
		"Which of your answers would a friend disagree with?",
		"What do you do when nobody needs anything?",
		"What could you teach somebody?",
	),
	closings: lines(
		"The voice in your head has had years of practice. Another one can start with a sentence.",
		"You answered questions that most people are never asked. Go easy on yourself for the rest of the day.",
		"You don’t have to deserve a rest.",
		"What you’d say to a friend is something you already know how to say.",
		"There’s no grade for this page.",
		"Leave it here for now, and do something pleasant.",
	),
};
