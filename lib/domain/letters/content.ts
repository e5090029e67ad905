import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { PeriodKind } from "./periods";

/*
 * Texts that join the person's own lines to a letter. Each only says what is certain. Placeholders are filled with
 * whole phrases: {stretch} “October”, “2026”; {days} “four days”; {listed} “Monday and Thursday”.
 * If the placeholder is capitalized, so is the phrase. A letter counts one thing at most.
 */

/** Beginnings of a letter, by what is known about the days. */
export const beginnings = {
	first: ["You began to write here this week."],
	everyDay: ["You wrote every day this week.", "Not a day of this week went by without a page of yours."],
	few: [
		"You wrote on {listed} this week.",
		"You found the time to write on {listed}.",
		"On {listed} you sat down and wrote.",
	],
	some: [
		"You came back to your pages several times this week.",
		"You wrote on several days this week.",
		"You made time to write on several days.",
	],
	most: ["You wrote nearly every day this week.", "Hardly a day of this week went by without a page of yours."],
	long: {
		first: ["Your pages here begin in {stretch}. You wrote on {days}."],
		more: [
			"You wrote on {days} in {stretch}.",
			"In {stretch} you sat down to write on {days}.",
			"On {days} in {stretch} you took the time to write.",
		],
	},
} as const;

/** Introductions of a line. {day} is “Monday” in a week, otherwise “October 12”; {feeling} is in quotation marks. */
export const joins = {
	week: {
		felt: ["On {day} you tapped {feeling} and wrote:", "From {day}, with {feeling} beside it:", "{day}, {feeling}:"],
		plain: ["On {day} you wrote:", "From {day}:", "This is from {day}:"],
		last: { felt: ["And on {day}, with {feeling}:"], plain: ["And on {day}:"] },
	},
	/** For a month and a year, so that their letters do not sound like those of their weeks. */
	longer: {
		felt: ["{day}, and you had tapped {feeling}:", "A page of {day} has {feeling} beside it, and this:"],
		plain: ["{day}:", "A page of {day} says:", "You put this down on {day}:"],
		last: { felt: ["Then {day}, with {feeling}:"], plain: ["Then {day}:"] },
	},
	sameDay: "From the same day:",
	kept: {
		entry: [
			"You kept this line from {day}:",
			"This one, from {day}, you wanted to find again:",
			"From {day}, a line that you kept:",
		],
		answer: ["You kept this line of your answers from {day}:"],
		analysis: ["You kept this line of an analysis from {day}:"],
		reply: ["You kept this line of what {coach} wrote on {day}:"],
		article: ["You kept this line from the handbook:"],
	},
	/** For a kept line from earlier days, if the period has none that may be quoted. */
	earlier: ["A line from {day} that you wanted to keep:", "You once kept this line, from {day}:"],
	/**
	 * For a sentence from earlier days that was not kept, in a hard period. `wasGood` is used if the sentence says that
	 * something was good.
	 */
	before: ["This is from earlier, from {day}:", "From a page of yours of {day}:"],
	wasGood: ["On {day} you wrote down what was good for you:", "This was good for you once, as you wrote on {day}:"],
	/** For a line that says itself that it was a first time. */
	first: ["From {day}, a first time:", "A first time, on {day}:"],
	marked: ["In your answers of {day} you marked this as what matters most:"],
} as const;

/** Says which feelings were chosen on which days of a week: parts of one sentence, or `often` if it was on many days. */
export const felt = {
	first: "on {day} you tapped {felt}",
	next: "on {day} {felt}",
	often: "You tapped {felt}.",
} as const;

/**
 * For periods in which only unpleasant feelings were chosen. None says how the days were, or that nothing is recalled, because a kept line may
 * follow. There is one for each week of more than two months.
 */
export const hard: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"Nothing of it has to be summed up. You wrote all the same, and every word is kept.",
		"It takes something to write on such a day. Be as kind to yourself as you would be to a friend.",
		"Those pages can wait. They are yours to open whenever you like.",
		"If you would like to go on from there, a new page is ready. If not, that is fine too.",
		"You put it into words, and that is enough for one week.",
		"There is no hurry with any of it.",
		"You need not do anything with it today.",
		"What you wrote is in safe keeping here, so that you can put it down for an evening.",
		"Let this evening be an easy one, if it can be.",
		"You may leave it all where it is for now.",
	],
	month: [
		"You tapped heavy feelings in these weeks. The pages are kept, and can stay closed for as long as you like.",
		"You found words for hard feelings, and nobody asks for more.",
		"There are heavy feelings beside these pages. Whatever you would rather not read again can stay where it is.",
		"The feelings beside these pages are hard ones. You may let the month go without looking through it.",
	],
	year: [
		"There are hard feelings beside many of these pages. The pages are kept, and you choose what you read again.",
		"You tapped heavy feelings, and you wrote all the same.",
		"You tapped hard feelings this year. They do not have to be summed up.",
	],
};

