import type { Kind } from "@/lib/domain/safety/kinds";
import { inner, type Rule, topLevel, whole } from "../rule";
import { anchorsOf } from "./anchors";

/** A rule, with the danger it is a sign of. */
export interface Entry {
	kind: Kind;
	rule: Rule;
	/** The original rule; it counts once, however many of its phrases a text contains. */
	idea: Rule;
}

/** A rule with its sets of words. A sentence must contain a word of each; the set with the rarest words comes first. */
interface Needy {
	entry: Entry;
	/** Indexes of the sets. */
	needs: readonly number[];
}

/** What a word is relevant for: the sets that contain it, and the rules to try when it occurs. */
interface Meaning {
	sets: number[];
	starts: Needy[];
	/** Number of the last sentence in which it occurred. */
	seen: number;
}

/** Finds the few rules that can match a sentence at all. */
export class RuleIndex {
	readonly all: Entry[] = [];
	private readonly byWord = new Map<string, Meaning>();
	private readonly always: Entry[] = [];
	/** For each set of words, the number of the last sentence in which one of them occurred. */
	private readonly met: number[] = [];
	private sentences = 0;

	constructor(rules: readonly Omit<Entry, "idea">[]) {
		const numbers = new Map<string, number>();
		const numberOf = (set: ReadonlySet<string>) => {
			const key = [...set].sort().join(" ");
			const known = numbers.get(key);
			if (known !== undefined) return known;
			numbers.set(key, numbers.size);
			for (const word of set) this.meaningOf(word).sets.push(numbers.size - 1);
			this.met.push(0);
			return numbers.size - 1;
		};
		for (const { kind, rule } of rules) {
			for (const one of alternativesOf(rule)) {
				const entry = { kind, rule: one, idea: rule };
				this.all.push(entry);
				const sets = anchorsOf(one.pattern);
				const needy = { entry, needs: sets.map(numberOf) };
				if (sets.length === 0) this.always.push(entry);
				for (const word of sets[0] ?? []) this.meaningOf(word).starts.push(needy);
			}
		}
	}

	private meaningOf(word: string): Meaning {
		const known = this.byWord.get(word);
		if (known) return known;
		const meaning: Meaning = { sets: [], starts: [], seen: 0 };
		this.byWord.set(word, meaning);
		return meaning;
	}

	/** Returns the rules that can match a sentence, judging by its words. */
	for(sentence: string): Entry[] {
		const now = ++this.sentences;
		const meant: Meaning[] = [];
		for (const word of sentence.split(" ")) {
			const meaning = this.byWord.get(word);
			if (!meaning || meaning.seen === now) continue;
			meaning.seen = now;
			meant.push(meaning);
			for (const set of meaning.sets) this.met[set] = now;
		}
		const found = new Set(this.always);
		for (const { starts } of meant) {
			for (const { entry, needs } of starts) if (needs.every((set) => this.met[set] === now)) found.add(entry);
		}
		return [...found];
	}
}

/**
 * Splits a rule with many phrases into one rule per phrase, so that a sentence is only searched for phrases whose words
 * it contains.
 */
function alternativesOf(rule: Rule): Rule[] {
	const parts = topLevel(inner(rule.pattern) ?? "");
	return parts.length < 2 ? [rule] : parts.map((part) => ({ ...rule, pattern: whole(part) }));
}
