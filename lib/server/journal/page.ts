import { beginningOf } from "@/lib/domain/journal/beginning";
import type { ClientEntry } from "@/lib/domain/journal/schema";

/** The largest response, in bytes of JSON. */
export const MAX_PAGE_BYTES = 96_000;
/** How many characters of each text an abridged entry may have; the first value with which the list fits is used. */
const EXCERPTS = [160, 80, 40, 12];
const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

const abridge = (entry: ClientEntry, characters: number): ClientEntry => ({
	...entry,
	isComplete: false,
	title: entry.title && beginningOf(entry.title, characters),
	content: beginningOf(entry.content, characters),
	prompt: beginningOf(entry.prompt, characters),
	chatHistory: [],
	keyInsights: [],
	quote: null,
	message: null,
	relatedTo: null,
	photos: entry.photos.map((photo) => ({
		...photo,
		description: photo.description && beginningOf(photo.description, characters),
	})),
});

/**
 * Shortens a list until it fits into one response: as many entries as possible stay whole, from the first on; only the
 * beginning of the others is sent.
 */
export function fitPage(entries: readonly ClientEntry[], maxBytes = MAX_PAGE_BYTES): ClientEntry[] {
	let short: { entry: ClientEntry; bytes: number }[] = [];
	let left = 0;
	for (const characters of EXCERPTS) {
		short = entries.map((entry) => abridge(entry, characters)).map((entry) => ({ entry, bytes: bytesOf(entry) + 1 }));
		left = maxBytes - 2 - short.reduce((sum, { bytes }) => sum + bytes, 0);
		if (left >= 0) break;
	}
	return short.map(({ entry: abridged, bytes }, i) => {
		const whole = entries[i] as ClientEntry;
		const more = bytesOf(whole) + 1 - bytes;
		if (!whole.isComplete || more > left) return abridged;
		left -= more;
		return whole;
	});
}
