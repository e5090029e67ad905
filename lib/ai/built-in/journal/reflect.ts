import type { ReflectOnEntryInput } from "@/lib/ai/types";
import type { Reflection } from "@/lib/domain/journal/reflection";
import { nameLanguage } from "../language";
import { content, fact, own, type Part, question } from "../parts/part";
import { chosen, fill, Phrasebook } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { feelingsIn } from "../reading/feelings";
import { peopleNamedIn } from "../reading/named-people";
import { type OwnWords, ownWordsIn } from "../reading/own-words";
import { readText } from "../reading/text";
import * as say from "./content/lines";
import { afterPrompt, anyPage, promptLine, shortPage } from "./content/questions";
import { type Page, readPage } from "./page";
import { spokenDay } from "./spoken-day";
import { isTitle, titleOf } from "./title";

const INSIGHTS = 3;
/** Somebody is worth a line from so many mentions on. */
const OFTEN = 3;
/** How often the question goes back to what the journal asked. */
const BACK_TO_PROMPT = 0.3;
/** A longer one is not repeated. */
const MAX_PROMPT = 140;
const journal = { source: "your journal" };

/**
 * Reflects on a page with what can be shown: its own words, what comes back and when, what is new, and one question that
 * fits what was asked. The same page, with the same past, gets the same reflection.
 */
export async function reflectOnEntry(input: ReflectOnEntryInput, signal: AbortSignal): Promise<Reflection> {
	const page = await readPage(input, signal);
	const lately = input.recent.flatMap(({ keyInsights, message }) => [...keyInsights, message]);
	const book = new Phrasebook(page.dice, lately);
	const name = page.manner.callMe ?? input.person.firstName;
	if (page.kind === "careful") return careful(name);
	const taken = input.recent.map(({ title }) => title);
	const title = titleOf(page.read, { day: input.day, taken, dice: page.dice });
	const message = fill(chosen(book, say.closings[page.manner.askedTone], { name }), { name });
	if (page.kind === "foreign") return { ...(await foreign(input, page, name)), title };
	const kept = page.manner.quotes ? ownWordsIn(page.read).filter((words) => !isTitle(words, title)) : [];
	const quote = kept[0] ?? null;
	const { parts, relatedEntry } = await insights(input, { page, book, others: kept.slice(1) }, signal);
	return {
		title,
		keyInsights: parts.map((part) => renderParagraph([part])),
		quote: quote?.text ?? null,
		message,
		relatedEntry,
	};
}

interface Material {
	page: Page;
	book: Phrasebook;
	/** What can be quoted beside the sentence that is set apart. */
	others: OwnWords[];
}

/** Three: what can be shown, then a question or, where none is wanted, an invitation. */
async function insights(input: ReflectOnEntryInput, material: Material, signal: AbortSignal) {
	const { page, book } = material;
	const past = page.manner.usesJournal ? await fromThePast(input, book, signal) : { parts: [], relatedEntry: null };
	const found = [...past.parts, ...fromThePage(material)];
	const parts = found.slice(0, page.manner.isBrief ? 1 : INSIGHTS - 1);
	while (parts.length < INSIGHTS - 1) parts.push(content(chosen(book, say.plain), null));
	parts.push(page.manner.asksQuestions ? asked(input, material) : content(chosen(book, say.invitations), null));
	return { parts, relatedEntry: past.relatedEntry };
}