/** For a hard week whose preceding letter was a careful one. */
export const afterCareful = {
	paragraph:
		"The last letter was a careful one, because of what you had written. It is good that you came back. You do not have to make anything of these days.",
	question: "Who could keep you company for a while in the next few days?",
	closing: "Take good care of yourself, until the next letter.",
} as const;

/** Sentences about first times. */
export const firsts = {
	longest: ["The page of {day} is your longest so far.", "No page of yours is as long as the one of {day}."],
} as const;

/** The person's own words may say “I”, so they are quoted and never part of a sentence. */
export const intentions = {
	meantWell: {
		one: "You had planned this, and it went well: {list}.",
		more: "You had planned these things, and they went well: {list}.",
	},
	reached: { one: "You reached a goal: {list}.", more: "You reached these goals: {list}." },
	set: { one: "You set yourself a goal: {list}.", more: "You set yourself these goals: {list}." },
	/** For a plan whose day has come, if nobody has said how it went. */
	due: {
		one: "You had planned this: {list}. How did it go?",
		more: "You had planned these things: {list}. How did they go?",
	},
	ahead: { one: "Still ahead of you: {list}.", more: "Still ahead of you: {list}." },
} as const;

/** Introductions of an article, with the feeling it is about. */
export const articleLines = [
	"For {feeling}, if you like, from the handbook:",
	"The handbook has something on {feeling}, for when you have the time:",
] as const;

interface Closings {
	/** If nothing is quoted. */
	plain: readonly string[];
	/** If something is quoted. */
	quoting: readonly string[];
	/** If what is quoted is clearly less than there is. */
	more: readonly string[];
}
export const closings: Readonly<Record<PeriodKind, Closings>> = {
	week: {
		plain: ["Until the next letter.", "Take care, until the next letter."],
		quoting: ["The rest is in your pages.", "Everything else stays where you wrote it."],
		more: ["There is more in your pages than fits in a letter."],
	},
	month: {
		plain: ["Until next month’s letter."],
		quoting: ["The other days of {stretch} are in your pages.", "What else there was in {stretch} is yours to open."],
		more: ["A month has more in it than a letter, and all of it is kept."],
	},
	year: {
		plain: ["Until next year’s letter."],
		quoting: ["The other days of {stretch} are in your pages."],
		more: ["No letter holds a whole year. Your pages do."],
	},
};

/**
 * For a week in which a page may tell of a danger, and for a month or a year in which most pages clearly do: short, and
 * without quotations. It mentions “Help now”, which is linked below.
 */
export const careful: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"Some of what you wrote this week sounded very hard. You do not have to read it again today, and you are asked for nothing here.",
		"If it is still going on, or if you are not safe, please do not stay alone with it. “Help now” has people whom you can call or write to, today too. They listen, and you do not have to know what to say.",
	],
	month: [
		"Most pages of this month come from a very hard time. They are where you left them, for when you want them.",
		"If you are still in the middle of it, you can talk to somebody today: “Help now” has people who listen, with their numbers.",
	],
	year: [
		"Most pages of this year come from a very hard time. The letters of its quieter weeks are there as they were.",
		"Should it be hard at the moment, “Help now” has people whom you can reach today.",
	],
};

/** Closings of a careful letter. */
export const carefulClosing: Readonly<Record<PeriodKind, string>> = {
	week: "Take good care of yourself. The next letter comes when you have written again, and there is no hurry.",
	month: "Go gently. Until the next letter.",
	year: "May the next year be kinder to you.",
};

/** For a month in which some weeks suggest danger, but not recently: the careful letter of that week has said more. */
export const leftOut =
	"A few very hard days of this month stay closed here. If they are not over for you, “Help now” has people who listen.";

/** For a year from which weeks that suggest danger are left out. */
export const leftOutOfYear = "Some very hard days of this year are not in this letter. They are where you wrote them.";

/**
 * For somebody who has clearly written that they are not safe at home. Somebody else may look at the screen, so it does
 * not say why it is here, and its questions presume nothing.
 */
