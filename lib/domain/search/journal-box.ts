import type { Day } from "@/lib/domain/progress/days";
import { isIn, periodIn } from "@/lib/domain/text/days";
import { alternativesOf, type Term, termsOf } from "@/lib/domain/text/terms";
import { plainText } from "@/lib/domain/text/words";
import type { Page, PageKind } from "./pages/page";
import type { PageIndex } from "./pages/page-index";

const MAX_WORDS = 8;

/** Normalizes a text for comparison: without capitals and accents, with single spaces. */
export const comparable = (text: string) => plainText(text).replace(/\s+/g, " ");

/**
 * Finds the pages of a kind that match its search box: those that contain every word of the query, even as a part of a
 * word, in another inflected form, or as another name of the same person. Dates are understood: "piano last week".
 * @param plain Returns the text of a page, converted by `comparable`.
 */
export function boxMatches(
	index: PageIndex,
	kind: PageKind,
	{ query, today }: { query: string; today: Day },
	plain: (page: Page) => string,
): Set<string> {
	const entries = index.newestFirst().filter((page) => page.kind === kind);
	const found = withWords(index, entries, query, plain);
	const dated = withoutDays(query, today);
	if (dated) {
		const ofDays = entries.filter(({ day }) => isIn(day, dated.period));
		for (const id of withWords(index, ofDays, dated.rest, plain)) found.add(id);
	}
	return found;
}

/** Splits a query into the dates it names and its other words; null if it names no dates. */
function withoutDays(query: string, today: Day) {
	const period = periodIn(query, today);
	if (!period) return null;
	const rest = `${query.slice(0, period.start)} ${query.slice(period.end)}`;
	return { period, rest: rest.replace(/\b(?:in|on|at|from|of)\s*$/i, "") };
}

/** Tests pages that are not in the index: whether they contain the words of the query as typed. */
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

/** Returns the pages that contain a word in another form. Only plain words have other forms: "100%" has none. */
function formsOf(index: PageIndex, word: string): Set<string> {
	if (!/^[\p{L}\p{N}]+$/u.test(word) || word.length < 3) return new Set();
	const terms = termsOf(word).flatMap((term): Term[] => (term.startsWith("@") ? [term] : alternativesOf(term)));
	return new Set(index.withAny([terms]).map(({ page }) => page.id));
}
