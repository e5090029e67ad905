import { articles } from "./handbook";
import type { Article } from "./schema";
import { type Word, wordsOf } from "./words";

/** What hints count, which are added up. */
const STRONG_HINT = 0.52;
const WEAK_HINT = 0.26;

/** Stems of who somebody speaks of, which say little about what they ask. */
export const PEOPLE: ReadonlySet<string> = new Set(
	wordsOf("partner mother father parent child sibling friend family baby ex people man woman").map((word) => word.stem),
);

interface Phrase {
	article: number;
	stems: string[];
	weight: number;
}

const phrases: Phrase[] = [];
/** The places in `phrases` of those that hold a stem. */
const phrasesWith = new Map<string, number[]>();
export interface Key {
	article: number;
	stems: string[];
	/** A hint alone says little; a key is enough. */
	isHint: boolean;
	/** Words may stand in between: not where it only names people ("my sister and I"). */
	isLoose: boolean;
	/** Of a hint: what it counts. */
	counts: number;
}

/** The keys and hints of the articles, by their first stem. */
const keysFrom = new Map<string, Key[]>();
/** The article of each phrasing, by all its stems in order. */
const wholes = new Map<string, number>();
/** How many phrases of each article hold a stem. */
const articlesWith = new Map<string, Map<number, number>>();
const weights = new Map<string, number>();
const UNKNOWN = 0.7 * Math.log(1 + articles.length);

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}

/** The stems that say something, each once, with the word that they stand for. */
export const saidIn = (words: Word[]) =>
	new Map(words.filter((word) => !word.isEmpty).map((word) => [word.stem, word.text] as const));

export const joined = (words: Word[]) => words.map((word) => word.stem).join(" ");

function learn(article: Article, index: number): void {
	for (const text of [article.question, ...article.phrasings]) {
		const words = wordsOf(text);
		wholes.set(joined(words), index);
		const stems = [...saidIn(words).keys()];
		for (const stem of stems) {
			add(phrasesWith, stem, phrases.length);
			const counts = articlesWith.get(stem) ?? new Map<number, number>();
			articlesWith.set(stem, counts.set(index, (counts.get(index) ?? 0) + 1));
		}
		phrases.push({ article: index, stems, weight: 0 });
	}
	const addKeys = (list: string, isHint: boolean) => {
		// "His mother" and "her mother" are one.
		const each = new Map(list.split(" | ").map((key) => [joined(wordsOf(key)), wordsOf(key)]));
		for (const words of each.values()) {
			const stems = words.map((word) => word.stem);
			const telling = words.filter((word) => !word.isEmpty && !PEOPLE.has(word.stem)).length;
			const counts = telling > 1 || (telling > 0 && words.length > 3) || words.length > 4 ? STRONG_HINT : WEAK_HINT;
			// "My kids" alone is no reason to offer anything.
			if (isHint && telling === 0) continue;
			if (stems[0]) add(keysFrom, stems[0], { article: index, stems, isHint, isLoose: telling > 0, counts });
		}
	};
	addKeys(article.keys, false);
	addKeys(article.hints, true);
}

/** How much a word tells: a word of one article alone tells most, a word that no article has a little less. */
const weightOf = (stem: string) => weights.get(stem) ?? UNKNOWN;
const weigh = (stems: Iterable<string>) => {
	let sum = 0;
	for (const stem of stems) sum += weightOf(stem);
	return sum;
};

function learnAll() {
	articles.forEach(learn);
	for (const [stem, { size }] of articlesWith) weights.set(stem, Math.log(1 + articles.length / size));
	for (const phrase of phrases) phrase.weight = weigh(phrase.stems);
	return { phrases, phrasesWith, keysFrom, wholes, articlesWith, weightOf, weigh };
}

let all: ReturnType<typeof learnAll> | undefined;

/** What is known of the articles' words: read when it is first needed, because it takes a quarter of a second. */
export function learned(): ReturnType<typeof learnAll> {
	all ??= learnAll();
	return all;
}
