import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { PeriodKind } from "./periods";

/*
 * Texts that join the person's own lines to a letter. Each only says what is certain. Placeholders are filled with
 * whole phrases: {stretch} “October”, “2026”; {days} “four days”; {listed} “Monday and Thursday”.
 * If the placeholder is capitalized, so is the phrase. A letter counts one thing at most.
 */

/**
 * Beginnings of a letter, by what is known about the days. A letter that quotes every page begins with the first of them
 * instead.
 */
export const beginnings = {
	first: ["You began to write here this week."],
	everyDay: ["You wrote every day this week.", "Not a day of this week went by without a page of yours."],
	few: [
		"You wrote on {days} this week.",
		"This week you wrote on {days}.",
		"{Days} of this week came with a page of yours.",
	],
	/** If no page is quoted that names its day. */
	listed: ["You wrote on {listed} this week.", "This week you wrote on {listed}."],
	some: ["You came back to your pages several times this week.", "You wrote on several days this week."],
	most: ["You wrote nearly every day this week.", "Hardly a day of this week went by without a page of yours."],
	long: {
		first: ["You began to write here in {stretch}, and wrote on {days}."],
		more: ["You wrote on {days} in {stretch}.", "{Stretch} has pages of yours on {days}."],
	},
} as const;

/**
 * Introductions of a line. {day} is “Monday” in a week, otherwise “October 12”; {feeling}, the chosen one or the person's
 * own in one or two words, and {asked}, the question that the page answers, are in quotation marks.
 */
export const joins = {
	week: {
		felt: [
			"On {day} you chose {feeling}, and wrote:",
			"On {day} you wrote:",
			"From {day}, with {feeling} beside it:",
			"{Day}:",
		],
		plain: ["On {day} you wrote:", "From {day}:", "This is from {day}:"],
		asked: ["On {day} you answered {asked}:"],
		askedAndFelt: ["On {day} you answered {asked}, with {feeling} beside it:"],
	},
	/** For a month and a year, so that their letters do not sound like those of their weeks. */
	longer: {
		felt: ["The page of {day}, with {feeling} beside it:", "You put this down on {day}:"],
		plain: ["The page of {day} says:", "You put this down on {day}:"],
		asked: ["On {day} you were asked {asked}, and wrote:"],
		askedAndFelt: ["On {day} you were asked {asked}, and wrote, with {feeling} beside it:"],
	},
	/** Stands after a page with a longer feeling in the person's own words. */
	after: "Beside it you put: {feeling}",
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
		/** If it is shown with the sentence that it leans on. */
		within: ["From {day}, with a line that you kept:"],
	},
	/** For a kept line from earlier days, if the period has none that may be quoted. */
	earlier: ["A line from {day} that you wanted to keep:", "You once kept this line, from {day}:"],
	/**
	 * For a sentence from earlier days that was not kept, in a hard period. `wasGood` is used if the sentence says that
	 * something was good.
	 */
	before: ["This is from earlier, from {day}:", "From a page of yours of {day}:"],
	wasGood: ["On {day} you wrote down what was good for you:", "This was good for you once, as you wrote on {day}:"],
	marked: ["In your answers of {day} you marked this as what matters most:"],
} as const;

/** Says which feelings were chosen on which days of a week: parts of one sentence, or `often` if it was on many days. */
export const felt = {
	first: "on {day} you chose {felt}",
	next: "on {day} {felt}",
	often: "You chose {felt}.",
	/** The feelings chosen on the most days of a month or a year. */
	most: {
		month: "What you chose most often this month: {felt}.",
		year: "What you chose most often this year: {felt}.",
	},
	/** The words for a month's days, if some of them are the person's own. */
	own: {
		one: "Your word for one of the days was {list}.",
		more: "Your words for the days, one after the other: {list}.",
	},
} as const;

/**
 * For periods in which only unpleasant feelings were chosen. None says how the days were, or that nothing is recalled, because a
 * kept line may follow. There is one for each week of more than two months.
 */
export const hard: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"None of this has to be summed up. You wrote all the same, and every word is kept.",
		"It takes something to write on such a day. It was enough.",
		"Those pages can wait. They are yours to open whenever you like.",
		"Nothing more is asked of those days.",
		"You put it into words, and that is enough for one week.",
		"There is no hurry with any of it.",
		"You need not do anything with it today.",
		"What you wrote is in safe keeping here, so that you can put it down for an evening.",
		"Let this evening be an easy one, if it can be.",
		"You may leave it all where it is for now.",
	],
	month: [
		"The pages are kept, and nobody asks you to open them.",
		"You found words for these days, and nobody asks for more.",
		"Whatever you would rather not read again can stay where it is.",
		"You may let the month go without looking through it.",
	],
	year: [
		"The pages are kept, and you choose what you read again.",
		"You wrote all the same, and every word is kept.",
		"This year does not have to be summed up.",
	],
};

