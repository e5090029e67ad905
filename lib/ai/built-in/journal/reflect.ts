import type { QuickInsightInput, ReflectOnEntryInput } from "@/lib/ai/types";
import type { InsightForm, QuickInsight, Reflection } from "@/lib/journal/reflection";
import { tellingSentence } from "@/lib/journal/related";
import { type Dice, diceFrom } from "../random";
import type { Reading, TextAnswer } from "../reading/model";
import { quotesOf } from "../reading/quotes";
import { readAnswers } from "../reading/read";
import { inWords, quoted, spokenDay, tidy, times } from "../writing/prose";
import {
	careEntry,
	closings,
	contrastPhrases,
	deniedPhrases,
	personPhrases,
	plainTitles,
	promptPhrases,
	relatedPhrases,
	secondQuotePhrases,
	shortEntry,
	themePhrases,
	unreadEntry,
} from "./phrases";
import { contrastIn, deniedFeeling, mainTheme, type Signal, signalsIn, toneOf } from "./signals";
import { titleCase, titleOf } from "./title";

/** An entry with fewer words than this is not interpreted. */
const ENOUGH_WORDS = 8;
const MAX_OLD_QUOTE = 180;
const INSIGHTS = 3;

interface ReadEntry {
	reading: Reading;
	text: TextAnswer;
	dice: Dice;
}

async function readEntry(content: string, prompt: string, signal: AbortSignal): Promise<ReadEntry> {
	const question = { id: "entry", text: prompt, type: "text" as const };
	const reading = await readAnswers(
		{ id: "journal", questions: [question] },
		[{ questionId: "entry", answer: content }],
		signal,
	);
	return { reading, text: reading.texts[0] as TextAnswer, dice: diceFrom(content) };
}

/** Fills `{places}`; a place at the beginning of a phrase gets a capital. */
const fill = (phrase: string, values: Record<string, string>) =>
	tidy(phrase.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ""));

/** Whether something was said lately: its longest stretch without a filled-in place is what one recognizes. */
function saidLately(phrase: string, lately: string): boolean {
	const longest = phrase
		.split(/\{\w+\}/)
		.map((part) => part.replace(/^[\s.,:]+|[\s.,:]+$/g, ""))
		.sort((a, b) => b.length - a.length)[0];
	return Boolean(longest) && lately.includes(longest as string);
}

/** One of several phrases, rather one that was not used lately. */
function choose(phrases: readonly string[], lately: string, dice: Dice): string {
	const fresh = phrases.filter((phrase) => !saidLately(phrase, lately));
	return dice.pick(fresh.length > 0 ? fresh : phrases);
}

/** Reflects on a journal entry in the person's own words. The same entry, with the same past, gets the same reflection. */
export async function reflectOnEntry(input: ReflectOnEntryInput, signal: AbortSignal): Promise<Reflection> {
	const entry = await readEntry(input.content, input.prompt, signal);
	const { reading, text, dice } = entry;
	const lately = input.recent.flatMap(({ keyInsights, message }) => [...keyInsights, message]).join("\n");
	if (reading.care.length > 0) return careful(reading);
	const words = `${inWords(text.words)} ${text.words === 1 ? "word" : "words"}`;
	if (text.legibility === "other language" || text.legibility === "unclear") return unread(reading, words);
	if (text.words < ENOUGH_WORDS) return short(words, input, lately, dice);

	const { insights, relatedEntry } = compose(entry, input, lately);
	const taken = input.recent.map(({ title }) => title);
	const quote = quotesOf(text).find(({ whole, words: length }) => whole && length >= 5) ?? quotesOf(text)[0];
	return {
		title: titleOf(text, fallbackTitle(text, taken, dice), taken, dice),
		keyInsights: insights,
		quote: quote?.text ?? null,
		message: closing(toneOf(text), input, lately, dice),
		relatedEntry,
	};
}

