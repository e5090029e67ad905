import { headingOf } from "@/lib/domain/core/heading";
import type { Day } from "@/lib/domain/progress/days";
import { type Clock, dayAt, instantAt } from "./clock";
import { type Found, findDay } from "./dates";
import { Foreign, plainLines } from "./foreign";
import { reasons } from "./texts";

/** A page with a day but no time is dated at noon, so that no time zone moves it to another day. In minutes. */
const NOON = 12 * 60;
/** Headings down to this level can begin a day. */
const LEVELS = 4;
const FIELD_NAME = /^[A-Za-z_][\w -]*$/;
/** Maximum length of the name of a field, in characters. */
const MAX_FIELD_NAME = 60;
const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b,?/i;
const DATE_KEYS = ["date", "created", "created_at", "datetime", "day"];

interface FrontMatter {
	fields: Map<string, string>;
	body: string;
}

/**
 * Parses the front matter of a page: the fields between two lines of three hyphens at its top. Without a date or a title
 * these lines may be the person's own words between two rules, so they stay in the page.
 */
function frontMatter(text: string): FrontMatter {
	const match = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
	const fields = new Map<string, string>();
	for (const line of match?.[1]?.split("\n") ?? []) {
		const colon = line.slice(0, MAX_FIELD_NAME).indexOf(":");
		const name = line.slice(0, Math.max(colon, 0)).trimEnd();
		const value = line.slice(colon + 1).trim();
		if (FIELD_NAME.test(name) && value) fields.set(name.toLowerCase(), value.replace(/^(["'])(.*)\1$/, "$2"));
	}
	const isKnown = ["title", ...DATE_KEYS].some((key) => fields.has(key));
	return match && isKnown ? { fields, body: text.slice(match[0].length) } : { fields: new Map(), body: text };
}

interface When {
	day: Day;
	at: Date;
}

const whenOf = ({ day, minutes }: Found, clock: Clock): When => ({ day, at: instantAt(day, minutes ?? NOON, clock) });

/** Returns the date in the front matter. A time may name its own zone. */
function statedIn(fields: Map<string, string>, clock: Clock): When | "ambiguous" | null {
	for (const key of DATE_KEYS) {
		const value = fields.get(key);
		if (!value) continue;
		const [, day] =
			/^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/.exec(value) ?? [];
		const at = day ? new Date(value.replace(" ", "T").replace(/\s/g, "")) : null;
		// A time with a UTC offset belongs to the local day there. "Z" is not taken for the person's own zone.
		if (day && at && !Number.isNaN(at.getTime())) return { at, day: value.endsWith("Z") ? dayAt(at, clock) : day };
		const found = findDay(`${value} ${fields.get("time") ?? ""}`.trim());
		if (found) return found === "ambiguous" ? found : whenOf(found, clock);
	}
	return null;
}

/** Matches separators between a day and a title. */
const BETWEEN = /[\s\-–—_:,.|/[\]()]/;

/** Returns the title that remains of a heading or a file name without its day; null if nothing does. */
function titleOf(rest: string): string | null {
	const words = rest.replace(WEEKDAY, "");
	let [from, to] = [0, words.length];
	while (from < to && BETWEEN.test(words.charAt(from))) from += 1;
	while (from < to && BETWEEN.test(words.charAt(to - 1)) && words.charAt(to - 1) !== ".") to -= 1;
	const title = words.slice(from, to).trim();
	return title === "" ? null : title.slice(0, 300);
}

/**
 * Reads the entries of a dated page of text or Markdown. A day at its top or in its name makes the page one entry;
 * otherwise each heading that names a day begins an entry.
 * @param path The file's path: a day can be spread over folders, as in 2026/03/02.md.
 */
export function readTextFile(path: string, whole: string, clock: Clock, today: Day): Foreign {
	const foreign = new Foreign();
	const { fields, body } = frontMatter(plainLines(whole));
	const name = path.replace(/\.[a-z]+$/i, "");
	const base = name.split("/").at(-1) ?? name;
	const inName = findDay(base) ?? findDay(name.split("/").slice(-3).join("/"));
	const stated = statedIn(fields, clock);
	const add = ({ day, at }: When, title: string | null, content: string, part = "") => {
		const entry = {
			id: `${path}${part}`,
			day,
			createdAt: at.toISOString(),
			title,
			content: content.trim(),
			prompt: "",
		};
		foreign.take(entry, today, `${path}${part}`);
	};
	const when = stated ?? (inName === "ambiguous" || inName === null ? inName : whenOf(inName, clock));
	if (when && when !== "ambiguous") {
		const inBase = findDay(base);
		const title =
			fields.get("title") ?? (inBase && inBase !== "ambiguous" ? titleOf(inBase.rest.replaceAll("_", " ")) : null);
		add(when, title?.slice(0, 300) ?? null, body);
		return foreign;
	}
	const parts = dated(body, clock);
	if (parts.length <= 1 && !parts[0]?.when) {
		foreign.leftOut.add(path, when === "ambiguous" ? reasons.ambiguousDay : reasons.noDay);
		return foreign;
	}
	for (const [index, { when: at, title, lines }] of parts.entries()) {
		foreign.count();
		const content = lines.join("\n");
		if (at) add(at, title, content, `, ${index}`);
		// A heading above the whole file is not reported as left out; nobody would miss it.
		else if (lines.some((line) => line.trim() !== "" && headingOf(line, LEVELS) === null)) {
			foreign.leftOut.add(path, reasons.beforeFirstDay);
		}
	}
	return foreign;
}

interface Part {
	when: When | null;
	title: string | null;
	lines: string[];
}

/** Splits a page at its headings that name a day. The first part is the text before them. */
function dated(body: string, clock: Clock): Part[] {
	const parts: Part[] = [{ when: null, title: null, lines: [] }];
	for (const line of body.split("\n")) {
		const heading = headingOf(line, LEVELS);
		const found = heading === null ? null : findDay(heading);
		if (found && found !== "ambiguous")
			parts.push({ when: whenOf(found, clock), title: titleOf(found.rest), lines: [] });
		else parts.at(-1)?.lines.push(line);
	}
	return parts;
}
