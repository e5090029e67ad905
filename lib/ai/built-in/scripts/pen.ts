import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import { isKeptBack } from "@/lib/domain/questionnaires/kept-back";
import { wholeMark } from "@/lib/domain/questionnaires/marked";
import { bandOf, choiceMeaning, scaleMeaning } from "@/lib/domain/questionnaires/meanings/find";
import type { Opposite } from "@/lib/domain/scripts/compose/content/opposites";
import { mayDenyPremise } from "@/lib/domain/text/denial";
import { isAboutHarm } from "@/lib/safety/grave";
import type { ReadAnswer } from "../analyses/material";
import type { Manner } from "../manner";
import {
	content,
	type Fact,
	fact,
	type Own,
	own,
	type Part,
	type Place,
	type Proof,
	question,
	spoken,
} from "../parts/part";
import { type Line, line, Phrasebook, type Values } from "../parts/phrasebook";
import { type Dice, diceFrom } from "../random";
import { denies, foundWords, MOST_WORDS, type OwnWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { isReadable } from "../reading/text";
import type { Section } from "./content/questions";
import { tellingLines } from "./content/told";
import { type Material, openPages, type Page } from "./material";

/** The maximum number of words of an answer that says who somebody is. */
const MOST_NAMING = 80;
/** An answer with more characters tells something, even if it begins with a no. */
const SHORT_NO = 60;

/** The question of the coach profile about subjects that need care. */
const CARE = "q8";
const kin = new Set([
	"mom",
	"mum",
	"mam",
	"mama",
	"mother",
	"dad",
	"daddy",
	"father",
	"stepdad",
	"sister",
	"brother",
	"son",
	"daughter",
]);
const occasions = new Set(["christmas", "easter", "birthday", "funeral", "wedding", "hospital", "hospitals"]);
/** Returns the relatives, occasions and years that a text names. */
const namedIn = (text: string): string[] =>
	(text.toLowerCase().match(/[a-z]+|\d{4}/g) ?? []).filter(
		(word) => kin.has(word) || occasions.has(word) || /^\d/.test(word),
	);

/** Writes the parts of one script and shows nothing twice. */
export class ScriptPen {
	readonly #book: Phrasebook;
	readonly #dice: Dice;
	readonly #shown = new Set<string>();
	/** Whether any answer, on any page, clearly says that somebody hurt the writer. */
	readonly #isHarmed: boolean;
	/** Places of choices and ratings that have been told. */
	readonly #told = new Set<Place>();

	constructor(
		readonly material: Material,
		readonly manner: Manner,
		seed: string,
		/** Whether these words of the person may be shown in the script. */
		readonly mayShow: (text: string, place: { id: string; question: string }) => boolean = () => true,
	) {
		this.#isHarmed = material.pages.some(({ told }) => told.some(({ isHarm }) => isHarm));
		this.#dice = diceFrom(seed);
		this.#book = new Phrasebook(this.#dice);
	}

	/** All written answers, on pages that are left alone, too. */
	get answers(): string[] {
		return this.material.pages.flatMap(({ told }) => told.map(({ read }) => read.raw));
	}

	/** Returns the newest answers to a questionnaire, unless they are left alone. */
	page(id: string): Page | undefined {
		return openPages(this.material).find((page) => page.id === id);
	}

	/** Chooses a line that has not been used yet, or any line once all have been. */
	line(from: readonly Line[], values: Values = {}): Line {
		return this.#book.choose(from, values) ?? this.#dice.pick(from);
	}

	/** Chooses one of several things by chance. */
	pick<T>(from: readonly T[]): T {
		return this.#dice.pick(from);
	}

	/** Chooses what a pattern can turn into, preferring one that has not been told yet. */
	turned(from: readonly Opposite[]): Opposite {
		const left = from.filter(({ name }) => !this.isShown(name));
		const one = this.#dice.pick(left.length > 0 ? left : from);
		this.#shown.add(one.name);
		return one;
	}

	fact(from: readonly Line[], of: Proof["of"], at: readonly Place[], values: Values): Fact {
		return fact(this.line(from, values), { of, at, values });
	}

	/** Adds a line of content, said to everybody or for a reason. */
	say(from: readonly Line[], reason: Fact | null = null): Part {
		return content(this.line(from), reason);
	}

	/** Asks a question, or says a line in its place if the person wants no questions. */
	ask(from: readonly Line[], otherwise: readonly Line[]): Part {
		return this.manner.asksQuestions ? question(this.line(from)) : this.say(otherwise);
	}

	/**
	 * Puts the person's own words into the text as a passage: introduced by one of the lines in `before`, or without an
	 * introduction if that is null.
	 */
	speak(words: OwnWords, at: Place, before: readonly Line[] | null): Own {
		this.#shown.add(words.text);
		return spoken(words, at, before && this.line(before, { words: "" }));
	}

	/** Lets the person's words stand on a line of their own, between what one of our lines says before and after them. */
	tell(words: OwnWords, at: Place, from: readonly Line[]): Part[] {
		const [before = "", after = ""] = this.line(from, { words: "" }).split("{words}");
		this.#shown.add(words.text);
		const told = spoken(words, at, line(`${before.trim()} {words}`));
		return after.trim() === "" ? [told] : [told, this.say([line(after.trim())])];
	}

	/** Quotes the person's words inside one of our lines. */
	quote(words: OwnWords, at: Place, from: readonly Line[]): Own {
		this.#shown.add(words.text);
		return own(words, at, this.line(from, { words: "" }));
	}

	/** Returns what can still be quoted from an answer: all of it, or its most telling sentences in their order. */
	left(page: Page | undefined, questionId: string, most = 1): { told: ReadAnswer; words: OwnWords[] } | null {
		const told = page?.told.find(({ question }) => question.id === questionId);
		if (!told || told.isLeftAlone || !this.manner.quotes || !isReadable(told.read)) return null;
		if (!page || isMostlyForeign(page) || isKeptBack(page.id, questionId, told.read.raw)) return null;
		const words = told.words
			.filter(({ text }) => this.mayShow(text, { id: page.id, question: questionId }))
			.slice(0, most)
			.filter(({ text }) => !this.isShown(text))
			.sort((a, b) => a.start - b.start);
		return words.length > 0 ? { told, words } : null;
	}

	/**
	 * Returns an answer as it is shown, if what it says fits; null if it may not be shown, or is shown already.
	 * @param cut Returns the part of the answer to show.
	 * @param isWished Whether the answer pictures a good life: whoever is in it is welcome there.
	 */
	begun(
		id: string,
		questionId: string,
		isFit: (text: string) => boolean,
		cut: (text: string) => string = (text) => text,
		isWished = false,
	): { told: ReadAnswer; words: OwnWords } | null {
		const page = this.page(id);
		const told = page?.told.find(({ question }) => question.id === questionId);
		const whole = told?.words[0]?.text ?? "";
		const part = cut(whole);
		// An answer of which something has to be left out is left out whole.
		if (!page || !told || part === "" || whole !== told.read.raw.trim()) return null;
		if (!this.manner.quotes || !isReadable(told.read)) return null;
		const words = foundWords(told.read.raw, part);
		if (isMostlyForeign(page) || isKeptBack(id, questionId, part)) return null;
		if (!isWished && this.#needsCare(told.read.raw)) return null;
		if (told.read.sentences.some(({ lower }) => isAboutHarm(lower))) return null;
		if (!this.mayShow(told.read.raw, { id, question: questionId })) return null;
		return isFit(words.text) && !this.isShown(words.text) ? { told, words } : null;
	}

	/** Whether a text names somebody or a year that the person asked to be handled with care. */
	#needsCare(text: string): boolean {
		const care = this.page(COACH_PROFILE_ID)?.told.find(({ question }) => question.id === CARE)?.read.raw ?? "";
		return namedIn(care).some((name) => namedIn(text).includes(name));
	}

	/** Returns the sentence of a page that was marked as the one that matters, unless it may not be shown. */
	marked({ id, marked, told }: Page): { told: ReadAnswer; words: OwnWords } | null {
		const answer = marked && told.find(({ question }) => question.id === marked.questionId);
		if (!answer || answer.isLeftAlone || !this.manner.quotes || !isReadable(answer.read)) return null;
		if (isKeptBack(id, answer.question.id, answer.read.raw)) return null;
		if (!isQuotable(marked.text, true) || !answer.read.raw.includes(marked.text)) return null;
		const whole = wholeMark(answer.read.raw, marked.text);
		return { told: answer, words: foundWords(answer.read.raw, isQuotable(whole, true) ? whole : marked.text) };
	}

	/** Counts texts as shown that are in the script anyway. */
	take(texts: readonly string[]): void {
		for (const text of texts) this.#shown.add(text);
	}

	/** Whether these words have been quoted already, alone or as part of a longer or shorter quotation. */
	isShown(text: string): boolean {
		return [...this.#shown].some((one) => one.includes(text) || text.includes(one));
	}

	/** Quotes an answer after the sentence that introduces it. */
	told(page: Page, questionId: string, most: number, as = tellingLines.get(page.id)?.[questionId]): Own[] {
		const left = this.left(page, questionId, most);
		if (!left || !as) return [];
		const { told, words } = left;
		for (const { text } of words) this.#shown.add(text);
		const lead = this.line(as, { words: "" });
		return words.map((one, i) => spoken(one, told.at, i === 0 ? lead : null));
	}

	/** Quotes a longer answer that says who somebody is, whole, after the sentence that introduces it. */
	named(page: Page, questionId: string, as = tellingLines.get(page.id)?.[questionId]): Own[] {
		const told = page.told.find(({ question }) => question.id === questionId);
		const text = told?.read.raw.trim() ?? "";
		const isLong = told && told.read.words > MOST_WORDS && told.read.words <= MOST_NAMING;
		if (!isLong || told.isLeftAlone || !this.manner.quotes || !isReadable(told.read) || isMostlyForeign(page))
			return this.told(page, questionId, 1, as);
		if (!as || isKeptBack(page.id, questionId, text) || !isQuotable(text, true) || isAboutHarm(text.toLowerCase()))
			return this.told(page, questionId, 1, as);
		return [this.speak(foundWords(told.read.raw, text), told.at, as)];
	}

	/**
	 * Quotes the first answers to a section's questions. @param more How many beyond the section's
	 * limit. @param as Lines that introduce an answer in place of the usual ones, by question.
	 */
	quotes(section: Section, page: Page, more = 0, as: Readonly<Record<string, readonly Line[]>> = {}): Own[] {
		return this.quoteGroups(section, page, more, as).flat();
	}

	/** Like `quotes`, with each answer as a group of its own. */
	quoteGroups(
		{ told, most }: Section,
		page: Page,
		more = 0,
		as: Readonly<Record<string, readonly Line[]>> = {},
	): Own[][] {
		// The sections name first what carries the story. An answer that denies comes in only if there is nothing else.
		const able = told.filter((id) => this.left(page, id));
		const isNo = (id: string) => {
			const raw = page.told.find(({ question }) => question.id === id)?.read.raw ?? "";
			// "I don't have one. Fleur once said …" denies at any length; "Not being sent away. My cousins were." tells something.
			return denies(raw) || (raw.length < SHORT_NO && mayDenyPremise(raw));
		};
		const chosen = [...able.filter((id) => !isNo(id)), ...able.filter(isNo)].slice(0, most + more);
		return chosen.map((id) => this.told(page, id, 2, as[id]));
	}

	/**
	 * Returns our first-person text about a choice or rating, once; null if there is none.
	 * @param isAny Whether to include ratings in the middle, which say little and make a flat sentence in a life story.
	 */
	mine(page: Page, questionId: string, isAny = false): { at: Place; text: string } | null {
		const chosen = page.chosen.find(({ question }) => question.id === questionId);
		const scaled = page.scaled.find(({ question }) => question.id === questionId);
		const clear = scaled && (isAny || bandOf(scaled.value) !== "middle") ? scaled : null;
		const meaning = chosen
			? choiceMeaning(page.id, questionId, chosen.value)
			: clear && scaleMeaning(page.id, questionId, clear.value);
		const at = chosen?.at ?? scaled?.at;
		if (!at || !meaning?.mine || this.#told.has(at)) return null;
		if (meaning.hurts?.says?.includes("harm") && this.#isHarmed) return null;
		this.#told.add(at);
		return { at, text: typeof meaning.mine === "string" ? meaning.mine : this.#dice.pick(meaning.mine) };
	}
}

/** Makes quotation marks in catalog text single, because double ones are reserved for the person's words. */
export const plainly = (text: string): string => text.replace(/“/g, "‘").replace(/”/g, "’").replace(/\.$/, "");

/** Whether most answers of a page are in another language; the rest is then hardly English either. */
const isMostlyForeign = ({ told }: Page): boolean =>
	told.filter(({ read }) => read.legibility === "other language").length * 2 > told.length;

/** Makes content without a reason: it is about the page, or said to everybody. */
export const said = (text: Line): Part => content(text, null);
