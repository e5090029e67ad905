import type { Day } from "@/lib/domain/progress/days";
import { stem } from "@/lib/domain/text/words";

/** An entry that may be related to another. */
export interface Candidate {
	id: string;
	day: Day;
	title: string | null;
	/** The prompt it was written under, if known. */
	prompt?: string;
	content: string;
}

export interface Related extends Candidate {
	/** How strongly it is related; comparable only within one search. */
	score: number;
	/** The shared words, the most distinctive first, as the newer text spells them. */
	shared: string[];
}

/** Words that do not show what a text is about. */
const COMMON = new Set(
	`a about above actually after again all almost alone along already also always am an and another any anything are
	around as asked at away back bad be became because become been before being best better between big bit both but
	by call called came can cannot could day days did do does doing done down each else end enough even evening ever
	every everything far feel feeling feels felt few find first for from full gave get gets getting give go goes
	going gone good got great had half happen happened hard has have having he hear help her here hers herself him
	himself his home how however i if in into is it its itself just keep kept kind knew know last later least left
	less let life like little long look looked lot made make makes making many matter may maybe me mean might mine
	moment more morning most much must my myself need never new next night no nobody none nor not nothing now of off
	often oh ok old on once one only or other others our out over own part people perhaps put quite rather really
	right room said same saw say says see seem seemed seems set she should side since so some somebody someone
	something sometimes soon start started still such sure take talk talked tell than thank that the their them then
	there these they thing things think this those though thought three through time tired to today together told
	tomorrow tonight too took toward tried try two under until up us use used very want wanted was way we week well
	went were what when where whether which while who whole whom whose why will wish with without word words work
	would write writing wrote year years yes yesterday yet you your yours yourself`.split(/\s+/),
);

/** Returns the words that show what a text is about, as stems, each once. */
export function tellingWords(text: string): Set<string> {
	return new Set(bagOf(text).counts.keys());
}

interface Bag {
	counts: Map<string, number>;
	/** How each stem was first spelled. */
	written: Map<string, string>;
	length: number;
}

/** Bags of entries that were read before, cached as long as the entry object is in use. */
const bags = new WeakMap<object, Bag>();

function bagOfEntry(entry: Pick<Candidate, "title" | "content">, keys?: Keys): Bag {
	const found = bags.get(entry) ?? bagOf(`${entry.title ?? ""} ${entry.content}`, keys);
	bags.set(entry, found);
	return found;
}

/** Cached results of `keyOf`, null for words that are not distinctive: most words of many texts are the same. */
type Keys = Map<string, { key: string; asWritten: string } | null>;

function keyOf(word: string) {
	const asWritten = word.replace(/['’-]+$/, "");
	const bare = asWritten.toLowerCase();
	if (COMMON.has(bare) || COMMON.has(bare.replace(/['’].*$/, ""))) return null;
	return { key: stem(bare.replace(/['’]s$/, "")), asWritten };
}

function bagOf(text: string, keys: Keys = new Map()): Bag {
	const counts = new Map<string, number>();
	const written = new Map<string, string>();
	let length = 0;
	for (const word of text.match(/[\p{L}][\p{L}\p{M}'’-]{2,}/gu) ?? []) {
		let found = keys.get(word);
		if (found === undefined) {
			found = keyOf(word);
			keys.set(word, found);
		}
		if (!found) continue;
		const { key, asWritten } = found;
		counts.set(key, (counts.get(key) ?? 0) + 1);
		if (!written.has(key)) written.set(key, asWritten);
		length++;
	}
	return { counts, written, length };
}

// The usual constants of BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009).
const K1 = 1.2;
const B = 0.75;
/** Entries that share fewer distinctive words than this are not clearly related. */
const MIN_SHARED = 2;
/** Lowest score of a related entry: about that of two shared words which only a tenth of the entries contain. */
const MIN_SCORE = 3;

/**
 * Finds the entries that are clearly about the same things as a text, best first: BM25 over their words, with a minimum
 * score. Words that all entries contain weigh nothing.
 * @param candidates Earlier entries of the same person.
 */
export function relatedEntries(text: string, candidates: readonly Candidate[], limit: number): Related[] {
	const keys: Keys = new Map();
	const query = bagOf(text, keys);
	const bags = candidates.map((candidate) => bagOfEntry(candidate, keys));
	const average = bags.reduce((sum, { length }) => sum + length, 0) / Math.max(1, bags.length);
	// A few imaginary entries are added to the total, so that a word in the only earlier entry still has weight.
	const total = bags.length + 8;
	const weightOf = new Map<string, number>();
	for (const key of query.counts.keys()) {
		const holders = bags.filter(({ counts }) => counts.has(key)).length;
		if (holders > 0) weightOf.set(key, Math.log(1 + (total - holders + 0.5) / (holders + 0.5)));
	}
	return candidates
		.flatMap((candidate, i) => {
			const bag = bags[i] as Bag;
			const parts = [...weightOf].flatMap(([key, weight]) => {
				const count = bag.counts.get(key);
				if (!count) return [];
				const saturated = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * bag.length) / (average || 1)));
				return [{ key, part: weight * saturated }];
			});
			const score = parts.reduce((sum, { part }) => sum + part, 0);
			if (parts.length < MIN_SHARED || score < MIN_SCORE) return [];
			const shared = parts.sort((a, b) => b.part - a.part).map(({ key }) => query.written.get(key) ?? key);
			return [{ ...candidate, score, shared }];
		})
		.sort((a, b) => b.score - a.score || (a.day < b.day ? 1 : -1))
		.slice(0, limit);
}

/** With fewer earlier pages than this, almost every word is new. */
const ENOUGH_PAGES = 15;

/**
 * Finds a distinctive word that a text uses at least twice and that no earlier page contains. Returns it as the text
 * first spells it; null if there is none.
 */
export function freshWord(text: string, earlier: readonly Pick<Candidate, "title" | "content">[]): string | null {
	if (earlier.length < ENOUGH_PAGES) return null;
	const { counts, written } = bagOf(text);
	const known = new Set(earlier.flatMap((entry) => [...bagOfEntry(entry).counts.keys()]));
	const [most] = [...counts].filter(([key, count]) => count > 1 && !known.has(key)).sort((a, b) => b[1] - a[1]);
	return most ? (written.get(most[0]) ?? null) : null;
}
