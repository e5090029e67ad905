import { sentencesOf } from "@/lib/domain/text/sentences";

/** At most this many characters of a page are shown again. */
const MOST = 260;

/** Returns the first sentences of a page that fit, word for word; if the first one is too long, its first words. */
export function beginningOf(content: string): { beginning: string; hasMore: boolean } {
	const text = content.trim();
	if (text.length <= MOST) return { beginning: text, hasMore: false };
	// A sentence that ends within the part that fits also ends there in the whole text.
	const fits = sentencesOf(text.slice(0, MOST * 2)).filter(({ end }) => end <= MOST);
	const end = fits.at(-1)?.end ?? text.lastIndexOf(" ", MOST);
	return { beginning: text.slice(0, end > 0 ? end : MOST).trimEnd(), hasMore: true };
}
