import type { ReflectOnEntryInput, RelatedEntry } from "@/lib/ai/types";
import type { Reflection } from "@/lib/domain/journal/reflection";
import { tellingWords } from "@/lib/domain/journal/related";
import { callings } from "@/lib/domain/search/language/relations";
import { nameLanguage } from "../language";
import { content, fact, own, type Part, question } from "../parts/part";
import { chosen, filled, Phrasebook } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { type OwnWords, ownWordsIn } from "../reading/own-words";
import { recurringIn } from "../reading/recurring";
import { type ReadText, readText } from "../reading/text";
import * as say from "./content/lines";
import { afterPrompt, anyPage, fewSentences, promptLine, shortPage } from "./content/questions";
import { type Page, plainFeeling, readPage } from "./page";
import { spokenDay } from "./spoken-day";
import { hasSides, isTitle, isUnkind, leansBack, titleOf } from "./title";

const INSIGHTS = 3;
/** How often the question goes back to what the journal asked. */
const BACK_TO_PROMPT = 0.3;
/** With fewer sentences none has to be chosen. */
const SEVERAL = 4;
/** More sentences than these are no sentence to set apart. */
const MOST_SENTENCES = 2;
/** What was thought and is perhaps not thought any more is not set apart. */
const thoughtOnce =
	/\b(?:used to (?:think|believe|say|hope)|i (?:always |once )?(?:thought|believed|assumed|imagined|dreamed|dreamt)|supposed(?:ly)?|pretend\w*|as if)\b/i;
/** A longer one is not repeated. */
const MAX_PROMPT = 140;
/** On a page with fewer words, and where it would be more of the page, a sentence is no choice of one: it hands the page back. */
const ENOUGH_FOR_QUOTE = 30;
/** A shorter sentence says little alone. */
const SHORTEST_QUOTE = 6;
/** Pages that share fewer words are about the same by chance. */
const SHARED_AT_LEAST = 3;
const MOST_OF_PAGE = 0.4;
const journal = { source: "your journal" };

/** A reflection before it is written down. */
export interface ReflectionParts {
	title: string;
	quote: OwnWords | null;
	insights: Part[];
	closing: Part;
	relatedEntry: number | null;
}

/**
 * Reflects on a page with what can be shown: its own words, what comes back and when, what is new, and one question that
 * fits what was asked. Where little can be shown it says little. The same page, with the same past, gets the same.
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

/** The parts of a reflection. */
export async function reflectionParts(input: ReflectOnEntryInput, signal: AbortSignal): Promise<ReflectionParts> {
	const page = await readPage(input, signal);
	const lately = input.recent.flatMap(({ keyInsights, message }) => [...keyInsights, message]);
	const book = new Phrasebook(page.dice, lately);
	const name = page.manner.callMe ?? input.person.firstName;
	if (page.kind === "careful") return careful(name);
	const taken = input.recent.map(({ title }) => title);
	const title = titleOf(page.read, { day: input.day, taken, dice: page.dice });
	const closing = content(filled(chosen(book, closingsFor(page), { name }), { name }), null);
	if (page.kind === "foreign") return { ...(await foreign(input, page, name)), title };
	const quote = quoteOf(page, title);
	return { title, quote, closing, ...(await insights(input, page, book, signal)) };
}

/** The last words: those that fit a list or a few words, where it is one. */
const closingsFor = ({ kind, manner }: Page) =>
	manner.askedTone !== "even"
		? say.closings[manner.askedTone]
		: kind === "list"
			? say.listClosings
			: kind === "short"
				? say.shortClosings
				: say.closings.even;

/** A sentence of the page to set apart; null where that would be most of it, or the title again. */
function quoteOf({ read, kind, manner }: Page, title: string): OwnWords | null {
	if (!manner.quotes || kind !== "text" || read.words < ENOUGH_FOR_QUOTE || hasSides(read)) return null;
	const fitting = ({ words, text }: OwnWords) =>
		words >= SHORTEST_QUOTE &&
		words <= read.words * MOST_OF_PAGE &&
		!isUnkind(text) &&
		!leansBack.test(text) &&
		!thoughtOnce.test(text) &&
		(text.match(/[.!?…]+(?=\s)/g)?.length ?? 0) < MOST_SENTENCES;
	return ownWordsIn(read).find((words) => fitting(words) && !isTitle(words, title)) ?? null;
}

