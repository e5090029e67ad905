import type { Sought } from "@/lib/domain/search/topic";
import { passageAround, type Sentence, sentencesOf } from "@/lib/domain/text/sentences";
import { readWords, type Term, termsOf } from "@/lib/domain/text/terms";
import type { Page, Passage } from "./page";

/** How many characters of a page are searched for its passage: as many as an entry can have. */
const READ = 50_000;
/** How many characters of a page are always read, so that there is something to show. */
const BEGINNING = 600;
/** How many characters further to look for the end of a sentence. */
const END = /[.!?…\n]/g;
const SENTENCE = 1_000;

/**
 * Limits how much is read closely for one question, over all pages. Reading takes linear time, so ten years of long
 * pages would take seconds.
 */
export class Reading {
	/** @param left The characters that may be read. */
	constructor(private left: number) {}

	get isOver(): boolean {
		return this.left <= 0;
	}

	/** Returns the part of a page that may be read now: only its beginning once the limit is used up. */
	of({ text }: Pick<Page, "text">): string {
		const most = Math.min(READ, Math.max(this.left, BEGINNING));
		const read = text.length <= most ? text : text.slice(0, endOfSentence(text, most));
		this.left -= read.length;
		return read;
	}
}

function endOfSentence(text: string, from: number): number {
	END.lastIndex = from;
	const end = END.exec(text)?.index ?? text.length;
	return end - from <= SENTENCE ? end + 1 : from;
}

/** How much of the topic a sentence contains. */
interface Weighed {
	at: number;
	/** Indexes of the topic's things in the sentence. */
	has: Set<number>;
	/** How many soft words it contains, which only decide between sentences. */
	soft: number;
}

/** Returns the sentences of a page, and how much of the topic each contains. */
function weighedSentences(
	text: string,
	sought: readonly Sought[],
	soft: ReadonlySet<Term>,
): { sentences: Sentence[]; weighed: Weighed[] } {
	const sentences = sentencesOf(text);
	const places = new Map<Term, number[]>();
	for (const [thing, { terms }] of sought.entries()) {
		for (const term of terms) places.set(term, [...(places.get(term) ?? []), thing]);
	}
	const weighed = sentences.map((_, at): Weighed => ({ at, has: new Set(), soft: 0 }));
	let at = 0;
	let wasNamed = false;
	for (const word of readWords(text)) {
		while (at < sentences.length - 1 && word.start >= (sentences[at] as Sentence).end) at++;
		const here = weighed[at];
		if (!here) continue;
		for (const term of word.terms) {
			for (const thing of places.get(term) ?? []) here.has.add(thing);
			// "Alex said" says more than "said" alone.
			if (soft.has(term)) here.soft += wasNamed ? 2 : 1;
		}
		wasNamed = word.terms.some((term) => places.has(term));
	}
	return { sentences, weighed };
}

/**
 * Returns the passage of a page that best matches the topic: the sentence with most of it, and neighboring sentences
 * that change its meaning. If there is no topic, or only the title matches, returns the beginning of the page.
 * @param reading How much may still be read.
 */
export function passageOf(
	page: Page,
	sought: readonly Sought[],
	reading: Reading,
	soft: ReadonlySet<Term> = new Set(),
): Passage & { share: number } {
	const { sentences, weighed } = weighedSentences(reading.of(page), sought, soft);
	let best: Weighed | undefined;
	const weight = ({ has, soft: told }: Weighed) => has.size * 100 + Math.min(told, 9);
	for (const one of weighed) if (one.has.size > 0 && weight(one) > (best ? weight(best) : 0)) best = one;
	const has = best?.has ?? new Set<number>();
	const above = new Set(termsOf(`${page.title ?? ""} ${page.partOf ?? ""}`));
	return {
		page,
		words: passageAround(page.text, sentences, best?.at ?? 0),
		why: sought.filter(({ terms }, thing) => has.has(thing) || terms.some((term) => above.has(term))).map(written),
		share: sought.length === 0 ? 1 : has.size / sought.length,
	};
}

const written = (one: Sought) => one.written;

/** Returns the passages around the sentences of a page that pass a test, in order and without duplicates. */
export function passagesWhere(page: Page, passes: (sentence: string) => boolean, reading: Reading): string[] {
	const sentences = sentencesOf(reading.of(page));
	const passages: string[] = [];
	let end = -1;
	for (const [at, sentence] of sentences.entries()) {
		if (sentence.start < end || !passes(sentence.text)) continue;
		const words = passageAround(page.text, sentences, at);
		const start = page.text.indexOf(words, Math.max(0, sentence.start - words.length));
		if (start < end) continue;
		passages.push(words);
		end = start + words.length;
	}
	return passages;
}
