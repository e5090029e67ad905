import type { PatternName } from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

/** What goes with one of the six patterns. None of it says that the pattern is anybody's. */
export interface PatternText {
	/** What its five statements are about: true by the statements alone. */
	is: readonly Line[];
	impact: readonly Line[];
	inner: readonly Line[];
	relational: readonly Line[];
	steps: readonly Line[];
	areas: readonly Line[];
	closings: readonly Line[];
}

export const patternTexts: Record<PatternName, PatternText> = {
	Pleaser: {
		is: lines(
			"Its five statements are about saying yes early, giving in early, and looking after other people’s moods.",
			"It counts how far you agree with five statements on keeping others content: the quick yes, the early giving in, the tiredness afterward.",
		),
		impact: lines(
			"Which of the five would the people close to you have guessed?",
			"What do you like about it, and what not?",
			"When did you last say yes and mean it entirely?",
			"Which of these is kindness, and which is caution?",
		),
		inner: lines(
			"What would you like this evening, if it bothered nobody?",
			"How do you notice, in the body, that you’d rather not?",
			"What are you afraid would happen, and has it ever?",
			"Write down one wish a day for a week. You don’t have to act on it.",
		),
		relational: lines(
			"Who takes a no from you well?",
			"From whom do you accept a favor easily?",
			"With whom do you end the day less tired than you began it?",
			"What do others do for you without being asked?",
		),
		steps: lines(
			"Answer one harmless request this week with *I’ll tell you tomorrow*, and find out by tomorrow what you want.",
			"Choose the restaurant, the film or the route once, with somebody who doesn’t mind either way.",
			"Do one thing for yourself alone and tell nobody what it was.",
			"Make a list of everything you did for others in the last three days. Mark what you liked doing.",
			"Decline one small thing from somebody who takes it lightly. Leave out the explanation.",
		),
		areas: lines(
			"Who looked after the mood when you were small?",
			"What do you do gladly for others, without any effort?",
			"Which yes of this month would you give again?",
		),
		closings: lines(
			"A kind no is addressed to two people.",
			"What you want is a piece of information, for others too.",
		),
	},
	Avoider: {
		is: lines(
			"Its five statements are about counting on oneself, going quiet, and being at ease again when alone.",
			"It counts how far you agree with five statements on distance: something else to do, silence when it gets loud, relief at being by oneself.",
		),
		impact: lines(
			"What is good about being alone, for you?",
			"Has any of the five protected you, and from what?",
			"What do others see when you go quiet?",
			"When is it simply a need for rest?",
		),
		inner: lines(
			"What happens just before you’d like to be elsewhere?",
			"How much closeness is right on an ordinary day? An hour, an evening, a weekend?",
			"Which feeling is easiest for you to show, and which is last?",
			"Write down, without explaining it, what was on your mind at the moment you last went quiet.",
		),
		relational: lines(
			"With whom is it easy to be near?",
			"Who gives you room and is still there afterward?",
			"What would you like somebody to do while you’re silent?",
			"Whom have you let help you lately?",
		),
		steps: lines(
			"When you need to be alone this week, say for how long, to somebody who is good to you: an hour, an evening.",
			"Show somebody you trust one thing that isn’t finished: a plan, a drawing, a thought.",
			"Keep one evening for yourself and look forward to it. Needing that is no fault.",
			"Accept one offer of help that you’d normally turn down, from somebody reliable.",
			"Write for ten minutes about a moment of closeness you liked. Stay with what could be seen and heard.",
		),
		areas: lines(
			"On whom could you count as a child?",
			"What do you do with a worry before anybody hears of it?",
			"When was a pause good for both of you?",
			"What would you miss if you were never alone?",
		),
		closings: lines(
			"Going out and coming back belong together.",
			"Room to breathe is a need like others. It can be said.",
		),
	},
	Anxious: {
		is: lines(
			"Its five statements are about checking, waiting for an answer, and expecting to be left.",
			"It counts how far you agree with five statements on uncertainty: the late reply, the quiet in the room, the need to hear that all is well.",
		),
		impact: lines(
			"Which of the five comes up most often, and at what time of day?",
			"What helps for an hour, and what helps for longer?",
			"With whom does none of it come up?",
			"What do you notice early that others miss?",
		),
		inner: lines(
			"When it starts, what do you know for certain, and what are you adding?",
			"What calms you that depends on nobody else?",
			"How long does it usually last, by the clock?",
			"Describe the last wait in five plain sentences: what you saw, did and thought.",
		),
		relational: lines(
			"Who answers reliably, in their own time?",
			"Which sentence would you like to hear, and from whom?",
			"How do you reassure others?",
			"With whom can silence be comfortable?",
		),
		steps: lines(
			"Put the telephone in another room for one hour a day, at an hour you choose, and note what you did instead.",
			"Write the fact in one line and the fear in another. Put a date beside the fear and look at it in a week.",
			"Ask somebody who is good to you for one small thing, in so many words.",
			"Make a list of ten times when somebody came back, answered, or stayed.",
			"Plan something pleasant for the next evening on which you’ll be waiting.",
		),
		areas: lines(
			"Whose coming and going did you listen for as a child?",
			"What do you do in hours in which nothing is wrong?",
			"What is the difference between missing somebody and fearing for them?",
			"When did a silence turn out to be nothing?",
		),
		closings: lines("Most silences are about something else.", "An hour without checking is an hour of yours."),
	},
	Controller: {
		is: lines(
			"Its five statements are about keeping an eye on things, knowing the plan, and carrying on until there’s agreement.",
			"It counts how far you agree with five statements on holding things together: doing it oneself, knowing what comes, being thrown by a change of plan.",
		),
		impact: lines(
			"What goes well because you see to it?",
			"What would happen if you let one thing go, and would it matter?",
			"Which of the five is work, and which is worry?",
			"Who relies on you for it?",
		),
		inner: lines(
			"What are you keeping from happening?",
			"When did something unplanned turn out well?",
			"Where in your week does nothing need seeing to?",
			"Sit for ten minutes with something unfinished in view, and see what comes up.",
		),
		relational: lines(
			"Whom do you trust with a key, a child, a secret?",
			"What does somebody have to do so that you can leave it to them?",
			"With whom is it fine to lose an argument?",
			"Who looks after you when you’re ill?",
		),
		steps: lines(
			"Hand over one whole task this week, to somebody willing, and don’t look at it until it’s done.",
			"Leave one hour of the weekend without a plan.",
			"Let somebody you like choose, and go along with it as an experiment.",
			"Write down five things that went well without you.",
			"Do one thing badly on purpose: a drawing, a cake, a letter.",
		),
		areas: lines(
			"Who kept things going when you were small?",
			"What do you know how to let be?",
			"When has somebody surprised you in a good way?",
			"Which order is for others, and which is for you?",
		),
		closings: lines("Some things hold without being held.", "You may put it down for an hour. It will keep."),
	},
	Victim: {
		is: lines(
			"Its five statements are about ending up with less, not being seen in what one bears, and words that change nothing.",
			"It counts how far you agree with five statements on going short: waiting for others to notice, feeling heavy after a letdown, speaking without effect.",
		),
		impact: lines(
			"Which of the five is plainly true of how things are at present, and not only of how they feel?",
			"Who does see what you put up with?",
			"What have you changed before, by saying or doing something?",
			"Which of these hurts most, and which only tires you?",
		),
		inner: lines(
			"What would you like somebody to notice, without your having to say it?",
			"What is in your own hands, be it small?",
			"What do you need after a letdown: company, sleep, a walk, to be left alone?",
			"Write down what was unfair, without asking what you could have done.",
		),
		relational: lines(
			"Who has listened to you to the end?",
			"With whom do you come out even?",
			"What would you ask for, if you were sure of a friendly answer?",
			"Who has made something good again with you?",
		),
		steps: lines(
			"Say one thing that would help you, in one sentence, to somebody who is kind.",
			"Write down each evening one thing you decided yourself that day.",
			"Make two lists: what you give at present, and what you get. Then mark what you’d like to change first.",
			"Spend an hour with somebody after whom you feel lighter.",
		),
		areas: lines("What have you stopped expecting, and was it right to?", "Who was fair to you as a child?"),
		closings: lines(
			"That something was unfair can be true and still not be the end of it.",
			"What you bear counts, also when nobody counts it.",
		),
	},
	"All-or-Nothing": {
		is: lines(
			"Its five statements are about dropping everything for love, and about cooling at once when something disappoints.",
			"It counts how far you agree with five statements on extremes: complete or not at all, warm to cold, ready to end it in the heat of a quarrel.",
		),
		impact: lines(
			"Which of the five have you done this year, and which only felt?",
			"Has going all in ever made something possible?",
			"Has anything been lost that a week later you’d have kept?",
			"Where in your life are you perfectly moderate?",
		),
		inner: lines(
			"What is in the middle that you don’t like?",
			"How do you tell a bad day from a bad love?",
			"What stays true when the rush is over?",
			"Write down three things about somebody you like: one splendid, one middling, one annoying.",
		),
		relational: lines(
			"Whom have you liked for ten years without interruption?",
			"Which of your friendships has survived a disappointment?",
			"What do you keep for yourself when you fall for somebody?",
			"Who may be ordinary with you?",
		),
		steps: lines(
			"Decide nothing final for three days after you’ve been angry. Write it down instead.",
			"Keep one appointment this week that has nothing to do with love, whatever else is offered.",
			"Do something by half, on purpose, and stop.",
			"Write down a disappointment that passed, and what made it pass.",
			"Make a list of things you like that are merely good.",
		),
		areas: lines(
			"What did *enough* look like where you grew up?",
			"Who stayed the same to you on good days and bad?",
			"When was a compromise better than what you’d wanted?",
			"What do you love without any rush at all?",
		),
		closings: lines("There are many numbers between nothing and all.", "Ordinary days are most of them."),
	},
};
