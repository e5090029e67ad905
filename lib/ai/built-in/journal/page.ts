import type { QuickInsightInput } from "@/lib/ai/types";
import { needsNotice } from "@/lib/domain/safety/kinds";
import { findSigns } from "@/lib/safety/assess";
import { type Manner, mannerOf } from "../manner";
import { type Dice, diceFrom } from "../random";
import { feelingsIn } from "../reading/feelings";
import { type ReadText, readText } from "../reading/text";

/** Fewer words than these are not looked at closely. */
const ENOUGH_WORDS = 8;
const FEWEST_IN_LIST = 3;
const bullet = /^\s*(?:[-*•–—·>]|\(?\d{1,2}[.):])\s+\S/;

/** What kind of page it is, as far as code can tell. */
export type PageKind = "careful" | "foreign" | "short" | "list" | "text";

/** A page of the journal, read, and how the person wants to hear about it. */
export interface Page {
	read: ReadText;
	kind: PageKind;
	/** The things of a list; 0 for what is none. */
	listed: number;
	manner: Manner;
	dice: Dice;
}

/** Reads a page. @throws The signal's reason, once it aborts. */
export async function readPage({ content, manner }: QuickInsightInput, signal: AbortSignal): Promise<Page> {
	signal.throwIfAborted();
	const read = await readText(content, signal);
	const listed = content.split("\n").filter((line) => bullet.test(line.slice(0, 40))).length;
	const kindOf = (): PageKind => {
		// Where it is only in doubt, the app shows a quiet line to Help now above an ordinary reflection.
		if (findSigns([content]).some((sign) => needsNotice(sign) && sign.certainty === "clear")) return "careful";
		// Of a few words nobody can tell what language they are in.
		if (read.words < ENOUGH_WORDS) return "short";
		if (read.legibility === "other language" || read.legibility === "unclear") return "foreign";
		return listed >= FEWEST_IN_LIST ? "list" : "text";
	};
	return { read, kind: kindOf(), listed, manner: mannerOf(manner), dice: diceFrom(content) };
}

const hedges = /\b(?:a bit|a little|slightly|kind of|sort of|somewhat|almost|nearly|half)\s+$/i;

/** The first feeling that they name and do not take half back: "a bit scared" is their word for less than that. */
export function plainFeeling(read: ReadText) {
	const isHedged = (word: string) => hedges.test(read.raw.slice(0, Math.max(0, read.raw.toLowerCase().indexOf(word))));
	return feelingsIn(read).find(({ word }) => !isHedged(word)) ?? null;
}
