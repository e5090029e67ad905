import type { Day } from "@/lib/domain/progress/days";
import { isIn, periodIn } from "@/lib/domain/text/days";
import { alternativesOf, type Term, termsOf } from "@/lib/domain/text/terms";
import { plainText } from "@/lib/domain/text/words";
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
	const dated = withoutDays(query, today);
	if (dated) {
		const ofDays = entries.filter(({ day }) => isIn(day, dated.period));
		for (const id of withWords(index, ofDays, dated.rest, plain)) found.add(id);
	}
	return found;
}

/** The days that a query names, and its other words; null if it names none. */
function withoutDays(query: string, today: Day) {
	const period = periodIn(query, today);
	if (!period) return null;
	const rest = `${query.slice(0, period.start)} ${query.slice(period.end)}`;
	return { period, rest: rest.replace(/\b(?:in|on|at|from|of)\s*$/i, "") };
}

/** The same for a page outside the index: whether it has the words of the query as typed. */
export function typedWords(query: string, today: Day): (page: Page, plain: string) => boolean {
	const words = wordsIn(query);
	const dated = withoutDays(query, today);
	const others = dated && wordsIn(dated.rest);
	return (page, plain) =>
		words.every((word) => plain.includes(word)) ||
		(dated !== null && isIn(page.day, dated.period) && (others ?? []).every((word) => plain.includes(word)));
}

const wordsIn = (query: string) => comparable(query).trim().split(" ").filter(Boolean).slice(0, MAX_WORDS);

function withWords(
	index: PageIndex,
	pages: readonly Page[],
	query: string,
	plain: (page: Page) => string,
): Set<string> {
	let left = pages;
	for (const word of wordsIn(query)) {
		const byForm = formsOf(index, word);
		left = left.filter((page) => byForm.has(page.id) || plain(page).includes(word));
	}
	return new Set(left.map(({ id }) => id));
}

/** The pages that have a word in another form. Only plain words have other forms: "100%" has none. */
function formsOf(index: PageIndex, word: string): Set<string> {
	if (!/^[\p{L}\p{N}]+$/u.test(word) || word.length < 3) return new Set();
	const terms = termsOf(word).flatMap((term): Term[] => (term.startsWith("@") ? [term] : alternativesOf(term)));
	return new Set(index.withAny([terms]).map(({ page }) => page.id));
}
