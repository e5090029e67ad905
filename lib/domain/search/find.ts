import { isIn, type Period } from "@/lib/domain/text/days";
import type { PagesQuestion } from "@/lib/domain/text/question/forms";
import { statesDecision, statesFeeling, statesIntention } from "@/lib/domain/text/stated";
import type { Term } from "@/lib/domain/text/terms";
import { comparable } from "./journal-box";
import type { Page, PageKind, Passage } from "./pages/page";
import { byTime, type Found, type PageIndex } from "./pages/page-index";
import { passageOf, passagesWhere, Reading } from "./pages/passages";
import { type Sought, softTermsIn, soughtIn } from "./topic";

/** The results of a search. */
export interface Findings {
	/** For a topic the best first, otherwise newest first, unless the question asks for the last or the first. */
	passages: Passage[];
	/** How many of the passages there are of each kind of page. */
	counts: Partial<Record<PageKind, number>>;
	/** Words of the topic that no page contains. The passages are about the other words. */
	missing: string[];
	/** The distinctive words of the topic. */
	sought: string[];
	/** Whether the passages contain only a part of the topic, because no page contains all of it. */
	isPartial: boolean;
	/** A corrected typing error, because no page contains the word as typed. */
	readAs: { written: string; as: string } | null;
}

/** How many of the best pages are read sentence by sentence, and how many characters of them together. */
const READ_CLOSELY = 40;
const READ_WORDS = 60_000;
/** How many characters are searched for what the person decided or felt: more than usual, because that is faster. */
const READ_SENTENCES = 400_000;
/** Longer lists are cut to this number of pages. */
const MOST = 400;

/** Whether the person wrote the page. Scripts are written for them, so a search for "what did I write" skips those. */
const isWritten = ({ kind }: Page) => kind !== "life-script" && kind !== "love-script";

const fits =
	({ pageKinds, period }: PagesQuestion) =>
	(page: Page): boolean =>
		(pageKinds ? pageKinds.includes(page.kind) : isWritten(page)) && (!period || isIn(page.day, period));

/** Tests pages that are not in the index: whether they contain every word of the topic as typed, and where. */
export function pageTest(index: PageIndex, question: PagesQuestion) {
	const sought = soughtIn(question.topic, index);
	const words = sought.map(({ written }) => comparable(written));
	const passes = fits(question);
	const reading = new Reading(READ_WORDS);
	return {
		/** @param plain The text of the page, converted by `comparable`. */
		passes: (page: Page, plain: string): boolean => passes(page) && words.every((word) => plain.includes(word)),
		passage: (page: Page): Passage => {
			const { words: found, why } = passageOf(page, sought, reading);
			return { page, words: found, why };
		},
	};
}

/** Finds the pages that answer a question, each with the relevant passage. */
export function findPages(index: PageIndex, question: PagesQuestion): Findings {
	const { period, want, topic } = question;
	const passes = fits(question);
	const sought = soughtIn(topic, index);
	if (sought.length === 0) {
		const pages = topic === "" || period !== null ? index.newestFirst().filter(passes) : [];
		return finished({ passages: saying(pages.slice(0, question.newest), want, []) });
	}
	const missing = sought.filter(({ terms }) => index.holdersOf(terms) === 0);
	const { corrected, readAs } = withSlips(sought, missing, index);
	const words = sought.map(({ written }) => written);
	const stillMissing = missing.filter((one) => one.written !== readAs?.written).map(({ written }) => written);
	const usable = corrected.filter(({ written }) => !stillMissing.includes(written));
	const known = { missing: stillMissing, sought: words, readAs };
	if (usable.length === 0) return finished({ ...known, passages: [], readAs: null });
	const groups = usable.map(({ terms }) => terms);
	const soft = softTermsIn(topic);
	const whole = index.withAll(groups, passes);
	const isPartial = whole.length === 0 && usable.length > 1;
	const best = isPartial
		? ranked(index.withAny(groups, passes).slice(0, READ_CLOSELY), usable, soft).filter(
				({ why }) => why.length * 2 > usable.length,
			)
		: ranked(whole, usable, soft);
	const passages =
		want === "decided" || want === "felt"
			? saying(
					best.map(({ page }) => page),
					want,
					usable,
				)
			: best;
	const inTime = { last: [...passages].sort(newestFirst), first: [...passages].sort((a, b) => newestFirst(b, a)) };
	return finished({
		...known,
		passages: want === "last" || want === "first" ? inTime[want] : passages,
		isPartial: isPartial && passages.length > 0,
	});
}

const newestFirst = (a: Passage, b: Passage) => byTime(b.page, a.page);

