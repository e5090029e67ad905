import type { Day } from "@/lib/domain/progress/days";
import { isIn, periodIn } from "./dates/dates";
import { alternativesOf, type Term, termsOf } from "./language/terms";
import { plainText } from "./language/words";
import type { Page } from "./pages/page";
import type { PageIndex } from "./pages/page-index";

const MAX_WORDS = 8;

/** A text as the box compares it: without capitals and accents, one space at a time. */
export const comparable = (text: string) => plainText(text).replace(/\s+/g, " ");

/**
 * The journal pages that the search box finds: those with every word of the query somewhere, as a part of a word too,
 * in another form of it, or as another name of the same person. Days are understood: "piano last week".
 * @param plain The text of a page as `comparable` gives it.
 */
export function journalMatches(
	index: PageIndex,
	query: string,
	today: Day,
	plain: (page: Page) => string,
): Set<string> {
	const entries = index.newestFirst().filter(({ kind }) => kind === "journal");
	const found = withWords(index, entries, query, plain);
	const period = periodIn(query, today);
	if (period) {
		const rest = `${query.slice(0, period.start)} ${query.slice(period.end)}`.replace(
			/\b(?:in|on|at|from|of)\s*$/i,
			"",
		);
		const ofDays = entries.filter(({ day }) => isIn(day, period));
		for (const id of withWords(index, ofDays, rest, plain)) found.add(id);
	}
	return found;
}

function withWords(
	index: PageIndex,
	pages: readonly Page[],
	query: string,
	plain: (page: Page) => string,
): Set<string> {
	const words = comparable(query).trim().split(" ").filter(Boolean).slice(0, MAX_WORDS);
	let left = pages;
	for (const word of words) {
		const byForm = formsOf(index, word);
		left = left.filter((page) => byForm.has(page.id) || plain(page).includes(word));
	}
	return new Set(left.map(({ id }) => id));
}

/** The pages that have a word in another form. What is no plain word has none: "100%" stands for itself. */
function formsOf(index: PageIndex, word: string): Set<string> {
	if (!/^[\p{L}\p{N}]+$/u.test(word) || word.length < 3) return new Set();
	const terms = termsOf(word).flatMap((term): Term[] => (term.startsWith("@") ? [term] : alternativesOf(term)));
	return new Set(index.withAny([terms]).map(({ page }) => page.id));
}
