import { SHOWN_DESCRIPTION } from "./limits";

/**
 * Returns the part of a goal's description that a card shows: its first 240 characters, without splitting a surrogate
 * pair.
 */
export function shownDescription(description: string): string {
	const cut = description.slice(0, SHOWN_DESCRIPTION);
	if (cut.length === description.length) return description;
	return `${cut.replace(/[\ud800-\udbff]$/, "").trimEnd()}…`;
}

/** Returns a goal's name: its title or, if it has none, its description. */
export function nameOf({ title, description }: { title: string | null; description: string }): string {
	return title ?? shownDescription(description);
}
