import { diffWordsWithSpace } from "diff";

/** A stretch of text that both versions have, or that only one of them has. */
export interface Change {
	kind: "same" | "added" | "removed";
	text: string;
}

/** Texts of more words than this, both together, are shown as a whole: comparing them would hold up the page. */
const MAX_WORDS = 12_000;

/** What changed from one text to the other, word by word. All but the removed stretches, in order, are the new text. */
export function changesBetween(before: string, now: string): Change[] {
	if (before === now) return now === "" ? [] : [{ kind: "same", text: now }];
	const whole: Change[] = [
		{ kind: "removed", text: before },
		{ kind: "added", text: now },
	];
	if (before.length + now.length > MAX_WORDS * 6) return whole;
	const found = diffWordsWithSpace(before, now, { timeout: 400 });
	if (!found) return whole;
	return found.map(({ value, added, removed }) => ({
		kind: added ? "added" : removed ? "removed" : "same",
		text: value,
	}));
}
