import { articles } from "./handbook";
import { joined, type Key, learned, PEOPLE, saidIn } from "./phrases";
import { type Finding, type FoundBy, MAX_READ } from "./schema";
import { unless } from "./unless";
import { sentencesOf, type Word, wordsOf } from "./words";

/** Below this nothing is said to fit. */
const ENOUGH = 0.5;
/** What a key, or a whole phrasing, counts at least. */
const RUN = 0.7;
const MOST_HINTS = 0.8;
/** How much of a sentence a whole phrasing must be. */
const WHOLE = 0.6;
/** Words of a sentence in which a whole phrasing is still looked for. */
const LONGEST_WHOLE = 20;
/** What a phrasing must reach by one telling word beside people, "my mother called", where nothing is asked. */
const ALMOST_ALL = 0.88;
/** How far the second and third may stay behind the first. */
const NEAR = 0.8;
/** A run of words that is not longer is quoted as it stands. */
const LONGEST_RUN = 5;
/** Of the words of a question in a search box, how many of an article's phrasings must hold the only one. */
const ONE_WORD = 0.3;

/** How many of the words that a finding quotes say something, and are not only somebody: "wife" and "ask" are one. */
export const tellingIn = ({ reason }: Pick<Finding, "reason">): number =>
	wordsOf([...reason.matchAll(/“([^”]+)”/g)].map(([, words]) => words).join(" ")).filter(
		({ stem, isEmpty }) => !isEmpty && !PEOPLE.has(stem),
	).length;

/** Whether words that stand together say something that none of them says alone, or two of them tell something each. */
function isPhrase(found: readonly string[]): boolean {
	const words = found.flatMap(wordsOf);
	const telling = words.filter(({ stem, isEmpty }) => !isEmpty && !PEOPLE.has(stem)).length;
	return (
		telling > 1 ||
		(telling > 0 && found.length > 1 && !words.every(({ text, isEmpty }) => !isEmpty || SLIGHT.test(text)))
	);
}
/** What adds nothing to the one word beside it: "my therapist", "has depression", "me" and "marry". */
export const SLIGHT =
	/^(?:my|our|your|his|her|their|the|an?|i|i['’]m|me|we|us|he|she|they|it|am|is|are|was|were|be|been|has|have|had|isn['’]?t|one|two|three|four|five|six|seven|eight|nine|ten|and|get|gets|got|so|very|just|what)$/i;

interface Found {
	score: number;
	words: string[];
	by: FoundBy;
	/** How many words the key has by which it was found. */
	length?: number;
}

/** Where the stems of a key stand in this order, in a loose key each at most two words after the one before; or null. */
function keyAt(words: Word[], from: number, { stems, isLoose }: Key): number[] | null {
	const at = [from];
	for (const stem of stems.slice(1)) {
		const next = (at.at(-1) ?? from) + 1;
		const found = words.slice(next, next + (isLoose ? 3 : 1)).findIndex((word) => word.stem === stem);
		if (found < 0) return null;
		at.push(next + found);
	}
	return at;
}

/** Those that say something, or all where none does. */
function tellingOf(words: Word[]): string[] {
	const telling = words.filter((word) => !word.isEmpty);
	return (telling.length > 0 ? telling : words).map((word) => word.text);
}

/** The words of a key: all of them where they are a short run, else those that say something. */
function quotedOf(words: Word[], at: readonly number[]): string[] {
	const found = at.flatMap((place) => words[place] ?? []);
	const isRun = (at.at(-1) ?? 0) - (at[0] ?? 0) === at.length - 1;
	return isRun && at.length <= LONGEST_RUN ? found.map(({ text }) => text) : tellingOf(found);
}

const ASKS =
	/\?\s*$|^\s*(?:how|why|what|when|where|who|which|should|shall|do|does|did|is|am|are|can|could|will|would|any tips)\b/i;

type Best = Map<number, Found>;

function keep(best: Best, article: number, score: number, found: () => Omit<Found, "score">): void {
	if (score > (best.get(article)?.score ?? 0)) best.set(article, { score, ...found() });
}

/** Sets a sentence beside every phrasing that shares at least two of its words. */
function readPhrases(said: Map<string, string>, weight: number, isQuestion: boolean, best: Best): void {
	const { phrases, phrasesWith, weightOf } = learned();
	const shared = new Map<number, { sum: number; count: number }>();
	for (const stem of said.keys()) {
		const own = weightOf(stem);
		for (const place of phrasesWith.get(stem) ?? []) {
			const sofar = shared.get(place);
			if (sofar) {
				sofar.sum += own;
				sofar.count++;
			} else shared.set(place, { sum: own, count: 1 });
		}
	}
	for (const [place, { sum, count }] of shared) {
		const phrase = phrases[place];
		if (count < 2 || !phrase) continue;
		const score = sum / (sum + 0.7 * (phrase.weight - sum) + 0.25 * (weight - sum));
		const telling = phrase.stems.filter((stem) => said.has(stem) && !PEOPLE.has(stem)).length;
		if (!isQuestion && (telling === 0 || (telling === 1 && score < ALMOST_ALL))) continue;
		keep(best, phrase.article, score, () => ({
			words: phrase.stems.flatMap((stem) => said.get(stem) ?? []),
			by: "phrase",
		}));
	}
}

/** The hints that were found for each article, with their words. */
type Hints = Map<number, Map<Key, string[]>>;

