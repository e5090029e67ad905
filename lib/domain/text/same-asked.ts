import { countWords } from "./count-words";
import { plainChat, unquoted } from "./plain-chat";
import { wordsIn } from "./small-words";

/** Words that change nothing about a question, wherever they stand in it. */
const besides = new Set(
	(
		"so and but ok okay well hey lol haha oh actually even just really then please sage anyway exactly all ever though btw wait " +
		"sorry honestly tbh yeah hm hmm also still now"
	).split(" "),
);

/** Returns a question in the form in which two are compared: small letters, no marks, and no words that change nothing. */
export const sameAsked = (question: string): string =>
	wordsIn(plainChat(question))
		.filter((word) => !besides.has(word))
		.join(" ")
		.replace(/'/g, "");

/** A message of at most this many words has no clauses that somebody else says. */
const SHORT = 12;

/** Returns the sentences of a message in that form, and the clauses of a short one, without what it quotes. */
export function sentencesAsked(message: string): string[] {
	const own = unquoted(message);
	const between = countWords(own) <= SHORT ? /[.!?,;\n]+/ : /[.!?\n]+/;
	return own.split(between).map(sameAsked);
}
