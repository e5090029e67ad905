import { MAX_WORDS, wordsOf } from "@/lib/domain/journal/reflection";
import { sentencesOf } from "./sentences";

const QUESTION = /\?["”’)\]*_]*$/;
/** Words that begin a question whose mark was forgotten. */
const ASKS =
	/^(?:and |so |but )?(?:what|how|who|where|when|why|which|whose|could|would|can|do|does|did|is|are|was|were|have|has|will|might)\b/i;
const ENGLISH = /\b(?:the|you|your|and|that|it|is|of|to)\b/i;
const ASKED = "What do you notice?";

/**
 * A short thought within its limits: fewer than thirty words that end with a question. Whole sentences of it are left
 * out, its own question is kept, and where it asks nothing and is English, one is put behind it.
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