function readSentence(sentence: string, best: Best, hints: Hints): void {
	const { keysFrom, weigh } = learned();
	const words = wordsOf(sentence);
	const isQuestion = ASKS.test(sentence);
	const said = saidIn(words);
	const weight = weigh(said.keys());
	readPhrases(said, weight, isQuestion, best);
	readWholes(words, best);
	words.forEach((word, index) => {
		for (const key of keysFrom.get(word.stem) ?? []) {
			const { article, isHint } = key;
			const at = keyAt(words, index, key);
			if (!at) continue;
			if (isHint) {
				const found = tellingOf(at.flatMap((place) => words[place] ?? []));
				const sofar = hints.get(article) ?? new Map();
				hints.set(article, sofar.set(key, found));
				continue;
			}
			const own = weigh(at.map((place) => words[place]?.stem ?? ""));
			keep(best, article, RUN + 0.2 * Math.min(1, own / Math.max(weight, own)), () => ({
				words: quotedOf(words, at),
				by: "key",
				length: at.length,
			}));
		}
	});
}

/** Adds up the hints for each article; those for one that was found already make it a little surer. */
function addHints(best: Best, hints: Hints): void {
	for (const [article, found] of hints) {
		const sum = Math.min(
			MOST_HINTS,
			[...found.keys()].reduce((total, key) => total + key.counts, 0),
		);
		const all = [...found.values()];
		const before = best.get(article);
		if (before) before.score = Math.min(1, before.score + 0.2 * sum);
		keep(best, article, sum, () => ({ words: all.flat(), by: "hint" }));
	}
}

/** A phrasing that stands word for word in a sentence which is hardly more than it. */
function readWholes(words: Word[], best: Best): void {
	if (words.length > LONGEST_WHOLE) return;
	for (let length = words.length; length >= WHOLE * words.length; length--) {
		for (let from = 0; from + length <= words.length; from++) {
			const part = words.slice(from, from + length);
			const article = learned().wholes.get(joined(part));
			if (article === undefined) continue;
			keep(best, article, RUN + (0.3 * length) / words.length, () => ({
				words: part.length <= LONGEST_RUN ? part.map(({ text }) => text) : tellingOf(part),
				by: "whole",
			}));
		}
	}
}

/** A single word, as one types it into a search box: the articles that often use it when they are asked for. */
function readOneWord(words: Word[], best: Best): void {
	const [only, ...more] = saidIn(words);
	if (!only || more.length > 0 || words.length > 3) return;
	const [stem, text] = only;
	for (const [article, count] of learned().articlesWith.get(stem) ?? []) {
		const share = count / ((articles[article]?.phrasings.length ?? 0) + 1);
		if (share >= ONE_WORD) keep(best, article, ENOUGH + 0.3 * share, () => ({ words: [text], by: "word" }));
	}
}

const asWord = (word: string) => `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`;

/** Where a word stands in a text, and not within another: "is", and not "English". */
const placeOf = (text: string, word: string): number =>
	new RegExp(asWord(word), "u").exec(text)?.index ?? text.indexOf(word);

/** Why an article is offered: the words it was found by. What they asked with them, nobody can tell from that. */
function reasonFor({ words: found }: Found, text: string): string {
	const words = [...new Set(found)].sort((a, b) => placeOf(text, a) - placeOf(text, b));
	const [first = "", last = ""] = [words[0], words.at(-1)];
	const together = new RegExp(found.map(asWord).join('[^\\p{L}\\p{N}.!?\\n“”"]+'), "u").exec(text)?.[0];
	const run = together ?? text.slice(placeOf(text, first), placeOf(text, last) + last.length);
	const isRun = run.split(/\s+/).length <= LONGEST_RUN && !/[.!?\n“”"]/.test(run);
	const quoted = (isRun ? [run] : words.slice(0, 3)).map((word) => `“${word}”`);
	return `You wrote ${quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : quoted[0]}.`;
}

/**
 * Finds what the handbook has for a question or a message. Reads the first `MAX_READ` characters.
 * @returns up to three findings, those about danger first and else the best, each with the reason that can be shown; null where nothing really fits
 */
export function findArticles(text: string): Finding[] | null {
	const read = text.slice(0, MAX_READ);
	const best: Best = new Map();
	const sentences = sentencesOf(read);
	const hints: Hints = new Map();
	for (const sentence of new Set(sentences)) readSentence(sentence, best, hints);
	addHints(best, hints);
	if (best.size === 0 && sentences.length === 1) readOneWord(wordsOf(read), best);
	const isUrgent = (index: number) => articles[index]?.urgent === true;
	// What is about danger comes first, however well another fits.
	const ranked = [...best]
		.filter(([index]) => !unless.get(articles[index]?.slug ?? "")?.test(read))
		.sort(([one, a], [other, b]) => Number(isUrgent(other)) - Number(isUrgent(one)) || b.score - a.score);
	const floor = Math.max(ENOUGH, NEAR * Math.max(0, ...ranked.map(([, { score }]) => score)));
	const findings = ranked
		.filter(([index, { score }]) => score >= (isUrgent(index) ? ENOUGH : floor))
		.slice(0, 3)
		.flatMap(([index, found]) => {
			const article = articles[index];
			if (!article) return [];
			const { slug, question, urgent = false } = article;
			return [
				{
					slug,
					question,
					urgent,
					score: Math.min(1, found.score),
					reason: reasonFor(found, read),
					by: found.by,
					// Of a key whose words stand apart, "she makes me mad", those are quoted that tell: one alone is no phrase.
					isPhrase: (found.length ?? 0) > 1 && isPhrase(found.words),
				},
			];
		});
	return findings.length > 0 ? findings : null;
}
