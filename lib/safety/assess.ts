import { type Call, inOrder, type Kind, needsNotice, type Sign } from "@/lib/domain/safety/kinds";
import { otherLanguageSigns } from "./other-languages";
import { type Spanned, withoutEchoes } from "./reading/echoes";
import { CLEAR, certaintyOf, DOUBT, HINTS_ALONE, type Judged, judge, MANY_HINTS } from "./reading/judge";
import { type Entry, RuleIndex } from "./reading/rule-index";
import { read, type Sentence } from "./reading/sentence";
import { emptyRule, hintsOfTheWhole } from "./reading/whole-text";
import type { Rule } from "./rule";
import { everyRule } from "./rules/all";

let index: RuleIndex | undefined;
/**
 * Returns the index of English rules. It is built on first use, because that takes a third of a second and no page
 * should wait for it.
 */
const english = (): RuleIndex => {
	index ??= new RuleIndex(everyRule);
	return index;
};
/** One placeholder rule per kind for signs in other languages, so that several signs of a kind count once. */
const elsewhere: Record<Kind, Rule> = {
	"self-harm": emptyRule(),
	"partner-danger": emptyRule(),
	"danger-to-others": emptyRule(),
	"frightening-images": emptyRule(),
	"someone-else": emptyRule(),
};

export interface Reading {
	/** Whether the texts answer questions about the distant past, so that the past tense is not a present danger. */
	isAboutThePast?: boolean;
	/**
	 * Earlier texts of the same person. They only serve to understand whom "he" means, and are not assessed themselves.
	 */
	before?: readonly string[];
	/** Tries every rule on every sentence. Slow; only for the test that proves that the word index misses nothing. */
	withoutIndex?: boolean;
}

/** A sign before the weights of all signs are added up. */
export type Weighed = Omit<Sign, "certainty"> & { weight: number; idea: Entry["idea"] };

/** In at most this many places of a sentence a rule is tried. */
const PLACES = 4;

/**
 * Finds every sign in texts, each with its weight, including signs entirely in the past and mere hints. Returns at most
 * one per rule and sentence. Deterministic, without a model, in linear time. Stores nothing.
 */
export function weighSigns(texts: readonly string[], reading: Reading = {}): Weighed[] {
	return texts.flatMap((text, index) => [...weighText(read(text, reading.before), text, index, reading)]);
}

/** After this many signs of a kind in one text, no more are looked for. */
const MANY = 24;

function* weighText(
	sentences: readonly Sentence[],
	written: string,
	text: number,
	reading: Reading,
): Generator<Weighed> {
	const counts = new Map<Kind, number>();
	const found: Spanned[] = [];
	for (const sentence of sentences) {
		for (const entry of reading.withoutIndex ? english().all : english().for(sentence.text)) {
			const count = counts.get(entry.kind) ?? 0;
			const judged = count < MANY ? judgeEntry(entry, sentence, reading.isAboutThePast ?? false) : null;
			if (!judged) continue;
			counts.set(entry.kind, count + 1);
			const { start, end, ...sign } = judged;
			found.push({ sign: { ...sign, idea: entry.idea, sentence: sentence.number }, start, end });
		}
	}
	const apart = withoutEchoes(found);
	if (!reading.isAboutThePast) apart.push(...hintsOfTheWhole(apart, sentences));
	for (const one of apart) yield { ...one, text };
	for (const { kind, sentence } of otherLanguageSigns(written)) {
		const by = kind === "self-harm" ? "writer" : "uncertain";
		const hurt = kind === "danger-to-others" ? "another" : "writer";
		const idea = elsewhere[kind];
		yield { kind, hurt, by, when: "now", isSexual: false, weight: CLEAR, idea, text, sentence };
	}
}

type Spotted = Judged & Pick<Spanned, "start" | "end">;

function judgeEntry({ kind, rule }: Entry, sentence: Sentence, isAboutThePast: boolean): Spotted | null {
	let places = 0;
	let found: Spotted | null = null;
	for (const match of sentence.text.matchAll(rule.pattern)) {
		const end = match.index + match[0].length;
		const judged = judge({ rule, kind, sentence, start: match.index, end, isAboutThePast });
		const spotted = judged && { ...judged, start: match.index, end };
		if (spotted && needsNotice(spotted)) return spotted;
		found ??= spotted;
		if (++places === PLACES) break;
	}
	return found;
}

