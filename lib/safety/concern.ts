import { type Call, inOrder, type Kind } from "@/lib/domain/safety/kinds";
import { foldText } from "./languages/fold";

/** A model's concern, with the exact words of the person that show it. */
export interface Concern {
	kind: Kind;
	words: string;
}

/** A shorter quotation could occur in any text and proves nothing. */
const FEWEST_LETTERS = 4;
/** Chinese, Japanese or Korean characters, each of which says as much as several letters. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/**
 * Combines what the rules found with a model's concern. A concern can add a danger, in any language, but never removes
 * one. On its own it is doubtful, because models make mistakes here as well; if the rules also have doubts of the same
 * kind, both together are clear. A concern does not count if it quotes words that the person did not write. Spacing,
 * case and quotation marks do not matter.
 * @param found What the rules found.
 * @param concern The model's concern; null if it has none.
 * @param texts The person's texts as the model was given them.
 */
export function withConcern(found: readonly Call[], concern: Concern | null, texts: readonly string[]): Call[] {
	if (concern === null || !isTheirs(concern.words, texts)) return [...found];
	const { kind } = concern;
	const isDoubted = found.some((call) => call.kind === kind);
	return inOrder([...found, { kind, certainty: isDoubted ? "clear" : "doubtful" }]);
}

/** Whether the texts contain these words, whole and in this order. */
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