/** What can be shown, then a question or, where none is wanted, an invitation. */
async function insights(input: ReflectOnEntryInput, page: Page, book: Phrasebook, signal: AbortSignal) {
	const past = page.manner.usesJournal
		? await fromThePast(input, page, book, signal)
		: { parts: [], relatedEntry: null };
	const found = [...past.parts, ...fromThePage(page, book)];
	const shown = found.slice(0, page.manner.isBrief ? 1 : INSIGHTS - 1);
	const last = page.manner.asksQuestions
		? asked(input, page, book)
		: content(chosen(book, page.kind === "short" ? say.shortInvitations : say.invitations), null);
	return { insights: [...shown, last], relatedEntry: past.relatedEntry };
}

/** What stands on earlier pages, with its date, and what stands on none. */
async function fromThePast(
	{ related, day, fresh }: ReflectOnEntryInput,
	{ read }: Page,
	book: Phrasebook,
	signal: AbortSignal,
) {
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
	if (fresh && isThing(fresh.word, read)) {
		const values = { word: fresh.word, count: fresh.pages };
		const text = book.choose(say.firstTime, values);
		if (text) parts.push(fact(text, { of: "recurrence", values, at: [{ ...journal, day }] }));
	}
	return { parts, relatedEntry };
}

/** A sentence of an earlier page that has one of the words that both share, the most telling word first. */
async function passageWith({ content: text, shared }: RelatedEntry, signal: AbortSignal) {
	const all = ownWordsIn(await readText(text, signal));
	for (const word of shared.slice(0, SHARED)) {
		const words = all.find((one) => has(one.text, word));
		if (words) return { word, words };
	}
	return null;
}

/** What the page itself shows. */
function fromThePage({ kind, listed: count, read }: Page, book: Phrasebook): Part[] {
	const parts: Part[] = [];
	if (kind === "list") {
		const text = book.choose(say.list, { count });
		if (text) parts.push(fact(text, { of: "count", values: { count }, at: [journal] }));
	}
	const feeling = kind === "short" ? null : plainFeeling(read);
	if (feeling) {
		const values = { feeling: feeling.word };
		const text = book.choose(say.feeling, values);
		if (text) parts.push(fact(text, { of: "feeling", values, at: [journal] }));
	}
	return parts;
}

function asked({ prompt }: ReflectOnEntryInput, { kind, read, manner, dice }: Page, book: Phrasebook): Part {
	if (kind === "list") return question(chosen(book, say.listQuestion));
	if (kind === "short") return question(chosen(book, shortPage));
	if (read.sentences.length < SEVERAL) return question(chosen(book, fewSentences));
	const isBack = dice.next() < BACK_TO_PROMPT && manner.quotes && prompt.length <= MAX_PROMPT;
	const from = isBack && answers(read, prompt) ? afterPrompt : anyPage;
	return question(chosen(book, from, { prompt }), {}, { prompt: promptLine(prompt) });
}

/** Whether a page says something to the question above it: both have a word that tells what they are about. */
function answers({ raw }: ReadText, prompt: string): boolean {
	const said = tellingWords(raw);
	return [...tellingWords(prompt)].some((word) => said.has(word));
}

const someone = new Set(Object.values(callings).flat());

/** Whether a word is used for a thing or a name wherever it stands, and for nobody close: "lost" is new to no life. */
function isThing(word: string, read: ReadText): boolean {
	const found = recurringIn([{ read, at: journal }], 1).find(({ forms }) => forms.has(word.toLowerCase()));
	return found?.isThing === true && !someone.has(word.toLowerCase()) && !isUnkind(word);
}

/** Of the words that two pages share, so many are looked for in the earlier one. */
const SHARED = 3;

/** Whether a text has a word as it is, or with an "s". */
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