/** For a hard week whose preceding letter was a careful one. */
export const afterCareful = {
	paragraph: "It is good that you came back. Nothing has to be made of these days.",
	question: "Who could keep you company for a while in the next few days?",
	closing: "Take good care of yourself, until the next letter.",
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

/** The last line of a letter that names a page of the handbook; its subject follows. */
export const articleLine = "If you want it, the handbook has a page on";

/** The subjects of these pages, in words that continue the line above. */
export const articleSubjects: Readonly<Record<string, string>> = {
	anger: "anger",
	"nerves-before": "nerves before something that matters",
	"thoughts-at-night": "going over things at night",
	comparing: "comparing oneself with others",
	shame: "shame",
	loneliness: "loneliness",
	"low-and-empty": "low and empty times",
	"inner-critic": "being kinder to oneself",
};

/** Closes a week's letter that quotes nothing. */
export const leftInJournal = "What you wrote is where you left it, and may stay closed. Until the next letter.";

/** Closings of a letter; `more` if there are pages that it does not quote. */
export const closings: Readonly<Record<PeriodKind, { plain: readonly string[]; more: readonly string[] }>> = {
	week: {
		plain: ["Until the next letter.", "Take care, until the next letter."],
		more: ["The rest is in your pages. Until the next letter."],
	},
	month: {
		plain: ["Until next month’s letter."],
		more: ["The other pages are in your journal. Until next month’s letter."],
	},
	year: { plain: ["Until next year’s letter."], more: ["No letter holds a whole year. Your pages do."] },
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

/** For a month or a year from which weeks that suggest danger are left out, if no help is named. */
export const leftOutQuietly = "Some very hard days of {stretch} are not in this letter. They are where you wrote them.";

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

/**
 * Questions of a week's letter, each about something that is certain. None comes twice within eight weeks.
 */
export const weekQuestions = {
	/** If a line of these days was kept. */
	kept: [
		"What made you keep that line from {day}?",
		"Is there somebody who should hear the line that you kept from {day}?",
		"Would you write that line from {day} again today?",
		"Where would you like to come across that line from {day} again?",
	],
	/** If the last page quoted ends with a plan, and nothing later is known. */
	plan: [
		"On {day} something was still ahead of you. What came of it?",
		"You had something in mind on {day}. How did it go, or when will it be?",
		"What has happened since with what you were going to do on {day}?",
		"The page of {day} looks ahead. How does it look from here?",
	],
	/** If the last page with a pleasant feeling names somebody whom the person knows. */
	somebody: [
		"Does {name} know that you wrote this?",
		"What would you like to do with {name} before long?",
		"When will you see {name} again, or hear from them?",
		"What would you like {name} to know?",
	],
	/** If the last page quoted has a hard feeling, but not the whole week. */
	heavy: [
		"What would you like next week to have more of?",
		"What can wait, and what would you rather have behind you?",
		"What would you need so that next week is lighter?",
		"What has this week shown you about what you want?",
	],
	/** For any other week: true of whatever the pages tell. There is one for each of the eight weeks. */
	any: [
		"Which moment of this week would you like to have again?",
		"What happened this week that is on none of these pages?",
		"What were you glad of this week, however small it was?",
		"Which of these pages would you write differently today?",
		"What did you do this week that you would not have done a year ago?",
		"Who made this week lighter?",
		"Which hour of this week was wholly yours?",
		"Which sentence of this week would you like to remember?",
	],
} as const;

/** One question to take along, for a month or a year with a pleasant feeling in it. */
export const questions: Readonly<Record<"month" | "year", readonly string[]>> = {
	month: [
		"Which day of this month would you live again, just as it was?",
		"What began in this month that you would like to go on?",
		"What do you know now that you did not know when it began?",
		"What would you like to leave as it is for now?",
	],
	year: [
		"What about this year would you not have believed in January?",
		"What of this year do you want to take along into the next?",
		"Which month of this year would you live again, just as it was?",
	],
};

/** Questions for periods with only unpleasant feelings, or with days left out. */
export const hardQuestions: Readonly<Record<PeriodKind, readonly string[]>> = {
	week: [
		"What helped, even for ten minutes?",
		"Who is there to whom you need not explain anything?",
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
		"What was gentle in this month, even once?",
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
