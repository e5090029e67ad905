import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { PeriodKind } from "./periods";

/*
 * What joins somebody's own lines to a letter. Each says only what is known for certain. Gaps are filled with whole
 * phrases: {when} “In November 2026”, {days} “four days”, {words} “812 words”, {pages} “six pages”.
 */

/** How a letter begins where something was written on one day, or on more. */
export const beginnings = {
	one: [
		"{when} you wrote on one day, {words} in all. That is enough for a letter.",
		"One day of {stretch} has words of yours: {words}.",
		"{when} there was one day with words of yours: {words}.",
	],
	more: [
		"{when} you wrote on {days}, {words} in all.",
		"You sat down on {days} of {stretch}, and {words} came of it.",
		"{pages} lie in {stretch}, written on {days}. Together that is {words}.",
		"{when} there were {days} with words of yours: {words}, on {pages}.",
	],
} as const;

/** What stands above the lines. */
export const lineTitles = {
	one: "A line to read again",
	more: ["Lines to read again", "To read once more"],
	kept: "Lines that you kept",
} as const;

export const feelingsLine = "How it felt, as you tapped it: {feelings}.";
export const peopleLine = "You wrote of ";
export const doneTitle = "What you carried through";
export const openTitle = "Still open";
export const articleLines = [
	"If you would like to read something:",
	"For a quiet half hour, from the handbook:",
	"Something to read, if you like:",
] as const;

/** A letter for days of which a page shows a danger: short, and nothing is quoted. */
export const careful = [
	"Some of what you wrote then is heavy. So this letter quotes none of it and asks you nothing. Your pages are where you left them, for when you want them.",
	"If it is still going on, or you are not safe, there are people who will listen, today too.",
] as const;

/** A letter for days of which not all pages could be looked through. */
export const partly =
	"You have written so much that not all of these pages could be looked through at once. So this letter quotes none of them.";

/** One question to take along. None takes anything for granted. */
export const questions: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"What of this week would you like more of?",
		"Whom would you thank for something this week, and for what?",
		"If you could keep one moment of these seven days, which would it be?",
		"What did you put off, and what would make it easier to begin?",
		"Where did you feel most at home this week?",
		"What are you carrying that you could put down until Monday?",
		"Where did you say yes, and was it a yes?",
		"What would you like to hear from somebody right now?",
		"What was easier than you had expected?",
		"What would you do the same way again?",
		"Who was on your mind more than you wrote?",
		"What would a kind friend say about your week?",
	],
	month: [
		"What began in this month that you would like to go on?",
		"Who came closer in this month, and who went further away?",
		"What do you know now that you did not know at its beginning?",
		"What took more of your strength than it was worth?",
		"When in this month did you like yourself?",
		"What would you like the next month to have more of, and what less?",
		"Which day of this month would you live again, just as it was?",
		"What have you not written about in this month, and why?",
	],
	year: [
		"If this year had a title, what would it be?",
		"What did you let go of in this year, and what came in its place?",
		"What would the person you were in January not believe of this year?",
		"Which three people made this year what it was?",
		"What did you ask of love in this year, and what did it ask of you?",
		"What do you want to take along into the next one?",
	],
};

/** Articles of the handbook that fit a feeling which somebody tapped; none that begins with a warning. */
export const articlesByFeeling: Readonly<Record<FeelingId, readonly string[]>> = {
	angry: ["anger"],
	anxious: ["nerves-before", "thoughts-at-night"],
	jealous: ["comparing"],
	tense: ["thoughts-at-night", "sleep"],
	ashamed: ["shame", "inner-critic"],
	overwhelmed: ["a-decision", "burnout"],
	happy: ["journaling", "what-i-value"],
	excited: ["what-i-value", "a-decision"],
	proud: ["what-i-value", "inner-critic"],
	inLove: ["love-languages", "phones"],
	curious: ["what-i-value", "changing"],
	hopeful: ["changing", "what-i-value"],
	sad: ["inner-critic", "journaling"],
	lonely: ["loneliness", "making-friends"],
	hurt: ["inner-critic", "journaling"],
	tired: ["sleep", "perfectionism"],
	empty: ["what-i-value", "low-and-empty"],
	guilty: ["inner-critic", "perfectionism"],
	calm: ["journaling", "what-i-value"],
	content: ["chosen-family", "journaling"],
	grateful: ["journaling", "chosen-family"],
	relieved: ["thoughts-at-night", "journaling"],
	close: ["love-languages", "phones"],
	tender: ["love-languages", "journaling"],
};

/** The same where nobody tapped a feeling. */
export const articlesForAnybody = [
	"what-i-value",
	"journaling",
	"changing",
	"making-friends",
	"comparing",
	"perfectionism",
	"thoughts-at-night",
] as const;
