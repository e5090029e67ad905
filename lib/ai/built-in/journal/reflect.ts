import type { ReflectOnEntryInput } from "@/lib/ai/types";
import type { Reflection } from "@/lib/journal/reflection";
import { tellingSentence } from "@/lib/journal/related";
import type { Dice } from "../random";
import type { Reading, TextAnswer } from "../reading/model";
import { quotesOf } from "../reading/quotes";
import { inWords, quoted, spokenDay, times } from "../writing/prose";
import { allowed, choose, cut, fill, type Pen, saidLately } from "./pen";
import {
	careEntry,
	closings,
	closingsAskedFor,
	contrastPhrases,
	deniedPhrases,
	personPhrases,
	plainTitles,
	promptPhrases,
	relatedPhrases,
	secondQuotePhrases,
	shortEntry,
	suggestionLeads,
	themePhrases,
	unreadEntry,
} from "./phrases";
import { ENOUGH_WORDS, type ReadEntry, readEntry } from "./read-entry";
import { contrastIn, deniedFeeling, mainTheme, signalsIn, toneOf } from "./signals";
import { titleCase, titleOf } from "./title";

const MAX_OLD_QUOTE = 180;
const INSIGHTS = 3;

/** Reflects on a journal entry in the person's own words. The same entry, with the same past, gets the same reflection. */
export async function reflectOnEntry(input: ReflectOnEntryInput, signal: AbortSignal): Promise<Reflection> {
	const entry = await readEntry(input, signal);
	const { reading, text, dice, manner } = entry;
	const lately = input.recent.flatMap(({ keyInsights, message }) => [...keyInsights, message]).join("\n");
	const pen: Pen = { manner, lately, dice };
	if (reading.care.length > 0) return careful(reading);
	const words = `${inWords(text.words)} ${text.words === 1 ? "word" : "words"}`;
	if (text.legibility === "other language" || text.legibility === "unclear") return unread(reading, words);
	if (text.words < ENOUGH_WORDS) return short(words, input, pen);

	const { insights, relatedEntry } = compose(entry, input, pen);
	const taken = input.recent.map(({ title }) => title);
	const quotes = manner.quotes ? quotesOf(text) : [];
	const quote = quotes.find(({ whole, words: length }) => whole && length >= 5) ?? quotes[0];
	return {
		title: titleOf(text, fallbackTitle(text, taken, dice), taken, dice),
		keyInsights: insights,
		quote: quote?.text ?? null,
		message: closing(toneOf(text), input, pen),
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
function compose({ reading, text, dice }: ReadEntry, input: ReflectOnEntryInput, pen: Pen) {
	const { manner, lately } = pen;
	const signals = signalsIn(text);
	const used: string[] = [];
	const insights: string[] = [];
	const isUsed = (words: string) => used.some((other) => other.includes(words) || words.includes(other));
	const add = (phrase: string | null, values: Record<string, string>, words = "") => {
		if (!phrase || insights.length >= INSIGHTS || (words !== "" && isUsed(words))) return;
		if (words !== "") used.push(words);
		insights.push(fill(cut(phrase, manner), values));
	};

	const [first, ...others] = signals;
	if (first) add(choose(first.lines.notice, pen), { q: quoted(first.quote.text) }, first.quote.text);
	const related = relatedInsight(input, pen);
	if (related) insights.push(related.insight);

	const denied = deniedFeeling(text);
	if (denied) {
		add(choose(deniedPhrases, pen), { q: quoted(denied.quote.text), feeling: denied.feeling }, denied.quote.text);
	}
	const contrast = contrastIn(text);
	const room = () => insights.length < INSIGHTS - (first ? 1 : 0);
	if (room() && contrast) add(choose(contrastPhrases, pen), { q: quoted(contrast.text) }, contrast.text);
	const spoken = new Set([first?.lines]);
	for (const other of others) {
		if (spoken.has(other.lines)) continue;
		spoken.add(other.lines);
		if (room()) add(choose(other.lines.notice, pen), { q: quoted(other.quote.text) }, other.quote.text);
	}
	for (const phrase of lesser(reading, text, pen)) if (room()) add(phrase.phrase, phrase.values, phrase.words);
	if (first && insights.length < INSIGHTS) add(suggestion(first.lines.toward, pen), {});
	const shuffled = dice.shuffle(allowed(promptPhrases, manner).map((phrase) => cut(phrase, manner)));
	for (const phrase of [...shuffled.filter((one) => !saidLately(one, lately)), ...shuffled]) {
		if (!insights.includes(phrase)) add(phrase, {});
	}
	return { insights: insights.slice(0, INSIGHTS), relatedEntry: related ? related.index : null };
}

/** What can be said where little shows: about a person, a theme, one more line. */
function lesser(reading: Reading, text: TextAnswer, pen: Pen) {
	const { manner, lately, dice } = pen;
	const found: { phrase: string | null; values: Record<string, string>; words?: string }[] = [];
	const person = reading.people.find(({ count, died }) => count >= 2 && !died);
	if (person) {
		const who = person.isName ? person.name : `your ${person.name}`;
		found.push({ phrase: choose(personPhrases, pen), values: { who, times: times(person.count) } });
	}
	const phrases = dice.shuffle(allowed(secondQuotePhrases, manner));
	const fresh = [...phrases.filter((phrase) => !saidLately(phrase, lately)), ...phrases];
	for (const [i, quote] of (manner.quotes ? quotesOf(text) : []).slice(0, 3).entries()) {
		found.push({ phrase: fresh[i] ?? "{q}.", values: { q: quoted(quote.text) }, words: quote.text });
	}
	const theme = mainTheme(text);
	if (theme) {
		found.push({ phrase: choose(themePhrases, pen), values: { theme, Theme: theme } });
	}
	return dice.shuffle(found);
}

/** Speaks of the best of the related entries of another day that has a line which can be quoted. */
function relatedInsight({ related, day }: ReflectOnEntryInput, pen: Pen) {
	if (!pen.manner.usesJournal) return null;
	for (const [i, entry] of related.entries()) {
		const sentence = tellingSentence(entry.content, entry.shared, MAX_OLD_QUOTE);
		const word = entry.shared[0];
		if (entry.day === day || !sentence || !word || /[“”\n]/.test(sentence)) continue;
		const values = { date: spokenDay(entry.day, day), old: quoted(sentence.replace(/[.]$/, "")), word: quoted(word) };
		const phrase = choose(relatedPhrases, pen);
		return phrase && { insight: fill(cut(phrase, pen.manner), values), index: i + 1 };
	}
	return null;
}

/** A next step, as gently or as directly as the person wants to hear it. */
function suggestion(phrases: readonly string[], pen: Pen): string | null {
	const phrase = choose(phrases, pen);
	const { askedTone, isBrief } = pen.manner;
	if (!phrase || isBrief || askedTone === "even") return phrase;
	return `${choose(suggestionLeads[askedTone], pen)} ${phrase}`;
}

function closing(tone: keyof typeof closings, { person }: ReflectOnEntryInput, pen: Pen): string {
	const { askedTone, callMe } = pen.manner;
	const asked = askedTone === "even" ? [] : closingsAskedFor[askedTone][tone];
	// Once all of these have been said lately, the others are better than one of them again.
	const fresh = asked.filter((phrase) => !saidLately(phrase, pen.lately));
	const phrase = choose(fresh.length > 0 ? fresh : closings[tone], pen) ?? closings[tone][0];
	return fill(cut(phrase, pen.manner), { name: callMe ?? person.firstName });
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

function short(words: string, input: ReflectOnEntryInput, pen: Pen): Reflection {
	const { manner, lately, dice } = pen;
	const taken = new Set(input.recent.map(({ title }) => title));
	const titles = shortEntry.titles.filter((title) => !taken.has(title));
	const sets = shortEntry.insights.filter((set) => allowed(set, manner).length === set.length);
	const insights = sets.find(([first]) => !saidLately(first, lately)) ?? dice.pick(sets);
	return {
		title: dice.pick(titles.length > 0 ? titles : shortEntry.titles),
		keyInsights: insights.map((insight) => fill(insight, { words })),
		quote: null,
		message: closing("plain", input, pen),
		relatedEntry: null,
	};
}
