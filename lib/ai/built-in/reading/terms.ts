import { type EmotionFamily, emotionFamilies, emotionLexicon } from "../lexicon/emotions";
import { type Theme, themeLexicon, themeNames } from "../lexicon/themes";
import type { Clause, Subject, TermHit, Token } from "./model";
import { isNegated } from "./negation";

interface Entry<K> {
	key: K;
	words: string[];
	pos: string | null;
	intensity: 1 | 2 | 3;
	term: string;
}

type Index<K> = Map<string, Entry<K>[]>;

const partOfSpeech: Record<string, string> = { a: "ADJ", v: "VERB", n: "NOUN" };

function add<K>(index: Index<K>, key: K, terms: string, intensity: 1 | 2 | 3): void {
	for (const written of terms.split(" ")) {
		const [term = "", tag] = written.split("/");
		const words = term.split("_");
		const first = words[0] as string;
		const entry: Entry<K> = {
			key,
			words,
			pos: tag ? (partOfSpeech[tag] ?? null) : null,
			intensity,
			term: words.join(" "),
		};
		index.set(first, [...(index.get(first) ?? []), entry]);
	}
}

function emotionIndex(): Index<EmotionFamily> {
	const index: Index<EmotionFamily> = new Map();
	for (const family of emotionFamilies) {
		add(index, family, emotionLexicon[family].mild, 1);
		add(index, family, emotionLexicon[family].middle, 2);
		add(index, family, emotionLexicon[family].strong, 3);
	}
	return index;
}

function themeIndex(): Index<Theme> {
	const index: Index<Theme> = new Map();
	for (const theme of themeNames) add(index, theme, themeLexicon[theme].terms, 1);
	return index;
}

const emotions = emotionIndex();
const themes = themeIndex();

/** The feelings named in a sentence, each with whom it belongs to and whether it is denied. */
export const findEmotions = (clauses: readonly Clause[]): TermHit<EmotionFamily>[] => find(emotions, clauses);

/** The themes touched in a sentence. */
export const findThemes = (clauses: readonly Clause[]): TermHit<Theme>[] => find(themes, clauses);

/** A term is given with `'` as people type it; the model cuts "didn't" in two, so a phrase is compared as a string. */
function find<K extends string>(index: Index<K>, clauses: readonly Clause[]): TermHit<K>[] {
	const hits: TermHit<K>[] = [];
	let subject: Subject = "none";
	for (const clause of clauses) {
		if (clause.subject !== "none") subject = clause.subject;
		clause.tokens.forEach((token, i) => {
			if (!token.isWord) return;
			const seen = new Set<K>();
			for (const entry of candidates(index, token)) {
				if (seen.has(entry.key) || !matches(entry, clause.tokens, i)) continue;
				seen.add(entry.key);
				const last = clause.tokens[i + phraseLength(entry, clause.tokens, i) - 1] as Token;
				hits.push({
					key: entry.key,
					term: entry.term,
					intensity: entry.intensity,
					negated: isNegated(clause.tokens, i),
					subject: nearestSubject(clause.tokens, i) ?? subject,
					start: token.start,
					end: last.end,
				});
			}
		});
	}
	return hits;
}

function candidates<K>(index: Index<K>, token: Token): Entry<K>[] {
	const bySurface = index.get(token.lower) ?? [];
	return token.lemma === token.lower ? bySurface : [...bySurface, ...(index.get(token.lemma) ?? [])];
}

function matches<K>(entry: Entry<K>, tokens: readonly Token[], i: number): boolean {
	const token = tokens[i] as Token;
	if (entry.words.length === 1)
		return !entry.pos || entry.pos === token.pos || (entry.pos === "NOUN" && token.pos === "PROPN");
	return phraseLength(entry, tokens, i) > 0;
}

/** How many tokens a phrase takes here; 0 where it does not match. "didn't" is two tokens. */
function phraseLength<K>(entry: Entry<K>, tokens: readonly Token[], i: number): number {
	if (entry.words.length === 1) return 1;
	let at = i;
	for (const [n, word] of entry.words.entries()) {
		const token = tokens[at];
		if (!token) return 0;
		if (token.lower === word || (n === 0 && token.lemma === word) || token.lemma === word) at += 1;
		else if (token.lower + (tokens[at + 1]?.lower ?? "") === word) at += 2;
		else return 0;
	}
	return at - i;
}

/** "made me sad", "was angry with me": the writer as the one who feels; "he was angry" the other. */
function nearestSubject(tokens: readonly Token[], i: number): Subject | null {
	for (let j = i - 1; j >= Math.max(0, i - 3); j--) {
		const lower = tokens[j]?.lower;
		const verb = tokens[j - 1]?.lemma;
		if (lower === "me" && (verb === "make" || verb === "leave" || verb === "get" || verb === "keep")) return "self";
		if (["him", "her", "them"].includes(lower ?? "") && verb === "make") return "other";
		if (lower === "i") return "self";
		if (lower === "he" || lower === "she" || lower === "they") return "other";
	}
	return null;
}
