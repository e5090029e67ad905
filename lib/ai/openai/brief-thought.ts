import { MAX_WORDS, wordsOf } from "@/lib/domain/journal/reflection";
import { sentencesOf } from "./sentences";

const QUESTION = /\?["”’)\]*_]*$/;
/** Words that begin a question, even without a question mark. */
const ASKS =
	/^(?:and |so |but )?(?:what|how|who|where|when|why|which|whose|could|would|can|do|does|did|is|are|was|were|have|has|will|might)\b/i;
const ENGLISH = /\b(?:the|you|your|and|that|it|is|of|to)\b/i;
const ASKED = "What do you notice?";

/**
 * Fits a short thought into its limits: fewer than thirty words, ending with a question. Whole sentences are left out,
 * but its own question is kept; if it asks nothing and is English, a question is added.
 */
export function briefThought(text: string): string {
	if (!/\p{L}/u.test(text)) return text;
	const sentences = sentencesOf(text.replace(/\s+/g, " ").trim()).map((one) => one.trim());
	const asked = sentences.findLastIndex((one) => QUESTION.test(one) || ASKS.test(one));
	const question = asked >= 0 ? asQuestion(sentences[asked] ?? "") : ENGLISH.test(text) ? ASKED : "";
	if (question === "") return asQuestion(text.trim());
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

/** Without what a sentence closes with, and with the mark of a question. */
const asQuestion = (sentence: string) =>
	sentence.endsWith("?") ? sentence : `${sentence.replace(/[.!?…"”’)\]*_\s]+$/, "")}?`;
