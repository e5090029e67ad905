import { type Call, inOrder, type Kind } from "@/lib/domain/safety/kinds";
import { foldText } from "./languages/fold";

/** What a model is worried about, with the very words of the person's that show it. */
export interface Concern {
	kind: Kind;
	words: string;
}

/** Fewer letters than these stand in any text, and show nothing. */
const FEWEST_LETTERS = 4;
/** A sign of Chinese, Japanese or Korean says as much as several letters. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/**
 * What the rules found, and what a model is worried about. A concern can add a notice, in any language, and never takes
 * one away: alone it is a doubt, since models are wrong about this too; where the rules doubt about the same kind, both
 * together are clear. Words that the person did not write do not count, however they are spaced, cased or quoted.
 * @param found What the rules call for.
 * @param concern What the model says; null where it is not worried.
 * @param texts What the person wrote and the model was given as theirs.
 */
export function withConcern(found: readonly Call[], concern: Concern | null, texts: readonly string[]): Call[] {
	if (concern === null || !isTheirs(concern.words, texts)) return [...found];
	const { kind } = concern;
	const isDoubted = found.some((call) => call.kind === kind);
	return inOrder([...found, { kind, certainty: isDoubted ? "clear" : "doubtful" }]);
}

/** Whether somebody's texts hold these words, whole and in this order. */
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
