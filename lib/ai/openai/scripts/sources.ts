import type { AnsweredQuestionnaire } from "@/lib/ai/types";
import type { ScriptSource } from "@/lib/domain/scripts/schema";
import { countWords } from "@/lib/domain/text/count-words";
import { findOwnWords, findQuoted } from "../own-words";

interface Written {
	questionnaireId: string;
	responseId: string;
	questionId: string;
	/** In a list of its own, as `findOwnWords` expects it. */
	texts: readonly string[];
}

const MAX_SOURCES = 40;
const MAX_QUOTE = 600;

/** Returns everything that the person put into words, answer by answer. */
export function writtenAnswers(answered: readonly AnsweredQuestionnaire[]): Written[] {
	return answered.flatMap(({ questionnaire, responseId, answers }) => {
		const inWords = new Set(questionnaire.questions.filter(({ type }) => type === "text").map(({ id }) => id));
		return answers.flatMap(({ questionId, answer }) =>
			inWords.has(questionId) && typeof answer === "string"
				? [{ questionnaireId: questionnaire.id, responseId, questionId, texts: [answer] }]
				: [],
		);
	});
}

/**
 * Finds the sources of quotations: for each, the answer with exactly these words. Leaves out quotations that no answer
 * has, and single words, which prove nothing.
 */
export function sourcesOf(quotes: readonly string[], written: readonly Written[]): ScriptSource[] {
	const sources = quotes.flatMap((wanted) => {
		for (const { texts, ...place } of written) {
			const quote = findOwnWords(wanted, texts);
			if (quote !== null && countWords(quote) > 1 && quote.length <= MAX_QUOTE) return [{ ...place, quote }];
		}
		return [];
	});
	const keys = sources.map(({ responseId, questionId, quote }) => JSON.stringify([responseId, questionId, quote]));
	return sources.filter((_, i) => keys.indexOf(keys[i] ?? "") === i).slice(0, MAX_SOURCES);
}

const QUOTED = /["“]([^"“”\n]{2,600})["”]/g;

/** Returns what is between quotation marks in a text. */
export const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].flatMap(([, words]) => words ?? []);

/** Suggested words, which the person is not claimed to have said: "I can say “I need an hour”". */
const SUGGESTED = new RegExp(
	"\\b(?:I|we) (?:can|could|may|might|will|want to|dare to|try to|am learning to|are learning to|am going to) " +
		'(?:\\w+ ){0,3}(?:say|answer|write|tell|ask|reply|whisper)\\b[^"“”.!?\\n]{0,40}$|' +
		"\\b(?:practi[sc]e|practi[sc]ing|learn to|learning to|try|trying|rehearse|rehearsing) " +
		'(?:to )?(?:say(?:ing)?|answer(?:ing)?|ask(?:ing)?|tell(?:ing)?)\\b[^"“”.!?\\n]{0,40}$|' +
		"\\b(?:something like|words (?:like|such as)|for example)[,:]? ?$",
	"i",
);

/** Removes the quotation marks from words that the person never wrote, unless they are suggestions. */
export function onlyOwnQuotes(text: string, known: readonly string[]): string {
	return text.replace(QUOTED, (whole, words: string, at: number) => {
		const isTheirs = findQuoted(words, known) !== null;
		return isTheirs || SUGGESTED.test(text.slice(Math.max(0, at - 120), at)) ? whole : words;
	});
}