function fallbackTitle(text: TextAnswer, taken: readonly string[], dice: Dice): string {
	const theme = mainTheme(text);
	const named = theme && titleCase(`On ${theme}`);
	if (named && !taken.includes(named)) return named;
	const free = plainTitles.filter((title) => !taken.includes(title));
	return dice.pick(free.length > 0 ? free : plainTitles);
}

/** Three insights: what shows most, what it belongs with, and what could come next. */
function compose({ reading, text, dice }: ReadEntry, input: ReflectOnEntryInput, lately: string) {
	const signals = signalsIn(text);
	const used: string[] = [];
	const insights: string[] = [];
	const isUsed = (words: string) => used.some((other) => other.includes(words) || words.includes(other));
	const add = (phrase: string, values: Record<string, string>, words = "") => {
		if (insights.length >= INSIGHTS || (words !== "" && isUsed(words))) return;
		if (words !== "") used.push(words);
		insights.push(fill(phrase, values));
	};

	const [first, ...others] = signals;
	if (first) add(choose(first.lines.notice, lately, dice), { q: quoted(first.quote.text) }, first.quote.text);
	const related = relatedInsight(input, lately, dice);
	if (related) insights.push(related.insight);

	const denied = deniedFeeling(text);
	if (denied) {
		add(
			choose(deniedPhrases, lately, dice),
			{ q: quoted(denied.quote.text), feeling: denied.feeling },
			denied.quote.text,
		);
	}
	const contrast = contrastIn(text);
	const room = () => insights.length < INSIGHTS - (first ? 1 : 0);
	if (room() && contrast) add(choose(contrastPhrases, lately, dice), { q: quoted(contrast.text) }, contrast.text);
	const spoken = new Set([first?.lines]);
	for (const other of others) {
		if (spoken.has(other.lines)) continue;
		spoken.add(other.lines);
		if (room()) add(choose(other.lines.notice, lately, dice), { q: quoted(other.quote.text) }, other.quote.text);
	}
	for (const phrase of lesser(reading, text, lately, dice)) if (room()) add(phrase.phrase, phrase.values, phrase.words);
	if (first && insights.length < INSIGHTS) add(choose(first.lines.toward, lately, dice), {});
	const shuffled = dice.shuffle(promptPhrases);
	for (const phrase of [...shuffled.filter((one) => !saidLately(one, lately)), ...shuffled]) {
		if (!insights.includes(phrase)) add(phrase, {});
	}
	return { insights: insights.slice(0, INSIGHTS), relatedEntry: related ? related.index : null };
}

/** What can be said where little shows: about a person, a theme, one more line. */
function lesser(reading: Reading, text: TextAnswer, lately: string, dice: Dice) {
	const found: { phrase: string; values: Record<string, string>; words?: string }[] = [];
	const person = reading.people.find(({ count, died }) => count >= 2 && !died);
	if (person) {
		const who = person.isName ? person.name : `your ${person.name}`;
		found.push({ phrase: choose(personPhrases, lately, dice), values: { who, times: times(person.count) } });
	}
	const phrases = dice.shuffle(secondQuotePhrases);
	const fresh = [...phrases.filter((phrase) => !saidLately(phrase, lately)), ...phrases];
	for (const [i, quote] of quotesOf(text).slice(0, 3).entries()) {
		found.push({ phrase: fresh[i] ?? "{q}.", values: { q: quoted(quote.text) }, words: quote.text });
	}
	const theme = mainTheme(text);
	if (theme) {
		found.push({ phrase: choose(themePhrases, lately, dice), values: { theme, Theme: theme } });
	}
	return dice.shuffle(found);
}

