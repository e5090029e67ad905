import { diffWordsWithSpace } from "diff";

/** A stretch of text that is in both versions, or in only one of them. */
export interface Change {
	kind: "same" | "added" | "removed";
	text: string;
}

/**
 * Texts with more words than this together are not compared but shown whole, because comparing them would block the
 * page.
 */
const MAX_WORDS = 12_000;
/** If a smaller share of the words stayed, one text after the other is easier to read than a comparison. */
const LEAST_SHARED = 0.4;

/**
 * What changed from one text to the other, word by word. All stretches but the removed ones, in order, are the new
 * text.
 */
export function changesBetween(before: string, now: string): Change[] {
	if (before === now) return now === "" ? [] : [{ kind: "same", text: now }];
	const whole: Change[] = [
		...(before === "" ? [] : [{ kind: "removed" as const, text: before }]),
		...(now === "" ? [] : [{ kind: "added" as const, text: now }]),
	];
	if (before.length + now.length > MAX_WORDS * 6) return whole;
	const found = diffWordsWithSpace(before, now, { timeout: 400 });
	const letters = (text: string) => text.replace(/\s+/g, "").length;
	const shared =
		found?.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : letters(value)), 0) ?? 0;
	if (!found || shared < LEAST_SHARED * Math.min(letters(before), letters(now))) return whole;
	return found.map(({ value, added, removed }) => ({
		kind: added ? "added" : removed ? "removed" : "same",
		text: value,
	}));
}