export const unsafeHome: {
	paragraphs: readonly string[];
	questions: readonly string[];
	closing: string;
} = {
	paragraphs: [
		"“Help now” is one tap away, with people who listen at any hour.",
		"Whatever these days were like, “Help now” has people whom you can call or write to.",
		"“Help now” can be opened from every page, at any hour.",
	],
	questions: [
		"Where is it quiet?",
		"Who is easy to be with?",
		"What do you like to do with your hands?",
		"What was the light like this week?",
		"When could you rest for a while?",
		"Whose voice do you like to hear?",
		"What did you see on the way?",
	],
	closing: "Take good care of yourself, until the next letter.",
};

/** For a period in which not all pages could be checked for danger. */
export const partly =
	"You have written so much that not all of these pages could be looked through at once, so this letter quotes none of them.";

/** One question to take along. None presumes anything, and none can contradict a line above it. */
export const questions: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"What of this week would you like more of?",
		"Whom would you thank for something this week, and for what?",
		"If you could keep one moment of this week, which would it be?",
		"Where did you feel most at home this week?",
		"What would you like to hear from somebody right now?",
		"What was easier than you had expected?",
		"What would you do the same way again?",
		"Who was on your mind that you did not write about?",
		"What would a kind friend say about your week?",
		"What of this week will you still smile about in a year?",
		"What was good for you this week?",
	],
	month: [
		"What began in this month that you would like to go on?",
		"Who came closer in this month?",
		"What do you know now that you did not know when it began?",
		"When in this month did you like yourself?",
		"What would you like the next month to have more of?",
		"Which day of this month would you live again, just as it was?",
	],
	year: [
		"If this year had a title, what would it be?",
		"What about this year would you not have believed in January?",
		"Who made this year what it was?",
		"What do you want to take along into the next one?",
	],
};

/** Questions about the day of the last quoted page, where that is known. None presumes how the day was. */
export const aboutDay: readonly string[] = [
	"What has come since of what you wrote on {day}?",
	"What would you add today to the page of {day}?",
	"Who would like to hear what you wrote on {day}?",
	"How does the page of {day} read to you now?",
	"What did you not know yet when you wrote on {day}?",
	"What of the page of {day} is still going on?",
	"If the page of {day} had a title, what would it be?",
	"What of {day} would you like to remember in a year?",
	"What is not in the page of {day}, and could be?",
	"What would you ask the one who wrote the page of {day}?",
];

/** Questions for periods with only unpleasant feelings, or with days left out. */
export const hardQuestions: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"What helped, even for ten minutes?",
		"Who could hear from you how it was?",
		"What could somebody take off your hands?",
		"What would you say to a friend after days like these?",
		"What do you need just now: rest, company or quiet?",
		"What can you leave undone for a while?",
		"Where can you be without having to explain anything?",
		"What would make tomorrow a little lighter?",
		"Which small thing did you manage all the same?",
		"What has helped you before, when it was like this?",
	],
	month: [
		"Who knows how this month was for you?",
		"What would make the next month a little lighter?",
		"What did you do in this month that was good for you?",
		"Which small thing would you like to keep of this month?",
	],
	year: [
		"What carried you through this year?",
		"Who stood by you this year?",
		"What of this year would you like to look after in the next one?",
	],
};

/** Questions for a week with a good moment after hard weeks: they do not ask for more than that. */
export const hardTimeQuestions = {
	week: [
		"What of this week do you want to remember?",
		"Who was good to you this week, and how?",
		"What would you like to find again next week?",
		"What did you manage this week that did not go without saying?",
		"To whom would you like to tell this?",
		"What would you like to leave as it is for now?",
		"Who may know how it really is?",
		"What have you not written down yet?",
		"What did your hands do this week that was good?",
		"What would you like to be asked at the moment?",
	],
	month: hardQuestions.month,
	year: hardQuestions.year,
} as const;

/** Articles of the handbook about exactly the chosen feeling; none that begins with a warning. */
export const articlesByFeeling: Readonly<Partial<Record<FeelingId, readonly string[]>>> = {
	angry: ["anger"],
	anxious: ["nerves-before", "thoughts-at-night"],
	jealous: ["comparing"],
	ashamed: ["shame"],
	overwhelmed: ["thoughts-at-night"],
	lonely: ["loneliness"],
	empty: ["low-and-empty"],
	guilty: ["inner-critic"],
};

/** An article is not offered below lines with these words, because they may say that exactly this went well. */
export const articleClashes: Readonly<Record<string, RegExp>> = {
	"thoughts-at-night": /\bsle(?:pt|ep)|\bnights?\b/iu,
};
