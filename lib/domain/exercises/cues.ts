import { longForms, phrases, skipped } from "./cue-words";

/** A word of a text as cues compare it, and where it stands. */
export interface Token {
	word: string;
	start: number;
	end: number;
}

/** How many words `~` may stand for. */
const GAP = 4;

type Slot =
	| { kind: "word"; words: ReadonlySet<string>; beginnings: readonly string[]; isOptional: boolean }
	| { kind: "phrase"; phrases: readonly (readonly string[])[]; isOptional: boolean }
	| { kind: "gap" };

/** A cue, ready to be compared. */
export type Cue = readonly Slot[];

/**
 * The words of a text: lower case, short forms written out, words that change nothing left out.
 * Offsets are those of the text as it was typed.
 */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	for (const { 0: typed, index } of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) {
		const word = typed.toLowerCase().replaceAll("’", "'");
		if (skipped.has(word)) continue;
		const place = { start: index, end: index + typed.length };
		for (const long of longForms.get(word) ?? [word]) tokens.push({ word: long, ...place });
	}
	return tokens;
}

/**
 * Reads a cue as it is written in an exercise. Between spaces stand: `a|b` (one of these words), `word*` (a beginning),
 * `?a|b` (may be missing), `~` (up to four words, whichever), `<name>` (a phrase of cue-words.ts).
 * @throws Error for a name that is not there.
 */
export function readCue(written: string): Cue {
	return written.split(" ").map((piece): Slot => {
		if (piece === "~") return { kind: "gap" };
		const isOptional = piece.startsWith("?");
		const bare = isOptional ? piece.slice(1) : piece;
		if (bare.startsWith("<")) {
			const named = phrases[bare.slice(1, -1)];
			if (!named) throw new Error(`No phrase is called ${bare}.`);
			return { kind: "phrase", phrases: named.map((phrase) => phrase.split(" ")), isOptional };
		}
		const words = bare.split("|");
		return {
			kind: "word",
			words: new Set(words.filter((word) => !word.endsWith("*"))),
			beginnings: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
			isOptional,
		};
	});
}

/** The words that a match can begin with; null where it can begin with any. */
export function firstWords([first]: Cue): readonly string[] | null {
	if (!first || first.kind === "gap" || first.isOptional) return null;
	if (first.kind === "phrase") return first.phrases.map(([word]) => word as string);
	return first.beginnings.length > 0 ? null : [...first.words];
}

/**
 * Where a match that begins at a token ends (the position after its last token), or null.
 * Slots and their choices are few and bounded, so the time for one beginning does not grow with the text.
 */
export function matchAt(cue: Cue, tokens: readonly Token[], at: number, slot = 0): number | null {
	const current = cue[slot];
	if (!current) return at;
	if (current.kind === "gap") {
		for (let skip = 0; skip <= GAP && at + skip <= tokens.length; skip++) {
			const end = matchAt(cue, tokens, at + skip, slot + 1);
			if (end !== null) return end;
		}
		return null;
	}
	for (const length of lengthsOf(current, tokens, at)) {
		const end = matchAt(cue, tokens, at + length, slot + 1);
		if (end !== null) return end;
	}
	return current.isOptional ? matchAt(cue, tokens, at, slot + 1) : null;
}

/** How many tokens a slot can take at a place. */
function lengthsOf(slot: Exclude<Slot, { kind: "gap" }>, tokens: readonly Token[], at: number): number[] {
	const word = tokens[at]?.word;
	if (word === undefined) return [];
	if (slot.kind === "word") {
		return slot.words.has(word) || slot.beginnings.some((beginning) => word.startsWith(beginning)) ? [1] : [];
	}
	const lengths = new Set<number>();
	for (const phrase of slot.phrases) {
		if (phrase.every((part, index) => tokens[at + index]?.word === part)) lengths.add(phrase.length);
	}
	// The longest first: it says most of what the person wrote.
	return [...lengths].sort((a, b) => b - a);
}
