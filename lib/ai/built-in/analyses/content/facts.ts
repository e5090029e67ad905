import { line, lines } from "../../parts/phrasebook";

// Sentences that code fills with what it has counted or found. Each must be true whenever its values are.

/** The person's own words after the question that they answered: nothing of ours has to stand between them. */
export const citation = line("{question} {words}");
/** What was chosen, and the number that was given. */
export const choice = line("{question} {choice}.");
export const scale = line("{question}: {value} of {max}.");

export const scaleSpan = lines(
	"Of the numbers you gave, the highest is {high}, for {top}. The lowest is {low}, for {bottom}.",
	"Your numbers run from {low}, for {bottom}, up to {high}, for {top}.",
	"{high} is the most you gave, for {top}, and {low} the least, for {bottom}.",
);
export const scalesEqual = lines(
	"You gave the same number, {value}, on all {n} scales.",
	"All {n} of your numbers are {value}.",
);

export const lengths = lines(
	"You wrote {words} words in {answers} answers. The longest, with {most}, is the one to {longest}",
	"{words} words in {answers} answers: {most} of them in answer to {longest}",
	"Your {answers} written answers come to {words} words, and {most} of them stand under {longest}",
	"The question that got most words from you, {most} of {words}, is {longest}",
);
/** Where two or more answers are equally long, none is the longest. */
export const evenLengths = lines(
	"You wrote {words} words in {answers} answers.",
	"Your {answers} written answers come to {words} words.",
);
export const shortest = lines(
	"Your shortest answer, {few}, is the one to {question}",
	"{question} got the fewest words from you: {few}.",
	"With {few}, the answer to {question} is your shortest.",
);
export const shortestAsk = lines(
	"It may be complete. If it isn’t, what is missing?",
	"Some things need no more than that. Does this?",
);

export const recurring = lines(
	"{word} comes up {times}, in {n} of your answers: {places}",
	"{nFirst} of your answers mention {word}: {places}",
	"In {n} of your answers you come to {word}: {places}",
);
export const sharedWord = lines("Both of these mention {word}.", "{word} comes up in both.");
/** What comes back may be a thing, a place or somebody: nothing is said of what it is. */
export const earlierWord = lines(
	"{word} stands in your answers to {title} as well: {words}",
	"You wrote {word} here, and before that in {title}: {words}",
	"{word} was there already in your answers to {title}: {words}",
);
export const earlierAsk = lines(
	"What lies between the two answers?",
	"Which of the two answers would you write differently today, if either?",
	"Do the two answers belong together?",
);

export const people = lines(
	"You mention {who} {times}, in {n}.",
	"{whoFirst} comes up {times}, in {n}.",
	"In {n} you mention {who}, {times} altogether.",
);
export const moreWords = lines(
	"What would you add about that, if anything?",
	"Is that a surprise?",
	"Did you notice while you were writing?",
	"You’ll know whether that means something.",
);

export const feelingsNow = lines(
	"You call yourself {word} in the answer to {question}",
	"In answer to {question} you say that you are {word}.",
	"{word} is the word you use for yourself at {question}",
);
export const feelingsThen = lines(
	"Of an earlier time, you write that you were {word}, in the answer to {question}",
	"In answer to {question} you say that you were {word}.",
	"You write that you were {word}, where it says {question}",
);

export const sameAsBefore = lines(
	"You’ve answered this before. Every choice and every number is the same as the last time.",
	"Compared with the last time you answered, no choice and no number has changed.",
);
export const choiceChanged = lines(
	"At {question} you chose {before} the last time, and {now} this time.",
	"Last time {question} had {before} from you; now it has {now}.",
);
export const scaleChanged = lines(
	"{question} stood at {before} the last time and stands at {now} now.",
	"Your number for {question} was {before} and is now {now}.",
);
export const textsChanged = lines(
	"Word for word the same as the last time: {same} of your {n} written answers.",
	"Unchanged to the letter since the last time: {same} of your {n} answers in words.",
);
export const noTextSame = line("None of your written answers is word for word what it was the last time.");
