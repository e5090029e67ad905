import { SHOWN_DESCRIPTION } from "./limits";

/** The part of a goal's description that a card shows: its first 240 characters, none of them cut in two. */
export function shownDescription(description: string): string {
	const cut = description.slice(0, SHOWN_DESCRIPTION);
	if (cut.length === description.length) return description;
	return `${cut.replace(/[\ud800-\udbff]$/, "").trimEnd()}…`;
}

/** A goal's name: its title or, without one, its description. */
export function nameOf({ title, description }: { title: string | null; description: string }): string {
	return title ?? shownDescription(description);
}