/** Returns a passage that is only read when it is used, because most pages are only counted. */
function later(find: () => Passage, page: Page): Passage {
	let found: Passage | undefined;
	const get = () => {
		found ??= find();
		return found;
	};
	return {
		page,
		get words() {
			return get().words;
		},
		get why() {
			return get().why;
		},
	};
}

/**
 * Sorts passages, best first. A page with the whole topic in one sentence comes before one that spreads it over
 * several.
 */
function ranked(found: readonly Found[], sought: readonly Sought[], soft: ReadonlySet<Term>): Passage[] {
	const reading = new Reading(READ_WORDS);
	const best = found.slice(0, MOST);
	const close: (Passage & { share: number; score: number })[] = [];
	for (const { page, score } of best.slice(0, READ_CLOSELY)) {
		if (reading.isOver) break;
		close.push({ ...passageOf(page, sought, reading, soft), score });
	}
	const rest = best.slice(close.length).map(({ page }) => later(() => passageOf(page, sought, reading, soft), page));
	close.sort((a, b) => b.share - a.share || b.score - a.score);
	return [...close.map(({ page, words, why }) => ({ page, words, why })), ...rest];
}

/** Finds the sentences of pages that the question asks for; newest first if there is no topic. */
function saying(pages: readonly Page[], want: PagesQuestion["want"], sought: readonly Sought[]): Passage[] {
	const looked = pages.slice(0, MOST);
	if (want === "felt") return sayingThat(looked, statesFeeling);
	if (want === "decided") {
		const decided = sayingThat(looked, statesDecision);
		return decided.length > 0 ? decided : sayingThat(looked, statesIntention);
	}
	const ordered = want === "first" ? looked.toReversed() : looked;
	const reading = new Reading(READ_WORDS);
	return ordered.map((page) => later(() => passageOf(page, sought, reading), page));
}

function sayingThat(pages: readonly Page[], test: (sentence: string) => boolean): Passage[] {
	const reading = new Reading(READ_SENTENCES);
	return pages.flatMap((page) => {
		if (reading.isOver) return [];
		const words = passagesWhere(page, test, reading)[0];
		return words === undefined ? [] : [{ page, words, why: [] }];
	});
}

/**
 * Corrects a typing error: a word that no page contains is replaced by the known word one letter away, if there is
 * exactly one.
 */
function withSlips(sought: readonly Sought[], missing: readonly Sought[], index: PageIndex) {
	for (const one of missing) {
		const [near, ...others] = index.near(one.terms[0] as string);
		if (!near || others.length > 0) continue;
		const corrected = sought.map((other) => (other === one ? { ...one, terms: [near] } : other));
		return { corrected, readAs: { written: one.written, as: near } };
	}
	return { corrected: [...sought], readAs: null };
}

function finished(found: Partial<Findings> & Pick<Findings, "passages">): Findings {
	const counts: Findings["counts"] = {};
	for (const { page } of found.passages) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
	return { missing: [], sought: [], readAs: null, isPartial: false, ...found, counts };
}

/** How many words of a text are used to find similar pages. */
const TELLING = 24;

/**
 * Finds pages about the same things as a text that is not a question: pages that share people or several distinctive
 * words with it. Words on too many pages do not count.
 * @param period If given, only pages from these days are returned.
 */
export function relatedPages(
	index: PageIndex,
	text: string,
	{ limit, pageKinds, period }: { limit: number; pageKinds?: readonly PageKind[]; period?: Period | null },
): Passage[] {
	const size = index.size;
	const sought = soughtIn(text.slice(0, 4_000), index)
		.map((one) => ({ one, pages: index.holdersOf(one.terms) }))
		.filter(({ pages }) => pages > 0 && (pages <= 3 || pages <= size * 0.25))
		.sort((a, b) => a.pages - b.pages)
		.slice(0, TELLING);
	if (sought.length === 0) return [];
	const things = sought.map(({ one }) => one);
	const found = index.withAny(
		things.map(({ terms }) => terms),
		(page) => (!pageKinds || pageKinds.includes(page.kind)) && (!period || isIn(page.day, period)),
	);
	const least = things.length === 1 ? 1 : 2;
	const reading = new Reading(READ_WORDS);
	return found
		.slice(0, READ_CLOSELY)
		.filter(() => !reading.isOver)
		.map(({ page, score }) => ({ passage: passageOf(page, things, reading), score }))
		.filter(({ passage }) => passage.why.length >= least)
		.sort((a, b) => b.passage.why.length - a.passage.why.length || b.score - a.score)
		.slice(0, limit)
		.map(({ passage: { page, words, why } }) => ({ page, words, why }));
}
