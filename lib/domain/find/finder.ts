import MiniSearch from "minisearch";
import type { Reading } from "@/lib/domain/text/reading";
import { alternativesOf, type ReadWord, readWords, type Term, termsOf } from "@/lib/domain/text/terms";
import { isIdle } from "./idle-words";

/** What can be offered by its title: an article, an exercise, a talk, or something about the app itself. */
export interface Findable {
	kind: "article" | "exercise" | "talk" | "app";
	/** Its slug. */
	id: string;
	/** Its question or title. */
	title: string;
	/** What people say who could use it, as they type it. */
	phrasings: readonly string[];
	/** What it says. */
	body: readonly string[];
	/** Written for people who are in danger. */
	isUrgent?: boolean;
	/** Leads towards another person, and is not for somebody who is afraid of them. */
	leadsToSomebody?: boolean;
	/** May be offered to somebody whose words sounded like danger. */
	isCalm?: boolean;
}

/** Something that was found. Its score grows with how many words are shared, and how rare these are. */
export interface Ranked {
	found: Findable;
	score: number;
}

interface Document {
	key: string;
	title: string;
	phrasings: string;
	body: string;
	pairs: string;
}

/** The weight of a word, by field. Phrasings are the words that people use, so they count most. */
const WEIGHTS = { title: 1.5, phrasings: 3, body: 0.3, pairs: 1 } as const;
/** The weight of a synonym, compared with the word itself. */
const ALTERNATIVE = 0.5;

const termsIn = (text: string): string => termsOf(text).filter(isTelling).join(" ");
const isTelling = (term: Term) => !isIdle(term);

/** Two of these side by side, such as "and the", occur in any text. */
const joining = new Set(
	"a an the and or but so of in on at to for from with by as is was are were it this that my his her i he she we".split(
		" ",
	),
);

/** Pairs of neighbouring words: even small ones mean something together, as in "say no" and "too much". */
const pairsOf = (words: readonly ReadWord[]): string[] =>
	words.slice(1).flatMap(({ plain, terms: [term] }, at) => {
		const before = words[at] as ReadWord;
		return joining.has(before.plain) && joining.has(plain) ? [] : [`${before.terms[0]}_${term}`];
	});

type Engine = MiniSearch<Document>;

// One of each for the process, however often bundlers evaluate this module: reading all words of the library takes a second
// of the thread that answers everybody, and would again when the first page is rendered.
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
 * Ranks titles by the words that they share with a text: BM25 over title, phrasings and body, by stems and with other words
 * for the same thing. It says what is near, and does not claim that it fits.
 */
export class Finder {
	private readonly byKey: ReadonlyMap<string, Findable>;
	private readonly engine: Engine;

	/** @param name Of a list that never changes, which is read once. */
	constructor(things: readonly Findable[], name?: string) {
		this.byKey = new Map(things.map((thing) => [keyOf(thing), thing]));
		this.engine = (name !== undefined && engines.get(name)) || engineOf(things);
		if (name !== undefined) engines.set(name, this.engine);
	}

	/**
	 * The nearest, best first; none if they share no telling word with the text.
	 * @param limit How many at most.
	 * @param passes Leaves out what is not to be offered.
	 */
	rank(
		{ terms, words }: Pick<Reading, "terms" | "words">,
		limit: number,
		passes: (thing: Findable) => boolean = () => true,
	): Ranked[] {
		const asked = [...terms].filter(isTelling);
		const weights = new Map<Term, number>();
		for (const term of asked)
			for (const one of alternativesOf(term))
				weights.set(one, Math.max(weights.get(one) ?? 0, one === term ? 1 : ALTERNATIVE));
		for (const pair of pairsOf(words)) weights.set(pair, 1);
		if (weights.size === 0) return [];
		return this.engine
			.search([...weights.keys()].join(" "), {
				boost: WEIGHTS,
				boostTerm: (term) => weights.get(term) ?? 1,
				combineWith: "OR",
			})
			.flatMap(({ id, score }) => {
				const found = this.byKey.get(String(id));
				return found && passes(found) ? [{ found, score }] : [];
			})
			.slice(0, limit);
	}
}

const keyOf = ({ kind, id }: Findable) => `${kind}:${id}`;
