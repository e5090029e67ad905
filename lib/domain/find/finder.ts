import MiniSearch from "minisearch";
import type { Reading } from "@/lib/domain/text/reading";
import { setOf } from "@/lib/domain/text/set-of";
import { alternativesOf, type ReadWord, readWords, type Term, termsOf } from "@/lib/domain/text/terms";
import { isIdle } from "./idle-words";

/** Something that can be offered by its title: an article, an exercise, a talk, or something about the app itself. */
export interface Findable {
	kind: "article" | "exercise" | "talk" | "app";
	/** Its slug or id. */
	id: string;
	/** Its question or title. */
	title: string;
	/** Sentences that a person who could use it might type. */
	phrasings: readonly string[];
	/** Its text. */
	body: readonly string[];
	/** Whether it was written for people in danger. */
	isUrgent?: boolean;
	/** Whether it leads towards another person, and is therefore not for somebody who is afraid of that person. */
	leadsToSomebody?: boolean;
	/** Whether it may be offered to a person whose words suggest danger. */
	isCalm?: boolean;
}

/** A search result. The score grows with the number of shared words and with their rarity. */
export interface Ranked {
	found: Findable;
	score: number;
	/** Whether a rare word of the text stands in its title or phrasings, and not only in its prose. */
	isNamed: boolean;
}

interface Document {
	key: string;
	title: string;
	phrasings: string;
	body: string;
	pairs: string;
}

/** Weight of a matching word, by field. Phrasings are people's own words, so they count most. */
const WEIGHTS = { title: 1.5, phrasings: 3, body: 0.3, pairs: 1.5 } as const;
/** Weight of a synonym, relative to the word itself. */
const ALTERNATIVE = 0.5;

/** In the titles and phrasings of at most this many things, a word is rare. */
const RARE = 12;

const termsIn = (text: string): string => termsOf(text).filter(isTelling).join(" ");
const isTelling = (term: Term) => !isIdle(term);

/** Words before a "not" that belongs to a verb: "cannot sleep" is about sleep, "not angry" is not about anger. */
const verbs = setOf("can could do does did will would should have has had may might must to");

/** Returns the terms that a text only denies. */
function deniedIn(words: readonly ReadWord[]): Set<Term> {
	const denied = words.filter((_, at) => words[at - 1]?.plain === "not" && !verbs.has(words[at - 2]?.plain ?? ""));
	const others = new Set(words.flatMap((word) => (denied.includes(word) ? [] : word.terms)));
	return new Set(denied.flatMap(({ terms }) => terms).filter((term) => !others.has(term)));
}

/** Function words. A pair of two of them, such as "and the", occurs in any text. */
const joining = new Set(
	"a an the and or but so of in on at to for from with by as is was are were it this that my his her i he she we".split(
		" ",
	),
);

/**
 * Returns pairs of neighboring words, because even small words mean something together, as in "say no" and "too much".
 */
const pairsOf = (words: readonly ReadWord[]): string[] =>
	words.slice(1).flatMap(({ plain, terms: [term] }, at) => {
		const before = words[at] as ReadWord;
		return joining.has(before.plain) && joining.has(plain) ? [] : [`${before.terms[0]}_${term}`];
	});

type Engine = MiniSearch<Document>;

// One engine of each kind for the whole process, however often bundlers evaluate this module: indexing the whole
// library blocks the main thread for about a second, and would do so again when the first page is rendered.
const holder = globalThis as { innerscriptFinders?: Map<string, Engine> };
holder.innerscriptFinders ??= new Map();
const engines = holder.innerscriptFinders;

function engineOf(things: readonly Findable[]): Engine {
	const engine: Engine = new MiniSearch<Document>({
		idField: "key",
		fields: ["title", "phrasings", "body", "pairs"],
		tokenize: (text) => text.split(" ").filter(Boolean),
		processTerm: (term) => term,
	});
	engine.addAll(
		things.map((thing) => ({
			key: keyOf(thing),
			title: termsIn(thing.title),
			phrasings: thing.phrasings.map(termsIn).join(" "),
			body: thing.body.map(termsIn).join(" "),
			pairs: [thing.title, ...thing.phrasings].flatMap((text) => pairsOf(readWords(text))).join(" "),
		})),
	);
	return engine;
}

/**
 * Ranks titles by the words they share with a text: BM25 over title, phrasings and body, with stemming and synonyms. A
 * result is close to the text, but does not necessarily fit.
 */
export class Finder {
	private readonly byKey: ReadonlyMap<string, Findable>;
	private readonly engine: Engine;

	/** @param name Name of a list that never changes, so that its index is built only once. */
	constructor(things: readonly Findable[], name?: string) {
		this.byKey = new Map(things.map((thing) => [keyOf(thing), thing]));
		this.engine = (name !== undefined && engines.get(name)) || engineOf(things);
		if (name !== undefined) engines.set(name, this.engine);
	}

	/**
	 * Returns the closest titles, best first; none if they share no distinctive word with the text.
	 * @param limit Maximum number of titles to return.
	 * @param passes Whether a title may be offered.
	 */
	rank(
		{ terms, words }: Pick<Reading, "terms" | "words">,
		limit: number,
		passes: (thing: Findable) => boolean = () => true,
	): Ranked[] {
		const denied = deniedIn(words);
		const asked = [...terms].filter((term) => isTelling(term) && !denied.has(term));
		const weights = new Map<Term, number>();
		for (const term of asked)
			for (const one of alternativesOf(term))
				weights.set(one, Math.max(weights.get(one) ?? 0, one === term ? 1 : ALTERNATIVE));
		for (const pair of pairsOf(words)) weights.set(pair, 1);
		if (weights.size === 0) return [];
		const results = this.engine.search([...weights.keys()].join(" "), {
			boost: WEIGHTS,
			boostTerm: (term) => weights.get(term) ?? 1,
			combineWith: "OR",
		});
		const named = results.map(({ match }) =>
			asked.filter(
				// A plain object answers to "constructor" too.
				(term) =>
					Object.hasOwn(match, term) && match[term]?.some((field) => field === "title" || field === "phrasings"),
			),
		);
		const count = new Map<Term, number>();
		for (const term of named.flat()) count.set(term, (count.get(term) ?? 0) + 1);
		const isRare = (term: Term) => (count.get(term) ?? 0) <= RARE;
		return results
			.flatMap(({ id, score }, at) => {
				const found = this.byKey.get(String(id));
				return found && passes(found) ? [{ found, score, isNamed: named[at]?.some(isRare) === true }] : [];
			})
			.slice(0, limit);
	}
}

const keyOf = ({ kind, id }: Findable) => `${kind}:${id}`;