/** What stands on earlier pages, with its date, and what stands on none. */
async function fromThePast({ related, day, fresh }: ReflectOnEntryInput, book: Phrasebook, signal: AbortSignal) {
	const parts: Part[] = [];
	let relatedEntry: number | null = null;
	const others = related.map((entry, i) => ({ ...entry, number: i + 1 })).filter((entry) => entry.day !== day);
	for (const entry of others) {
		const word = entry.shared[0];
		if (!word || relatedEntry !== null) continue;
		const words = ownWordsIn(await readText(entry.content, signal)).find(({ text }) => has(text, word));
		const values = { word, date: spokenDay(entry.day, day) };
		const line = words && book.choose(say.earlier, { ...values, words: words.text });
		if (!words || !line) continue;
		parts.push(own(words, { ...journal, day: entry.day }, line, values));
		relatedEntry = entry.number;
	}
	const [first] = others;
	const word = first?.shared[0];
	const dates = [...new Set(others.filter(({ shared }) => word && shared.includes(word)).map((entry) => entry.day))];
	if (relatedEntry === null && word && dates.length > 1) {
		const values = {
			word,
			dates: dates
				.sort()
				.map((one) => spokenDay(one, day))
				.join(" and "),
		};
		const line = book.choose(say.returning, values);
		if (line) parts.push(fact(line, { of: "recurrence", values, at: dates.map((one) => ({ ...journal, day: one })) }));
	}
	if (fresh) {
		const values = { word: fresh.word, count: fresh.pages };
		const line = book.choose(say.firstTime, values);
		if (line) parts.push(fact(line, { of: "recurrence", values, at: [{ ...journal, day }] }));
	}
	return { parts, relatedEntry };
}

/** What the page itself shows. */
function fromThePage({ page, book, others }: Material): Part[] {
	const { read, listed } = page;
	const parts: Part[] = [];
	const at = [journal];
	if (page.kind === "list") {
		const values = { count: listed };
		const line = book.choose(say.list, values);
		if (line) parts.push(fact(line, { of: "count", values, at }));
	}
	const [feeling] = feelingsIn(read);
	if (feeling) {
		const values = { feeling: feeling.word };
		const line = book.choose(feeling.tense === "present" ? say.feelingNow : say.feelingThen, values);
		if (line) parts.push(fact(line, { of: "feeling", values, at }));
	}
	for (const words of others.slice(0, 2)) {
		const line = book.choose(say.second, { words: words.text });
		if (line) parts.push(own(words, journal, line));
	}
	const often = peopleNamedIn([{ read, at: journal }]).find(({ count }) => count >= OFTEN);
	if (often) {
		const values = { role: often.written.toLowerCase(), times: `${often.count} times` };
		const line = book.choose(say.person, values);
		if (line) parts.push(fact(line, { of: "person", values, at }));
	}
	if (page.kind !== "short") return parts;
	const values = { count: read.words };
	const counted = read.words === 1 ? say.oneWord : book.choose(say.length, values);
	if (counted) parts.push(fact(counted, { of: "count", values, at }));
	return parts;
}

function asked({ prompt }: ReflectOnEntryInput, { page, book }: Material): Part {
	if (page.kind === "list") return question(chosen(book, say.listQuestion));
	if (page.kind === "short") return question(chosen(book, shortPage));
	const from =
		page.manner.quotes && page.dice.next() < BACK_TO_PROMPT && prompt.length <= MAX_PROMPT ? afterPrompt : anyPage;
	return question(chosen(book, from, { prompt }), {}, { prompt: promptLine(prompt) });
}

/** Whether a text has a word, or one that begins with it. */
function has(text: string, word: string): boolean {
	const [within, sought] = [text.toLowerCase(), word.toLowerCase()];
	const at = within.indexOf(sought);
	return at >= 0 && !/[\p{L}\p{N}]$/u.test(within.slice(0, at));
}

async function foreign({ content: written }: ReflectOnEntryInput, { read }: Page, name: string) {
	const language = await nameLanguage(written);
	const count = { count: read.words };
	const proof = { of: "count" as const, values: count, at: [journal] };
	const parts = [
		content(fill(say.foreign.read, { language }) as typeof say.foreign.read, null),
		fact(say.foreign.length, proof),
		content(say.foreign.more, null),
	];
	return {
		keyInsights: parts.map((part) => renderParagraph([part])),
		quote: null,
		message: fill(say.foreign.closing, { name }),
		relatedEntry: null,
	};
}

function careful(name: string): Reflection {
	const keyInsights = say.careful.insights.map((line) => renderParagraph([content(line, null)]));
	const message = fill(say.careful.closing, { name });
	return { title: say.careful.title, keyInsights, quote: null, message, relatedEntry: null };
}
