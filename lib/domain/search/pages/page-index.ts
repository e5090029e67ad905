import MiniSearch, { type Query as EngineQuery } from "minisearch";
import type { Relation } from "@/lib/domain/text/kinship";
import { namesIn } from "@/lib/domain/text/names";
import { type ReadWord, readWords, type Stems, type Term, termsOf } from "@/lib/domain/text/terms";
import type { Page } from "./page";

/** What was counted of a page, so that it need not be read again when it is removed. */
interface Counted {
	terms: Set<Term>;
	names: readonly { relation: Relation; name: Term }[];
}

/** The fields of a page in the search engine. */
interface Indexed {
	id: string;
	words: string;
	above: string;
}

const newEngine = () =>
	new MiniSearch<Indexed>({
		fields: ["words", "above"],
		tokenize: (text) => text.split(" "),
		processTerm: (term) => term,
		// Its background vacuuming throws if words are added at the same time, which would end the process.
		autoVacuum: false,
	});

/**
 * Memory that an index takes, in bytes, as measured with 500 pages of random words and with ten years of ordinary ones:
 * for a character of text with its normalized form, for a term, for a term's occurrence on a page, and for a word whose
 * stem is cached.
 */
const BYTES = { character: 4, term: 700, posting: 70, stem: 150 };
/** Maximum memory that removed pages may leave behind, in bytes. */
const MOST_LEFT = 4_000_000;
/** Above this number, cached stems are dropped if most of them belong to words that are on no page. */
const SPARE_STEMS = 20_000;

/**
 * Weight of a word in the heading, relative to the text: titles and questions are not always the person's own words.
 */
const ABOVE = 0.4;
/** How many characters of a page are indexed: as many as an entry can have. */
const READ = 50_000;

/** A page that was found. Scores are only comparable within one search. */
export interface Found {
	page: Page;
	score: number;
}

/**
 * Full-text index of one person's pages. It exists only in the server's memory: the database holds no second copy of
 * what they wrote. Adding a page is fast but not instant; code that adds many does so in slices.
 */
export class PageIndex {
	private readonly pages = new Map<string, Page>();
	private readonly counted = new Map<string, Counted>();
	private readonly stems: Stems = new Map();
	private engine = newEngine();
	/** On how many pages each term occurs. */
	private readonly holders = new Map<Term, number>();
	private readonly names = new Map<Relation, Map<Term, number>>();
	private order: Page[] | null = null;
	private characters = 0;
	private postings = 0;
	/** Bytes that removed pages still take in the engine. */
	private left = 0;

	get size(): number {
		return this.pages.size;
	}

	/** Approximate memory that the index takes, in bytes. */
	get bytes(): number {
		return (
			this.characters * BYTES.character +
			this.holders.size * BYTES.term +
			this.postings * BYTES.posting +
			this.stems.size * BYTES.stem +
			this.left
		);
	}

	/** Whether removed pages have left so much behind that the index should be rebuilt. */
	get isWorn(): boolean {
		return this.left > Math.max(MOST_LEFT, this.bytes / 3);
	}

	/**
	 * Adds a page, replacing any with the same id.
	 * @param room Maximum memory that the page may take, in bytes.
	 * @returns Whether there was room. If not, the index is without the page.
	 */
	put(page: Page, room = Number.POSITIVE_INFINITY): boolean {
		this.remove(page.id);
		if (this.stems.size > this.holders.size * 2 + SPARE_STEMS) this.stems.clear();
		const read = readWords(page.text.slice(0, READ), this.stems);
		const words: Term[] = [];
		for (const { terms } of read) words.push(...terms);
		const above = page.title || page.partOf ? termsOf(`${page.title ?? ""} ${page.partOf ?? ""}`, this.stems) : [];
		const counted = { terms: new Set([...words, ...above]), names: namesOf(page, read) };
		let cost = page.text.length * BYTES.character + counted.terms.size * BYTES.posting;
		for (const term of counted.terms) if (!this.holders.has(term)) cost += BYTES.term;
		if (cost > room) return false;
		this.pages.set(page.id, page);
		this.characters += page.text.length;
		this.postings += counted.terms.size;
		this.order = null;
		this.engine.add({ id: page.id, words: words.join(" "), above: above.join(" ") });
		this.counted.set(page.id, counted);
		this.count(counted, 1);
		return true;
	}