/** Speaks of the best of the related entries of another day that has a line which can be quoted. */
function relatedInsight({ related, day }: ReflectOnEntryInput, lately: string, dice: Dice) {
	for (const [i, entry] of related.entries()) {
		const sentence = tellingSentence(entry.content, entry.shared, MAX_OLD_QUOTE);
		const word = entry.shared[0];
		if (entry.day === day || !sentence || !word || /[“”\n]/.test(sentence)) continue;
		const values = { date: spokenDay(entry.day, day), old: quoted(sentence.replace(/[.]$/, "")), word: quoted(word) };
		return { insight: fill(choose(relatedPhrases, lately, dice), values), index: i + 1 };
	}
	return null;
}

function closing(tone: keyof typeof closings, { person }: ReflectOnEntryInput, lately: string, dice: Dice): string {
	return fill(choose(closings[tone], lately, dice), { name: person.firstName });
}

function careful({ care }: Reading): Reflection {
	const { title, insights, message } = care[0] === "self-harm" ? careEntry.selfHarm : careEntry.violence;
	return { title, keyInsights: [...insights], quote: null, message, relatedEntry: null };
}

function unread({ foreign }: Reading, words: string): Reflection {
	const values = { language: foreign ?? "another language", words };
	const keyInsights = unreadEntry.insights.map((insight) => fill(insight, values));
	return { title: unreadEntry.title, keyInsights, quote: null, message: unreadEntry.message, relatedEntry: null };
}

function short(words: string, input: ReflectOnEntryInput, lately: string, dice: Dice): Reflection {
	const taken = new Set(input.recent.map(({ title }) => title));
	const titles = shortEntry.titles.filter((title) => !taken.has(title));
	const insights = shortEntry.insights.find(([first]) => !saidLately(first, lately)) ?? dice.pick(shortEntry.insights);
	return {
		title: dice.pick(titles.length > 0 ? titles : shortEntry.titles),
		keyInsights: insights.map((insight) => fill(insight, { words })),
		quote: null,
		message: closing("plain", input, lately, dice),
		relatedEntry: null,
	};
}

/** With this many quoted words, any of the questions stays under thirty. */
const MAX_QUICK_QUOTE = 14;
const plainQuestions: Record<InsightForm, readonly string[]> = {
	direction: [
		"{q} stands out. What makes it stay with you?",
		"I stopped at {q}. What is behind it?",
		"{q}: what comes right after that?",
	],
	feeling: ["There is a feeling close to the surface here. What would you call it?"],
	pattern: ["Something repeats in these lines. Where have you met it before?"],
	growth: ["You kept writing, and that takes something. What keeps you at it tonight?"],
	reframe: ["Told by somebody who likes you, how would this story begin?"],
};

/** A short thought on words that are still being written. */
export async function quickInsight(input: QuickInsightInput, signal: AbortSignal): Promise<QuickInsight> {
	const { reading, text, dice } = await readEntry(input.content, input.prompt, signal);
	if (reading.care.length > 0) {
		return { form: "feeling", text: reading.care[0] === "self-harm" ? careEntry.selfHarm.ask : careEntry.violence.ask };
	}
	if (text.legibility === "other language" || text.legibility === "unclear") {
		return {
			form: "direction",
			text: "I read English only and will not guess at this. What would you like to hear back, in a few English words?",
		};
	}
	if (text.words < ENOUGH_WORDS) return { form: "direction", text: dice.pick(shortEntry.asks) };
	const short = (signal: Signal) => signal.quote.words <= MAX_QUICK_QUOTE;
	const speaking = signalsIn(text).filter(short).slice(0, 3);
	if (speaking.length > 0) {
		const { form, lines, quote } = dice.pick(speaking);
		return { form, text: fill(dice.pick(lines.ask), { q: quoted(quote.text) }) };
	}
	const quote = quotesOf(text).find(({ words }) => words <= MAX_QUICK_QUOTE);
	if (quote) return { form: "direction", text: fill(dice.pick(plainQuestions.direction), { q: quoted(quote.text) }) };
	const form = dice.pick(["feeling", "pattern", "growth", "reframe"] as const);
	return { form, text: dice.pick(plainQuestions[form]) };
}
