import type { PatternName } from "@/lib/domain/questionnaires/ids";
import { type Line, line, lined, lines } from "../../parts/phrasebook";

/** What the text calls a pattern, as the bridges do: what it is like, without a verdict on somebody. */
export const labels = lined<Readonly<Record<PatternName, Line>>>({
	Pleaser: "the quick yes",
	Avoider: "counting on yourself",
	Anxious: "listening for signs",
	Controller: "keeping things in hand",
	Victim: "carrying things unseen",
	"All-or-Nothing": "all-or-nothing thinking",
});

// Sentences about scores. Each is true for any values the code fills in; a test checks them with all kinds of scores.

export const allEqual = lines(
	"All six patterns are equally strong in your answers.",
	"In your answers, no pattern is stronger than another.",
);
export const oneHighest = lines(
	"Strongest in your answers is {names}.",
	"Your answers point most to {names}.",
	"What your answers say most about is {names}.",
);
export const sharedHighest = lines(
	"Strongest in your answers, and equally so, are {names}.",
	"Your answers point most, and equally, to {names}.",
);
export const noneAbove = lines(
	"None of the six patterns stands out in your answers.",
	"No pattern has a firm hold on the way you love, by your answers.",
);
/** For those that stand out, the strongest first. */
export const someAbove = lines("Most present in your answers: {list}.", "Your answers point to {list}.");

/** Mentions the one statement that is not scored. */
export const unscoredStatement = lines(
	"You gave {statement} a {value} of 5. That statement isn’t part of any score.",
	"One statement isn’t part of any score: {statement}. You gave it a {value} of 5.",
);

export const unchanged = lines("All six have the same score as the last time.");
export const changed = lines("Since the last time: {list}.", "Compared with the last time: {list}.");
export const otherScoresUnchanged = lines("The other {n} have the same score as then.");
export const otherScoreUnchanged = lines("The other one has the same score as then.");

/** Lists statements that the person agrees or disagrees with, each with its number. */
export const agreed = lines("You agree with {list}.", "You say yes to {list}.");
export const agreedIn = lines("As for {label}, you agree with {list}.", "Of {label}, you say yes to {list}.");
export const denied = lines("Farthest from you: {list}.", "You agree least with {list}.");

// Sentences about the page itself, and questions that suit everybody.

export const numbersOnly = lines(
	"Numbers don’t show where something comes from. The questionnaires about home, mother and father have room for that, in your own words.",
	"Where it began isn’t in these numbers. The questionnaires about home, mother and father ask about beginnings.",
	"Thirty numbers say how far you agree, today. They say nothing about how it came about.",
);
export const evenCore = line(
	"Six equal scores put no pattern before the others. It may be so; it may also be that the statements didn’t fit well.",
);
/** In place of what helps, for people with no pattern that stands out. */
export const nothingNeeded = lines(
	"Where no pattern stands out, there is nothing here that has to be worked on.",
	"What you do already seems to work. Keep doing it.",
	"Nothing on this page asks for a remedy.",
);
export const generalSteps = lines(
	"Pick one statement, and write one real situation under it, with a place and a day.",
	"Tell somebody which statement made you smile, or wince.",
	"Read the statements once more, and mark the two that matter to you. Leave the others.",
	"Choose one statement that has changed over the years, and write down when.",
);
export const generalAreas = lines(
	"Which of your scores are you glad about?",
	"Which statement depends most on who the other person is?",
	"What would your numbers have been five years ago?",
	"Which statement annoyed you?",
);
export const closings = lines(
	"A score is a sum. You’re welcome to disagree with it.",
	"These are thirty numbers of one day.",
	"Six names are a rough drawing. You know the face.",
);