/**
 * Finds the signs of danger in texts, in order of appearance: who is hurt, by whom, when, and how certain that is. The
 * weights of one kind are added up: two doubtful signs are clear, and a single hint is nothing. Signs entirely in the
 * past are included with `when: "past"` and need no notice.
 */
export function findSigns(texts: readonly string[], reading?: Reading): Sign[] {
	return addUp(weighSigns(texts, reading));
}

/**
 * Does the same as `findSigns` for long texts on a server: calls `giveWay` before and after splitting each text, so
 * that other requests can run.
 */
export async function findSignsInTurns(
	texts: readonly string[],
	giveWay: () => Promise<void>,
	reading: Reading = {},
): Promise<Sign[]> {
	const weighed: Weighed[] = [];
	for (const [index, text] of texts.entries()) {
		await giveWay();
		const parts = read(text, reading.before);
		await giveWay();
		weighed.push(...weighText(parts, text, index, reading));
	}
	return addUp(weighed);
}

/** Adds up the weights of each kind. A rule counts once, however often its words occur. */
export function sumsOf(weighed: readonly Pick<Weighed, "kind" | "idea" | "when" | "weight">[]): Map<Kind, number> {
	const heaviest = new Map<Entry["idea"], { kind: Kind; weight: number }>();
	for (const { kind, idea, when, weight } of weighed) {
		if (needsNotice({ when }) && weight > (heaviest.get(idea)?.weight ?? 0)) heaviest.set(idea, { kind, weight });
	}
	const sums = new Map<Kind, number>();
	const most = new Map<Kind, number>();
	for (const { kind, weight } of heaviest.values()) {
		sums.set(kind, (sums.get(kind) ?? 0) + weight);
		most.set(kind, Math.max(most.get(kind) ?? 0, weight));
	}
	for (const [kind, sum] of sums) if ((most.get(kind) ?? 0) < DOUBT) sums.set(kind, ofHints(sum));
	return sums;
}

/** Limits the sum of mere hints: several are doubtful, and only very many are clear. */
const ofHints = (sum: number) => (sum < HINTS_ALONE ? 0 : sum < MANY_HINTS ? DOUBT : sum);

/** Returns the signs whose sum, with all others of their kind, is enough to count. */
export function addUp(weighed: readonly Weighed[]): Sign[] {
	const sums = sumsOf(weighed);
	const signs = new Map<string, Sign>();
	for (const { weight, idea, ...sign } of weighed) {
		const sum = needsNotice(sign) ? (sums.get(sign.kind) ?? 0) : weight;
		if (sum < DOUBT) continue;
		const place = [sign.text, sign.sentence, sign.kind, sign.when].join();
		const known = signs.get(place);
		signs.set(place, {
			...sign,
			certainty: certaintyOf(sum),
			by: known && known.by !== "uncertain" ? known.by : sign.by,
			hurt: known && known.hurt !== "uncertain" ? known.hurt : sign.hurt,
			isSexual: sign.isSexual || known?.isSexual === true,
		});
	}
	return [...signs.values()];
}

/** Converts the sums to dangers with a certainty. */
export const callsOf = (sums: ReadonlyMap<Kind, number>): Call[] =>
	inOrder([...sums].flatMap(([kind, sum]) => (sum < DOUBT ? [] : [{ kind, certainty: certaintyOf(sum) }])));

/** Returns the dangers in a person's texts that need a notice: clear ones first, then the most urgent. */
export const callsIn = (texts: readonly string[], reading?: Reading): Call[] =>
	callsOf(sumsOf(weighSigns(texts, reading)));

/** Like `callsIn`, but returns only the kinds. */
export const signs = (texts: readonly string[], reading?: Reading): Kind[] =>
	callsIn(texts, reading).map(({ kind }) => kind);

/** Returns the first danger in a person's texts that needs a notice; null if none does. */
export const assess = (texts: readonly string[], reading?: Reading): Call | null => callsIn(texts, reading)[0] ?? null;
