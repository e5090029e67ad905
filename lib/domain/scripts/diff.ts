import { diffWordsWithSpace } from "diff";

/** A piece of text that is in both versions, or in only one of them. */
export interface Change {
	kind: "same" | "added" | "removed";
	text: string;
}

/**
 * If both texts together have more words than this, they are shown whole, because comparing them would block the page.
 */
const MAX_WORDS = 12_000;
/** If a smaller share of the words stayed, both texts one after the other are easier to read than a comparison. */
const LEAST_SHARED = 0.4;

/**
 * Returns the changes from one text to the other, word by word. All pieces except the removed ones, joined in order,
 * are the new text.
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