	/** Removes a page, if it is there. */
	remove(id: string): void {
		const page = this.pages.get(id);
		const counted = this.counted.get(id);
		if (!page || !counted) return;
		this.engine.discard(id);
		this.left += counted.terms.size * BYTES.posting;
		for (const term of counted.terms) if (this.holders.get(term) === 1) this.left += BYTES.term;
		this.count(counted, -1);
		this.pages.delete(id);
		this.counted.delete(id);
		this.characters -= page.text.length;
		this.postings -= counted.terms.size;
		this.order = null;
	}

	/** Removes everything, so that references to the index hold no memory. */
	clear(): void {
		this.engine = newEngine();
		for (const held of [this.pages, this.counted, this.stems, this.holders, this.names]) held.clear();
		this.characters = 0;
		this.postings = 0;
		this.left = 0;
		this.order = null;
	}

	private count({ terms, names }: Counted, by: 1 | -1): void {
		for (const term of terms) {
			const count = (this.holders.get(term) ?? 0) + by;
			if (count > 0) this.holders.set(term, count);
			else this.holders.delete(term);
		}
		for (const { relation, name } of names) {
			const counts = this.names.get(relation) ?? new Map<Term, number>();
			counts.set(name, (counts.get(name) ?? 0) + by);
			this.names.set(relation, counts);
		}
	}

	/** Returns on how many pages the most frequent of these terms occurs; 0 if on none. */
	holdersOf(terms: readonly Term[]): number {
		return terms.reduce((most, term) => Math.max(most, this.holders.get(term) ?? 0), 0);
	}

	/** Returns the terms of the names of a relative, if a page mentions them. */
	namesOf(relation: Relation): Term[] {
		return [...(this.names.get(relation) ?? [])].flatMap(([name, count]) => (count > 0 ? [name] : []));
	}

	has(id: string): boolean {
		return this.pages.has(id);
	}

	get(id: string): Page | undefined {
		return this.pages.get(id);
	}

	/** Returns every page, newest first. */
	newestFirst(): readonly Page[] {
		this.order ??= [...this.pages.values()].sort((a, b) => byTime(b, a));
		return this.order;
	}

	/**
	 * Finds the pages that contain these terms or their alternatives, best first.
	 * @param groups Each is a term with its alternatives; a page must contain one of every group.
	 */
	withAll(groups: readonly (readonly Term[])[], filter?: (page: Page) => boolean): Found[] {
		return this.ask({ combineWith: "AND", queries: groups.map(either) }, filter);
	}

	/** Finds the pages that contain at least one of these terms, best first. */
	withAny(groups: readonly (readonly Term[])[], filter?: (page: Page) => boolean): Found[] {
		return this.ask({ combineWith: "OR", queries: groups.map(either) }, filter);
	}

	/** Returns known words one letter away from an unknown one, to correct typing errors. */
	near(term: Term): Term[] {
		if (term.length < 5 || term.startsWith("@")) return [];
		const found = this.engine.search(term, { fuzzy: 1, fields: ["words"] });
		return [...new Set(found.flatMap(({ terms }) => terms))].filter(
			(one) => one[0] === term[0] && !one.startsWith("@"),
		);
	}

	private ask(query: EngineQuery, filter?: (page: Page) => boolean): Found[] {
		return this.engine
			.search(query, { boost: { above: ABOVE } })
			.map(({ id, score }) => ({ page: this.pages.get(id) as Page, score }))
			.filter(({ page }) => !filter || filter(page));
	}
}

/** Returns the names that a page gives to people, in its text or because it is about somebody. */
const namesOf = ({ text, people = [] }: Page, read: readonly ReadWord[]) => [
	...namesIn(text, read),
	...people.flatMap(({ relation, name }) => termsOf(name).map((term) => ({ relation, name: term }))),
];

const either = (terms: readonly Term[]): EngineQuery => ({ combineWith: "OR", queries: [...terms] });

/** Compares two pages by time; the older one comes first. */
export const byTime = (a: Page, b: Page) =>
	a.day === b.day ? a.at - b.at || (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;
