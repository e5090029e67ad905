import { line, lines } from "../../parts/phrasebook";

// Sentences about what has changed since the last time. Each has to be true for any values filled in.

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
export const noWrittenAnswerRepeated = line("None of your written answers is word for word what it was the last time.");
