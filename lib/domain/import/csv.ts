import { AppError } from "@/lib/domain/core/errors";
import { refusals } from "./texts";

/** How many fields of a row are read; a diary's rows have eight. */
const MOST_FIELDS = 100;

/**
 * Reads the rows of a CSV (RFC 4180) one after another: with quotes, doubled quotes, line breaks between quotes, and
 * the line ends of every system. Takes linear time.
 * @throws AppError `invalid` if a quote is never closed.
 */
export function* csvRows(text: string): Generator<string[]> {
	let at = text.startsWith("\ufeff") ? 1 : 0;
	while (at < text.length) {
		const row: string[] = [];
		for (let isOpen = true; isOpen; ) {
			const field = fieldAt(text, at);
			if (row.length < MOST_FIELDS) row.push(field.value);
			isOpen = text[field.end] === ",";
			at = field.end + 1;
		}
		// The line break may be two characters long.
		if (text[at - 1] === "\r" && text[at] === "\n") at += 1;
		yield row;
	}
}

/** Reads the field that begins at this position. `end` is the position of the character after it. */
function fieldAt(text: string, from: number): { value: string; end: number } {
	let value = "";
	let at = from;
	if (text[at] === '"') {
		let quote = text.indexOf('"', at + 1);
		while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
		if (quote === -1) throw new AppError("invalid", refusals.openQuote);
		value = text.slice(at + 1, quote).replaceAll('""', '"');
		at = quote + 1;
	}
	const rest = at;
	while (at < text.length && !ENDS.has(text.charAt(at))) at += 1;
	return { value: value + text.slice(rest, at), end: at };
}
const ENDS = new Set([",", "\n", "\r"]);
