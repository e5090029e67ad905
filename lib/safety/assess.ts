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
/** Built on first use, because that takes a third of a second and no page should wait for it. */
const english = (): RuleIndex => {
	index ??= new RuleIndex(everyRule);
	return index;
};
/** One stand-in rule for each kind in other languages, so that signs of one kind count once. */
const elsewhere: Record<Kind, Rule> = {
	"self-harm": emptyRule(),
	"partner-danger": emptyRule(),
	"danger-to-others": emptyRule(),
	"frightening-images": emptyRule(),
	"someone-else": emptyRule(),
};

export interface Reading {
	/** Whether the texts answer questions about long ago, so that the past tense is not a present danger. */
	isAboutThePast?: boolean;
	/** What the same person said before these texts. It tells whom 'he' means, and is not itself assessed. */
	before?: readonly string[];
	/** Tries every rule on every sentence. Slow; for the test which proves that the index of words misses nothing. */
	withoutIndex?: boolean;
}

/** A sign before all signs of the texts are added up. */
export type Weighed = Omit<Sign, "certainty"> & { weight: number; idea: Entry["idea"] };

/** In how many places of a sentence a rule may match. */
const PLACES = 4;

/**
 * Every sign in texts, each with its weight, including what is long past and what is only a hint. At most one per rule
 * and sentence. Deterministic, without a model, in time linear in the length of the texts. Nothing is stored.
 */
export function weighSigns(texts: readonly string[], reading: Reading = {}): Weighed[] {
	return texts.flatMap((text, index) => [...weighText(read(text, reading.before), text, index, reading)]);
}

/** After so many signs of a kind in one text, no more are looked for. */
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
 * What texts are a sign of, in order of appearance: who is hurt, by whom, when, and how sure that is. Signs of one kind
 * are added up: two doubts are clear, and a single hint is nothing. What is long past is included, with `when: "past"`,
 * and calls for no notice.
 */
export function findSigns(texts: readonly string[], reading?: Reading): Sign[] {
	return addUp(weighSigns(texts, reading));
}

/** The same for long texts on a server: lets others run after every few sentences. */
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

/** The sum of each kind. A rule counts once, however often its words occur. */
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

/** Hints alone: several are a doubt, and only many are clear. */
const ofHints = (sum: number) => (sum < HINTS_ALONE ? 0 : sum < MANY_HINTS ? DOUBT : sum);

/** The signs whose sum, with all others of their kind, is enough to count. */
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

/** The certainty of a sum. */
export const callsOf = (sums: ReadonlyMap<Kind, number>): Call[] =>
	inOrder([...sums].flatMap(([kind, sum]) => (sum < DOUBT ? [] : [{ kind, certainty: certaintyOf(sum) }])));

/** What a person's texts call for a notice about: clear dangers first, then the most pressing. */
export const callsIn = (texts: readonly string[], reading?: Reading): Call[] =>
	callsOf(sumsOf(weighSigns(texts, reading)));

/** Only the kinds. */
export const signs = (texts: readonly string[], reading?: Reading): Kind[] =>
	callsIn(texts, reading).map(({ kind }) => kind);

/** The first danger that a person's texts call for a notice about, or null. */
export const assess = (texts: readonly string[], reading?: Reading): Call | null => callsIn(texts, reading)[0] ?? null;
