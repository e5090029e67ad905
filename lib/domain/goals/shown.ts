import { SHOWN_DESCRIPTION } from "./limits";

/** As much of a goal's description as a card shows: its first 240 characters, none of them cut in two. */
export function shownDescription(description: string): string {
	const cut = description.slice(0, SHOWN_DESCRIPTION);
	if (cut.length === description.length) return description;
	return `${cut.replace(/[\ud800-\udbff]$/, "").trimEnd()}…`;
}

/** What a goal is called: its title, or its description where it has none. */
export function nameOf({ title, description }: { title: string | null; description: string }): string {
	return title ?? shownDescription(description);
}
