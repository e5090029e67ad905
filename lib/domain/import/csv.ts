import { AppError } from "@/lib/domain/core/errors";
import { refusals } from "./texts";

/** Fields of one row that are read; a diary's has eight. */
const MOST_FIELDS = 100;

/**
 * The rows of a CSV (RFC 4180), one after another: quotes, doubled quotes, line breaks between quotes, and the line ends of
 * every system. Each character is read once, whatever is in it.
 * @throws AppError `invalid` where a quote is never closed.
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
		// The line has ended, and what ended it may be two characters.
		if (text[at - 1] === "\r" && text[at] === "\n") at += 1;
		yield row;
	}
}

/** The field that begins at a place, and where the sign behind it stands. */
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
