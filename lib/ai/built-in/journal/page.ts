import type { QuickInsightInput } from "@/lib/ai/types";
import { needsNotice } from "@/lib/domain/safety/kinds";
import { findSigns } from "@/lib/safety/assess";
import { type Manner, mannerOf } from "../manner";
import { type Dice, diceFrom } from "../random";
import { feelingsIn } from "../reading/feelings";
import { type ReadText, readText } from "../reading/text";

/** An entry with fewer words than this is not analyzed closely. */
const ENOUGH_WORDS = 8;
const FEWEST_IN_LIST = 3;
const bullet = /^\s*(?:[-*•–—·>]|\(?\d{1,2}[.):])\s+\S/;

/** The kind of entry, as far as code can tell. */
export type PageKind = "careful" | "foreign" | "short" | "list" | "text";

/** A journal entry after parsing, with the person's wishes for the reply. */
export interface Page {
	read: ReadText;
	kind: PageKind;
	/** The number of items if the entry is a list; otherwise 0. */
	listed: number;
	manner: Manner;
	dice: Dice;
}

/** Parses an entry. @throws The signal's reason, once it aborts. */
export async function readPage({ content, manner }: QuickInsightInput, signal: AbortSignal): Promise<Page> {
	signal.throwIfAborted();
	const read = await readText(content, signal);
	const listed = content.split("\n").filter((line) => bullet.test(line.slice(0, 40))).length;
	const kindOf = (): PageKind => {
		// If the sign is doubtful, the app shows a quiet link to Help now above an ordinary reflection.
		if (findSigns([content]).some((sign) => needsNotice(sign) && sign.certainty === "clear")) return "careful";
		// A few words do not show which language they are in.
		if (read.words < ENOUGH_WORDS) return "short";
		if (read.legibility === "other language" || read.legibility === "unclear") return "foreign";
		return listed >= FEWEST_IN_LIST ? "list" : "text";
	};
	return { read, kind: kindOf(), listed, manner: mannerOf(manner), dice: diceFrom(content) };
}

const hedges = /\b(?:a bit|a little|slightly|kind of|sort of|somewhat|almost|nearly|half)\s+$/i;

/** Returns the first feeling that the person names without hedging: by "a bit scared" they mean less than "scared". */
export function plainFeeling(read: ReadText) {
	const isHedged = (word: string) => hedges.test(read.raw.slice(0, Math.max(0, read.raw.toLowerCase().indexOf(word))));
	return feelingsIn(read).find(({ word }) => !isHedged(word)) ?? null;
}
