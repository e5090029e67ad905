import { type Call, inOrder, type Kind } from "@/lib/domain/safety/kinds";
import { foldText } from "./languages/fold";

/** What worries a model, with exactly those words of the person's that show it. */
export interface Concern {
	kind: Kind;
	words: string;
}

/** A shorter quotation could occur in any text and proves nothing. */
const FEWEST_LETTERS = 4;
/** A Chinese, Japanese or Korean character says as much as several letters. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/**
 * Combines what the rules found with what worries a model. A concern can add a notice, in any language, but never
 * removes one. By itself it is a doubt, because models are wrong about this too; if the rules have a doubt of the same
 * kind, both together are clear. Words that the person did not write do not count, however they are spaced, cased or
 * quoted.
 * @param found What the rules call for.
 * @param concern What the model says; null if nothing worries it.
 * @param texts What the person wrote and the model was given as theirs.
 */
export function withConcern(found: readonly Call[], concern: Concern | null, texts: readonly string[]): Call[] {
	if (concern === null || !isTheirs(concern.words, texts)) return [...found];
	const { kind } = concern;
	const isDoubted = found.some((call) => call.kind === kind);
	return inOrder([...found, { kind, certainty: isDoubted ? "clear" : "doubtful" }]);
}

/** Whether somebody's texts have these words, whole and in this order. */
function isTheirs(words: string, texts: readonly string[]): boolean {
	const wanted = onOneLine(words);
	const letters = wanted.replaceAll(" ", "");
	const wide = letters.match(WIDE)?.length ?? 0;
	if (letters.length + 3 * wide < FEWEST_LETTERS) return false;
	return texts.some((text) => {
		const written = onOneLine(text);
		return wide > 0 ? written.replaceAll(" ", "").includes(letters) : written.includes(wanted);
	});
}

const onOneLine = (text: string) => ` ${foldText(text).replace(/\s+/g, " ").trim()} `;
