import type { Day } from "@/lib/domain/progress/days";
import { namesOn } from "@/lib/domain/text/names";
import type { Candidate } from "./related";

/** Certain ways in which an earlier page can be linked to a new one. */
export type CertainLink = "this-day" | "same-prompt" | "same-name";

export interface LinkedPage {
	how: CertainLink;
	page: Candidate;
	/** The person or place that both pages name; empty for the other two kinds. */
	name: string;
}

const monthAndDay = (day: Day) => day.slice(5);
const year = (day: Day) => day.slice(0, 4);
/** Capitalized words that are not names: days, months and the like. */
const calendar = new Set(
	[
		"monday tuesday wednesday thursday friday saturday sunday christmas easter english",
		"january february march april may june july august september october november december",
	].flatMap((row) => row.split(" ")),
);

const names = (text: string, name: string): boolean => {
	const at = text.indexOf(name);
	return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? " ");
};

/**
 * Finds earlier pages that are certainly linked to a new one: written on the same day of another year, under the same
 * prompt, or with a name that both contain. Returns each page at most once, and the newest of each kind.
 * @param earlier Newest first.
 */
export function pagesBeside(
	entry: { day: Day; prompt: string; content: string },
	earlier: readonly Candidate[],
): LinkedPage[] {
	const found: LinkedPage[] = [];
	const others = earlier.filter(({ day, content }) => day < entry.day && content.trim() !== "");
	const add = (how: CertainLink, page: Candidate | undefined, name = "") => {
		if (page && !found.some((one) => one.page.id === page.id)) found.push({ how, page, name });
	};
	add(
		"this-day",
		others.find(({ day }) => monthAndDay(day) === monthAndDay(entry.day) && year(day) !== year(entry.day)),
	);
	if (entry.prompt.trim() !== "")
		add(
			"same-prompt",
			others.find(({ prompt }) => prompt === entry.prompt),
		);
	for (const name of namesOn([{ text: entry.content }]).filter((one) => !calendar.has(one.toLowerCase()))) {
		add(
			"same-name",
			others.find(({ content }) => names(content, name)),
			name,
		);
	}
	return found;
}
