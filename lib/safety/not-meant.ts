import type { Answer, Mark } from "@/lib/domain/questionnaires/schema";
import { sentencesOf } from "@/lib/domain/text/sentences";

/**
 * Returns a text without the sentences that the person did not mean as they sound. Only whole sentences are removed, so
 * that nothing longer that begins alike goes unread.
 */
export function withoutSentences(text: string, words: ReadonlySet<string>): string {
	if (words.size === 0) return text;
	let left = "";
	let from = 0;
	for (const sentence of sentencesOf(text)) {
		if (!words.has(sentence.text)) continue;
		left += text.slice(from, sentence.start);
		from = sentence.end;
	}
	return left + text.slice(from);
}

/** Returns answers as they are read for signs of danger: without the sentences that the person did not mean. */
export function heardAnswers(answers: readonly Answer[], notMeant: readonly Mark[] = []): Answer[] {
	if (notMeant.length === 0) return [...answers];
	return answers.map(({ questionId, answer }) => {
		const words = new Set(notMeant.filter((one) => one.questionId === questionId).map(({ text }) => text));
		return { questionId, answer: typeof answer === "string" ? withoutSentences(answer, words) : answer };
	});
}
