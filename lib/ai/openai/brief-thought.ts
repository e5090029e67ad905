import { MAX_WORDS, wordsOf } from "@/lib/domain/journal/reflection";
import { sentencesOf } from "@/lib/domain/text/pieces";

const QUESTION = /\?["”’)\]*_]*$/;
/** Words that begin a question, even without a question mark. */
const ASKS =
	/^(?:and |so |but )?(?:what|how|who|where|when|why|which|whose|could|would|can|do|does|did|is|are|was|were|have|has|will|might)\b/i;
const ENGLISH = /\b(?:the|you|your|and|that|it|is|of|to)\b/i;
const ASKED = "What do you notice?";
/** How many characters of a thought are read: many times its limit in words. */
const READ = 2_000;

/**
 * Shortens a thought to its limits: fewer than thirty words, ending with a question. Whole sentences are left out, but
 * its own question is kept; if it has none and is English, a question is added.
 */
export function briefThought(whole: string): string {
	const text = whole.slice(0, READ);
	if (!/\p{L}/u.test(text)) return text;
	const sentences = sentencesOf(text.replace(/\s+/g, " ").trim()).map((one) => one.trim());
	const asked = sentences.findLastIndex((one) => QUESTION.test(one) || ASKS.test(one));
	const isEnglish = ENGLISH.test(text);
	const question = asked >= 0 ? briefQuestion(asQuestion(sentences[asked] ?? ""), isEnglish) : isEnglish ? ASKED : "";
	if (question === "") return asQuestion(firstWords(text.trim(), MAX_WORDS));
	const before = asked >= 0 ? sentences.slice(0, asked) : sentences;
	const kept: string[] = [];
	let left = MAX_WORDS - wordsOf(question);
	for (const sentence of before) {
		left -= wordsOf(sentence);
		if (left < 0) break;
		kept.push(sentence);
	}
	return [...kept, question].join(" ");
}

/** Places where a long question may be cut: before another clause. */
const CLAUSE =
	/[,;:—–]\s+|\s+(?=(?:because|although|while|even though|and then|instead of|rather than|which|before|after|when|if)\b)/gi;
/** Minimum length, in words, of a question that still makes sense. */
const LEAST_WORDS = 4;

/** Returns a question within the limit: the question itself, as many of its clauses as fit, or else a plain one. */
function briefQuestion(question: string, isEnglish: boolean): string {
	if (wordsOf(question) <= MAX_WORDS) return question;
	const cut = [...question.matchAll(CLAUSE)]
		.map(({ index }) => question.slice(0, index))
		.findLast((one) => wordsOf(one) <= MAX_WORDS && wordsOf(one) >= LEAST_WORDS);
	if (cut !== undefined) return asQuestion(cut);
	return isEnglish ? ASKED : asQuestion(firstWords(question, MAX_WORDS));
}

const firstWords = (text: string, most: number): string => text.split(/\s+/).slice(0, most).join(" ");

/** Replaces the punctuation at a sentence's end with a question mark. */
const asQuestion = (sentence: string) =>
	/[?？]$/.test(sentence) ? sentence.replace(/？$/, "?") : `${sentence.replace(/[.!?…"”’)\]*_\s]+$/, "")}?`;
