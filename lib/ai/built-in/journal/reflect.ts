import type { ReflectOnEntryInput, RelatedEntry } from "@/lib/ai/types";
import { type FeelingId, feelings } from "@/lib/domain/feelings/feelings";
import type { Reflection } from "@/lib/domain/journal/reflection";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { leansBack, sides } from "@/lib/domain/text/quoting-words";
import { saysOwnHeart } from "@/lib/domain/text/wish-words";
import { findSigns } from "@/lib/safety/assess";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { outstandingTitle } from "../guide/nearest";
import { nameLanguage } from "../language";
import { content, fact, own, type Part, question } from "../parts/part";
import { chosen, filled, Phrasebook } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { foundWords, type OwnWords, ownWordsIn } from "../reading/own-words";
import { type ReadText, readText } from "../reading/text";
import * as say from "./content/lines";
import { afterLoss, anyPage, fewSentences, questionsUnder, shortPage } from "./content/questions";
import { type Page, plainFeeling, readPage } from "./page";
import { peopleSeen, signSeen, turnSeen } from "./seen";
import { spokenDay } from "./spoken-day";
import { titleOf } from "./title";

const INSIGHTS = 3;
/** With fewer sentences, the person is not asked to choose one. */
const SEVERAL = 4;
/** A quote with more sentences than this is too long to show above the reflection. */
const MOST_SENTENCES = 2;
/** Matches thoughts that the writer may no longer hold; they are not quoted above the reflection. */
const thoughtOnce = new RegExp(
	"\\b(?:used to (?:think|believe|say|hope)|i (?:always |once )?(?:thought|believed|assumed|imagined|dreamed|" +
		"dreamt)|supposed(?:ly)?|pretend\\w*|as if)\\b",
	"i",
);
/** A sentence with fewer words says little on its own. */
const SHORTEST_QUOTE = 6;
/** Entries that share fewer words than this are similar by chance. */
const SHARED_AT_LEAST = 3;
/** Matches a label before a colon: "Sent home: 1,450. Kept: 610." */
const label = /(?:^|[.!?\n])[^\S\n]*[\p{L}’' ]{2,40}:(?!\d)/gu;
const journal = { source: "your journal" };

/** A reflection before it is rendered to text. */
export interface ReflectionParts {
	title: string;
	quote: OwnWords | null;
	insights: Part[];
	closing: Part;
	relatedEntry: number | null;
}

/**
 * Reflects on an entry with what code can show: its own words, which words recur and when, what is new, and a question
 * that fits the prompt. If little can be shown, it says little. The same entry with the same past gets the same
 * reflection.
 */
export async function reflectOnEntry(input: ReflectOnEntryInput, signal: AbortSignal): Promise<Reflection> {
	const { title, quote, insights, closing, relatedEntry } = await reflectionParts(input, signal);
	return {
		title,
		keyInsights: insights.map((part) => renderParagraph([part])),
		quote: quote?.text ?? null,
		message: renderParagraph([closing]),
		relatedEntry,
	};
}

/** Returns the parts of a reflection. */
export async function reflectionParts(input: ReflectOnEntryInput, signal: AbortSignal): Promise<ReflectionParts> {
	const page = await readPage(input, signal);
	const lately = input.recent.flatMap(({ keyInsights, message }) => [...keyInsights, message]);
	const book = new Phrasebook(page.dice, lately);
	const name = page.manner.callMe ?? input.person.firstName;
	if (page.kind === "careful") return careful(name);
	const taken = input.recent.map(({ title }) => title);
	const title = titleOf(page.read, { day: input.day, taken, dice: page.dice });
	const last = input.feeling ? say.feelingClosings[input.feeling.quarter] : closingsFor(page);
	const closing = content(filled(chosen(book, last, { name }), { name }), null);
	if (page.kind === "foreign") return { ...(await foreign(input, page, name)), title };
	const quote = quoteOf(page, title);
	return { title, quote, closing, ...(await insights(input, page, book, quote, signal)) };
}

/** Returns the closing sentences for the person's tone or, if there is none, for a list or a short entry. */
const closingsFor = ({ kind, manner }: Page) =>
	manner.askedTone !== "even"
		? say.closings[manner.askedTone]
		: kind === "list"
			? say.listClosings
			: kind === "short"
				? say.shortClosings
				: say.closings.even;

/** Whether an entry weighs two sides or lists several labelled items. */
const hasSides = ({ raw }: ReadText): boolean => sides.test(raw) || (raw.match(label)?.length ?? 0) > 1;

/** Whether the title already shows these words or part of them. */
const isTitle = ({ text }: OwnWords, title: string): boolean =>
	text.toLowerCase().includes(title.replace(/…$/, "").toLowerCase());

/**
 * Picks a sentence from the entry to quote above the reflection: preferably one that stands well alone and says what
 * the person wants or feels rather than what the scene was, otherwise any that can be quoted.
 */
function quoteOf({ read, manner }: Page, title: string): OwnWords | null {
	if (!manner.quotes) return null;
	const all = ownWordsIn(read).filter(({ text }) => !isPainful(text));
	const fitting = ({ words, text }: OwnWords) =>
		words >= SHORTEST_QUOTE &&
		!leansBack.test(text) &&
		!thoughtOnce.test(text) &&
		(text.match(/[.!?…]+(?=\s)/g)?.length ?? 0) < MOST_SENTENCES;
	const best = hasSides(read) ? [] : all.filter((words) => fitting(words) && !isTitle(words, title));
	const first = best.find(({ text }) => saysOwnHeart(text)) ?? best[0];
	return first ?? all.find((words) => !isTitle(words, title)) ?? all[0] ?? anyQuote(read);
}

/** Maximum length of a quote, in words, if no short, clear sentence exists. */
const LONGEST_QUOTE = 60;

/** An entry without a full stop is one sentence; it is quoted whole up to this many words and punctuation marks. */
const ENDLESS = 120;

/**
 * Picks any sentence of the entry, preferring those without pain, so that there is a quote whenever there is a
 * sentence.
 */
function anyQuote({ raw, sentences }: ReadText): OwnWords | null {
	const able = sentences.filter(
		({ text, lower, tokens }) => !isGrave(lower) && !/\n/.test(text) && tokens.length <= LONGEST_QUOTE,
	);
	const endless = sentences.filter(({ lower, tokens }) => !isGrave(lower) && tokens.length <= ENDLESS);
	const one = able.find(({ text }) => !isPainful(text)) ?? able[0] ?? endless.find(({ text }) => !/\n/.test(text));
	return one ? foundWords(raw, raw.slice(one.start, one.end)) : null;
}

/** Returns what can be shown, followed by a question or, for people who want none, an invitation. */
async function insights(
	input: ReflectOnEntryInput,
	page: Page,
	book: Phrasebook,
	quote: OwnWords | null,
	signal: AbortSignal,
) {
	const { usesJournal, asksQuestions, isBrief } = page.manner;
	const past = usesJournal ? await fromThePast(input, book, signal) : { parts: [], relatedEntry: null };
	const certain = usesJournal && past.relatedEntry === null ? await besideIt(input, book, signal) : null;
	const found = [
		...feelingOf(input, book),
		...(certain ? [certain.part] : []),
		...past.parts,
		...fromThePage(page, book, quote),
		...(asksQuestions ? nearest(input, page, book) : []),
	];
	const shown = found.slice(0, isBrief ? 1 : INSIGHTS - 1);
	const relatedEntry = certain && shown.includes(certain.part) ? certain.number : past.relatedEntry;
	const invited = () => content(chosen(book, page.kind === "short" ? say.shortInvitations : say.invitations), null);
	const last = asksQuestions ? asked(input, page, book, shown.length > 0 ? 1 : 2) : [invited()];
	return { insights: [...shown, ...last], relatedEntry };
}

/**
 * Quotes an entry that certainly belongs with this one: written on the same day of the year, under the same prompt or
 * about the same person.
 */
async function besideIt({ beside = [], related, day }: ReflectOnEntryInput, book: Phrasebook, signal: AbortSignal) {
	for (const [i, { how, name, content: text, day: then }] of beside.entries()) {
		const all = ownWordsIn(await readText(text, signal)).filter((one) => !isPainful(one.text));
		const words = name ? all.find((one) => has(one.text, name)) : all[0];
		const values = { date: spokenDay(then, day), person: name };
		const found = words && book.choose(say.beside[how], { ...values, words: words.text });
		if (words && found) {
			return { part: own(words, { ...journal, day: then }, found, values), number: related.length + i + 1 };
		}
	}
	return null;
}

/**
 * Asks whether the nearest article or exercise could help, without claiming so. A whole entry shares words with many
 * titles, so a title is offered only if the person chose a heavy feeling and the title clearly stands out.
 */
function nearest({ content: written, day, feeling }: ReflectOnEntryInput, { kind }: Page, book: Phrasebook): Part[] {
	if (kind !== "text" || (feeling?.quarter !== "stirred" && feeling?.quarter !== "low")) return [];
	const isInDoubt = findSigns([written]).length > 0;
	const title = outstandingTitle(written, day, (thing) => !thing.isUrgent && !(isInDoubt && thing.leadsToSomebody));
	const chosen = title && book.choose(say.offered[title.kind], { title: title.title });
	return chosen ? [question(filled(chosen, { title: title.title }))] : [];
}

/** Quotes earlier entries with their dates, and says what is new in this one. */
async function fromThePast({ related, day }: ReflectOnEntryInput, book: Phrasebook, signal: AbortSignal) {
	const parts: Part[] = [];
	let relatedEntry: number | null = null;
	const others = related
		.map((entry, i) => ({ ...entry, number: i + 1 }))
		.filter((entry) => entry.day !== day && entry.shared.length >= SHARED_AT_LEAST);
	for (const entry of others) {
		if (relatedEntry !== null) break;
		const found = await passageWith(entry, signal);
		const values = { word: found?.word ?? "", date: spokenDay(entry.day, day) };
		const text = found && book.choose(say.earlier, { ...values, words: found.words.text });
		if (!found || !text) continue;
		parts.push(own(found.words, { ...journal, day: entry.day }, text, values));
		relatedEntry = entry.number;
	}
	const word = others[0]?.shared[0];
	const dates = [...new Set(others.filter((entry) => word && has(entry.content, word)).map((entry) => entry.day))];
	if (relatedEntry === null && word && dates.length > 1) {
		const values = {
			word,
			dates: dates
				.sort()
				.map((one) => spokenDay(one, day))
				.join(" and "),
		};
		const text = book.choose(say.returning, values);
		if (text) parts.push(fact(text, { of: "recurrence", values, at: dates.map((one) => ({ ...journal, day: one })) }));
	}
	return { parts, relatedEntry };
}

/**
 * Finds a sentence in an earlier entry that contains a word both entries share, trying the most distinctive words
 * first.
 */
async function passageWith({ content: text, shared }: RelatedEntry, signal: AbortSignal) {
	const all = ownWordsIn(await readText(text, signal));
	for (const word of shared.slice(0, SHARED)) {
		const words = all.find((one) => has(one.text, word));
		if (words) return { word, words };
	}
	return null;
}

/** Maps words to the feelings that can be chosen. */
const likeFeelings: Readonly<Record<string, FeelingId>> = {
	thankful: "grateful",
	worried: "anxious",
	nervous: "anxious",
	furious: "angry",
	exhausted: "tired",
	peaceful: "calm",
	relaxed: "calm",
	envious: "jealous",
	embarrassed: "ashamed",
	glad: "happy",
	joyful: "happy",
	delighted: "happy",
	satisfied: "content",
	stressed: "tense",
};

/** Comments on what the entry itself shows. */
function fromThePage({ kind, listed: count, read }: Page, book: Phrasebook, quote: OwnWords | null): Part[] {
	const parts: Part[] = [];
	if (kind === "list") {
		const text = book.choose(say.list, { count });
		if (text) parts.push(fact(text, { of: "count", values: { count }, at: [journal] }));
	}
	const feeling = kind === "short" ? null : plainFeeling(read);
	if (feeling) {
		const values = { feeling: feeling.word };
		const text = book.choose(say.feeling, values);
		const named = text && fact(text, { of: "feeling", values, at: [journal] });
		const known = feelings.find(({ id }) => id === (likeFeelings[feeling.word] ?? feeling.word));
		if (named) parts.push(known ? content(say.ofFeelings[known.id], named) : named);
	}
	// An entry that may tell of a danger gets no other comment.
	if (kind === "text" && findSigns([read.raw]).length === 0)
		parts.push(...turnSeen(read, quote?.text, book), ...signSeen(read, book), ...peopleSeen(read, book));
	return parts;
}

/** Mentions the feeling chosen for the entry, when it was last chosen, and our text about it. */
function feelingOf({ feeling, day }: ReflectOnEntryInput, book: Phrasebook): Part[] {
	const known = feeling && feelings.find(({ label }) => label === feeling.label);
	if (!feeling || !known) return [];
	const values = {
		feeling: `“${feeling.label.toLowerCase()}”`,
		date: feeling.lastDay ? spokenDay(feeling.lastDay, day) : "",
	};
	const text = chosen(book, feeling.lastDay ? say.chosenBefore : say.chosenFeeling, values);
	const reason = fact(text, { of: "feeling", values, at: [{ ...journal, day }] });
	return [content(say.ofFeelings[known.id], reason)];
}

/** Returns questions that are right whatever the entry says. @param most How many. */
function asked({ prompt }: ReflectOnEntryInput, { kind, read }: Page, book: Phrasebook, most: number): Part[] {
	if (kind === "list") return [question(chosen(book, say.listQuestion))];
	if (kind === "short") return [question(chosen(book, shortPage))];
	const any = read.sentences.length < SEVERAL ? fewSentences : anyPage;
	const from = tellsOfLoss(read.raw) ? afterLoss : [...questionsUnder(prompt), ...any];
	return Array.from({ length: most }, () => book.choose(from)).flatMap((one) => (one ? [question(one)] : []));
}

/** How many of the words that two entries share are looked for in the earlier one. */
const SHARED = 3;

/** Whether a text contains a word, with or without a plural "s". */
function has(text: string, word: string): boolean {
	const [within, sought] = [text.toLowerCase(), word.toLowerCase()];
	for (let at = within.indexOf(sought); at >= 0 && sought !== ""; at = within.indexOf(sought, at + 1)) {
		const isStart = !/[\p{L}\p{N}]$/u.test(within.slice(Math.max(0, at - 2), at));
		if (isStart && /^(?:['’]?s)?(?![\p{L}\p{N}])/u.test(within.slice(at + sought.length, at + sought.length + 4)))
			return true;
	}
	return false;
}

async function foreign({ content: written }: ReflectOnEntryInput, { read }: Page, name: string) {
	const language = await nameLanguage(written);
	const proof = { of: "count" as const, values: { count: read.words }, at: [journal] };
	return {
		insights: [
			content(filled(say.foreign.read, { language }), null),
			fact(say.foreign.length, proof),
			content(say.foreign.more, null),
		],
		quote: null,
		closing: content(filled(say.foreign.closing, { name }), null),
		relatedEntry: null,
	};
}

function careful(name: string): ReflectionParts {
	return {
		title: say.careful.title,
		insights: say.careful.insights.map((text) => content(text, null)),
		quote: null,
		closing: content(filled(say.careful.closing, { name }), null),
		relatedEntry: null,
	};
}
