import { saysSo } from "@/lib/domain/text/kept-back-words";

/** Questions about what people keep to themselves: what they leave out, subjects to avoid, a hidden side. */
const asksForIt: ReadonlySet<string> = new Set(["1.q9", "5.q8", "7.q8", "12.q4"]);

/**
 * Whether an answer contains something its writer would not tell others. It must not become a headline, or part of a
 * script that is read aloud.
 */
export const isKeptBack = (questionnaireId: string, questionId: string, text: string): boolean =>
	asksForIt.has(`${questionnaireId}.${questionId}`) || saysSo.test(text);
