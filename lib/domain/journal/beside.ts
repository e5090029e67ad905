import type { Day } from "@/lib/domain/progress/days";
import { namesOn } from "@/lib/domain/text/names";
import type { Candidate } from "./related";

/** How an earlier page goes with a new one; each is certain. */
export type CertainLink = "this-day" | "same-prompt" | "same-name";

export interface LinkedPage {
	how: CertainLink;
	page: Candidate;
	/** The person or place that both name; empty for the other two. */
	name: string;
}

const monthAndDay = (day: Day) => day.slice(5);
const year = (day: Day) => day.slice(0, 4);
/** Days and months have a capital too. */
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
 * Earlier pages that go with a new one for certain: written on this day of another year, under the same prompt, or with a
 * name that both have. Each page at most once, the newest of each kind.
 * @param earlier The newest first.
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
