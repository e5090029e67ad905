import { sentencesOf } from "@/lib/domain/text/sentences";

/** How many characters of a page are shown again, at most. */
const MOST = 260;

/** The first sentences of a page as far as they fit, exactly as they stand there; of a long first one its first words. */
export function beginningOf(content: string): { beginning: string; hasMore: boolean } {
	const text = content.trim();
	if (text.length <= MOST) return { beginning: text, hasMore: false };
	// A sentence that ends within the part that fits ends there in the whole as well.
	const fits = sentencesOf(text.slice(0, MOST * 2)).filter(({ end }) => end <= MOST);
	const end = fits.at(-1)?.end ?? text.lastIndexOf(" ", MOST);
	return { beginning: text.slice(0, end > 0 ? end : MOST).trimEnd(), hasMore: true };
}
