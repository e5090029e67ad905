import type { Span } from "./tokens";

/** A full stop after one of these does not end a sentence. */
const abbreviations = new Set(
	"mr mrs ms dr prof st etc eg ie e.g i.e vs approx no nr ca ave jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m".split(
		" ",
	),
);
const bullet = /^[\s]*(?:[-*•–—·>]+|\(?\d{1,2}[.):]|[a-z]\))\s+/;
const terminal = new Set([".", "!", "?", "。", "！", "？", "؟"]);
const closers = new Set(['"', "”", "’", "'", ")", "]", "»"]);
const ellipsis = /(?:\.\.|…)$/;

/**
 * Splits a text into sentences, in time linear in its length. When in doubt it does not split: not after an ellipsis,
 * not after an abbreviation, not inside quotation marks, not at the end of a line that the next one continues. So a
 * result may be longer than a sentence, but never shorter.
 */
export function sentencesIn(raw: string): Span[] {
	const found: Span[] = [];
	for (const { start, end } of paragraphsOf(raw)) cut(raw, start, end, found);
	return found;
}

/**
 * Lines, each without its bullet. A line without final punctuation is joined with the next if that begins in lower
 * case.
 */
function paragraphsOf(raw: string): Span[] {
	const spans: Span[] = [];
	let at = 0;
	let open: Span | null = null;
	for (const line of raw.split("\n")) {
		// A bullet is short, so only the beginning of the line is searched.
		const mark = bullet.exec(line.slice(0, 40))?.[0].length ?? 0;
		const start = at + mark;
		const end = at + line.length;
		at = end + 1;
		if (line.trim() === "") {
			open = null;
			continue;
		}
		if (
			open &&
			mark === 0 &&
			/^\s*\p{Ll}/u.test(line.slice(0, 40)) &&
			!/[.!?:…]\s*$/.test(raw.slice(open.end - 8, open.end))
		) {
			open.end = end;
			continue;
		}
		open = { start, end };
		spans.push(open);
	}
	return spans;
}

function cut(raw: string, start: number, end: number, found: Span[]): void {
	let from = start;
	let inQuotes = false;
	const keep = (to: number) => {
		let a = from;
		let b = to;
		while (a < b && /\s/.test(raw[a] ?? "")) a++;
		while (b > a && /\s/.test(raw[b - 1] ?? "")) b--;
		if (b > a) found.push({ start: a, end: b });
		from = to;
	};
	for (let i = start; i < end; i++) {
		const c = raw[i] ?? "";
		if (c === "“" || c === "«") inQuotes = true;
		else if (c === "”" || c === "»") inQuotes = false;
		else if (c === '"') inQuotes = !inQuotes;
		if (!terminal.has(c)) continue;
		let last = i;
		while (last + 1 < end && terminal.has(raw[last + 1] ?? "")) last++;
		let after = last + 1;
		while (after < end && closers.has(raw[after] ?? "")) {
			const closer = raw[after];
			if (closer === "”" || closer === "»" || closer === '"') inQuotes = false;
			after++;
		}
		i = after - 1;
		// "Really? she asked", "… Now." and I went: lower case continues the sentence, except after a plain full stop,
		// because many people write without capitals.
		const goesOn =
			(after < end && !/\s/.test(raw[after] ?? "")) ||
			((after > last + 1 || c !== ".") && /^\s+\p{Ll}/u.test(raw.slice(after, Math.min(end, after + 4))));
		if (inQuotes || goesOn || ellipsis.test(raw.slice(last - 1, last + 1)) || isAbbreviation(raw, from, i)) continue;
		keep(after);
	}
	keep(end);
}

/** Reads no more than the twelve characters before the full stop. */
function isAbbreviation(raw: string, from: number, stop: number): boolean {
	if (raw[stop] !== ".") return false;
	const before =
		raw
			.slice(Math.max(from, stop - 12), stop)
			.split(/\s/)
			.at(-1)
			?.toLowerCase() ?? "";
	if (abbreviations.has(before))
		return !/^\s+\p{Lu}/u.test(raw.slice(stop + 1, stop + 4)) || /^(?:mr|mrs|ms|dr|prof|st)$/.test(before);
	return /^\p{L}$/u.test(before) && before !== "i";
}
