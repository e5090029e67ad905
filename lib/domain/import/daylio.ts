import { fill } from "@/lib/domain/core/fill";
import type { Day } from "@/lib/domain/progress/days";
import { type Clock, instantAt } from "./clock";
import { csvRows } from "./csv";
import { findDay } from "./dates";
import { Foreign, plainLines } from "./foreign";
import { cutName } from "./left-out";
import { feelingOfMood } from "./moods";
import { names, reasons } from "./texts";

/** How many characters of a file are searched for its header line. */
const MOST_HEADER = 1_000;
/** Maximum length of the name of a mood, in characters. */
const MAX_MOOD = 100;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOON = 12 * 60;

/**
 * Returns the column names of a Daylio export; null if the text is not one. Until 2019 the year had a column of its
 * own, beside "21 February".
 */
function headerOf(text: string): string[] | null {
	const line = /^[^\r\n]*/.exec(text.slice(0, MOST_HEADER).replace(/^\ufeff/, ""))?.[0] ?? "";
	const columns = line.split(",").map((name) => name.replaceAll('"', "").trim().toLowerCase());
	const hasDay = columns.includes("full_date") || (columns.includes("year") && columns.includes("date"));
	return hasDay && columns.includes("mood") ? columns : null;
}

/** Whether a text is the CSV that Daylio exports. */
export const isDaylio = (text: string): boolean => headerOf(text) !== null;

/** Removes the few HTML tags that Daylio uses in notes. Other less-than and greater-than signs stay. */
const withoutTags = (note: string) =>
	note
		.replace(/<br ?\/?>|<\/(?:div|p|li)>/gi, "\n")
		.replace(/<li>/gi, "- ")
		.replace(/<\/?(?:b|i|u|s|strong|em|ul|ol|div|p|span)>/gi, "");

const activitiesIn = (text: string) =>
	text
		.split("|")
		.map((name) => name.trim())
		.filter((name) => name !== "")
		.join(", ");

/**
 * Reads Daylio's CSV: each note becomes an entry, each mood a chosen feeling, of the entry if there is one and
 * otherwise of the day. A mood that has no counterpart here is added to the entry as a line.
 * @param clock The person's clock, since Daylio names no time zone.
 * @param today The person's local day.
 * @throws AppError `invalid` if there are too many rows, or a quote is never closed.
 */
export function readDaylio(text: string, clock: Clock, today: Day): Foreign {
	const foreign = new Foreign();
	const columns = headerOf(text) ?? [];
	let index = -1;
	for (const row of csvRows(text)) {
		index += 1;
		if (index === 0) continue;
		foreign.count();
		if (row.every((value) => value.trim() === "")) continue;
		const field = (name: string) => row[columns.indexOf(name)]?.trim() ?? "";
		const isOld = !columns.includes("full_date");
		const date = isOld ? `${field("date")} ${field("year")}` : field("full_date");
		const what = fill(names.csvRow, { number: String(index) });
		const found = isOld || ISO_DAY.test(date) ? findDay(`${date} ${field("time")}`.trim()) : null;
		if (!found || found === "ambiguous") {
			foreign.leftOut.add(what, reasons.notUnderstood);
			continue;
		}
		const { day } = found;
		const at = { id: String(index), day, createdAt: instantAt(day, found.minutes ?? NOON, clock).toISOString() };
		const mood = field("mood");
		const feeling = feelingOfMood(mood);
		const title = plainLines(field("note_title")).replaceAll("\n", " ").trim().slice(0, 300);
		const note = withoutTags(plainLines(field("note"))).trim();
		const activities = activitiesIn(field("activities"));
		const lines = [
			...(mood !== "" && feeling === null ? [`Mood: ${mood.slice(0, MAX_MOOD)}`] : []),
			...(activities === "" ? [] : [`Activities: ${activities}`]),
		].join("\n");
		const hasEntry = note !== "" || title !== "" || activities !== "";
		const content = [note || (activities === "" ? title : ""), lines].filter(Boolean).join("\n\n");
		const called = cutName(`${what}, ${day}`);
		const isIn = hasEntry && foreign.take({ ...at, title: title || null, content, prompt: "" }, today, called);
		if (feeling !== null) foreign.feel({ ...at, feeling, entryId: isIn ? at.id : null }, today, called);
		else if (!hasEntry) foreign.leftOut.add(called, mood === "" ? reasons.noWords : reasons.noSuchFeeling);
	}
	return foreign;
}
