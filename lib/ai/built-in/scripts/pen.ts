import { bandOf, choiceMeaning, scaleMeaning } from "@/lib/domain/questionnaires/meanings/find";
import { isGrave } from "@/lib/safety/grave";
import type { ReadAnswer } from "../analyses/material";
import { capital } from "../analyses/words";
import type { Manner } from "../manner";
import { content, type Fact, fact, type Own, own, type Part, type Place, type Proof, question } from "../parts/part";
import { type Line, Phrasebook, type Values } from "../parts/phrasebook";
import { type Dice, diceFrom } from "../random";
import { foundWords, MOST_WORDS, type OwnWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { isReadable } from "../reading/text";
import { choices, scales } from "./content/joins";
import { type Section, subjects } from "./content/questions";
import { tellingLines } from "./content/told";
import { type Material, openPages, type Page } from "./material";

/** Takes lines in turn, in an order of its own, so that the same few joins can be used again. */
class Round {
	readonly #lines: readonly Line[];
	#next = 0;
	constructor(dice: Dice, lines: readonly Line[]) {
		this.#lines = dice.shuffle(lines);
	}
	next(): Line {
		const line = this.#lines[this.#next % this.#lines.length];
		if (!line) throw new RangeError("a round needs a line");
		this.#next += 1;
		return line;
	}
}

/** Who somebody is may take this many words to say. */
const MOST_NAMING = 80;

/** Writes the parts of one script, and shows nothing twice. */
export class ScriptPen {
	readonly #book: Phrasebook;
	readonly #dice: Dice;
	readonly #shown = new Set<string>();
	/** Choices and numbers that have been told. */
	readonly #told = new Set<Place>();
	readonly #rounds = new Map<readonly Line[], Round>();

	constructor(
		readonly material: Material,
		readonly manner: Manner,
		seed: string,
		/** Which of the person's words may stand in it. */
		readonly mayShow: (text: string, place: { id: string; question: string }) => boolean = () => true,
	) {
		this.#dice = diceFrom(seed);
		this.#book = new Phrasebook(this.#dice);
	}

	/** The newest open answers to a questionnaire. */
	page(id: string): Page | undefined {
		return openPages(this.material).find((page) => page.id === id);
	}

	/** A line that has not been used yet, or any once all have been. */
	line(from: readonly Line[], values: Values = {}): Line {
		return this.#book.choose(from, values) ?? this.#dice.pick(from);
	}

	fact(from: readonly Line[], of: Proof["of"], at: readonly Place[], values: Values): Fact {
		return fact(this.line(from, values), { of, at, values });
	}

	/** A line of content that is said to everybody, or for a reason. */
	say(from: readonly Line[], reason: Fact | null = null): Part {
		return content(this.line(from), reason);
	}

	/** A question, or a line in its place for somebody who wants none. */
	ask(from: readonly Line[], otherwise: readonly Line[]): Part {
		return this.manner.asksQuestions ? question(this.line(from)) : this.say(otherwise);
	}

	/** Words within a line of ours, or by themselves. */
	quote(words: OwnWords, at: Place, from: readonly Line[] | null): Own {
		this.#shown.add(words.text);
		return own(words, at, from && this.line(from, { words: "" }));
	}

	/** What can still be shown of an answer: all of it, or its most telling sentences in their order. */
	left(page: Page | undefined, questionId: string, most = 1): { told: ReadAnswer; words: OwnWords[] } | null {
		const told = page?.told.find(({ question }) => question.id === questionId);
		if (!told || told.isLeftAlone || !this.manner.quotes || !isReadable(told.read)) return null;
		if (page && isMostlyForeign(page)) return null;
		const words = told.words
			.filter(({ text }) => this.mayShow(text, { id: page?.id ?? "", question: questionId }))
			.slice(0, most)
			.filter(({ text }) => !this.isShown(text))
			.sort((a, b) => a.start - b.start);
		return words.length > 0 ? { told, words } : null;
	}

	/** The sentence of a page that was marked as the one that matters, unless it may not be shown. */
	marked({ marked, told }: Page): { told: ReadAnswer; words: OwnWords } | null {
		const answer = marked && told.find(({ question }) => question.id === marked.questionId);
		if (!answer || answer.isLeftAlone || !this.manner.quotes || !isReadable(answer.read)) return null;
		if (!isQuotable(marked.text) || !answer.read.raw.includes(marked.text)) return null;
		return { told: answer, words: foundWords(answer.read.raw, marked.text) };
	}

	/** Whether words have been quoted, alone, within others, or around them. */
	isShown(text: string): boolean {
		return [...this.#shown].some((one) => one.includes(text) || text.includes(one));
	}

	/** Quotes an answer after the clause that introduces it. */
	told(page: Page, questionId: string, most: number): Own[] {
		const left = this.left(page, questionId, most);
		const as = tellingLines.get(page.id)?.[questionId];
		if (!left || !as) return [];
		const { told, words } = left;
		for (const { text } of words) this.#shown.add(text);
		const lead = this.line(as, { words: "" });
		return words.map((one, i) => own(one, told.at, i === 0 ? lead : null));
	}

	/** A longer answer that says who somebody is, whole, after the clause that introduces it. */
	named(page: Page, questionId: string): Own[] {
		const told = page.told.find(({ question }) => question.id === questionId);
		const text = told?.read.raw.trim() ?? "";
		const isLong = told && told.read.words > MOST_WORDS && told.read.words <= MOST_NAMING;
		if (!isLong || told.isLeftAlone || !this.manner.quotes || !isReadable(told.read) || isMostlyForeign(page))
			return this.told(page, questionId, 1);
		const as = tellingLines.get(page.id)?.[questionId];
		if (!as || !isQuotable(text, true) || isGrave(text.toLowerCase())) return this.told(page, questionId, 1);
		return [this.quote(foundWords(told.read.raw, text), told.at, as)];
	}

	/** Answers to a section's questions: the most telling of them, in their order. @param more Beyond what it wants. */
	quotes(section: Section, page: Page, more = 0): Own[] {
		return this.quoteGroups(section, page, more).flat();
	}

	/** The same, each answer by itself. */
	quoteGroups({ told, most }: Section, page: Page, more = 0): Own[][] {
		const able = told.flatMap((id) => {
			const left = this.left(page, id);
			return left ? [{ id, telling: Math.max(...left.words.map((one) => one.telling)) }] : [];
		});
		const chosen = new Set(
			[...able]
				// The person whom it is about comes first.
				.sort((a, b) => Number(b.id === "q1") - Number(a.id === "q1") || b.telling - a.telling)
				.slice(0, most + more)
				.map(({ id }) => id),
		);
		return able.filter(({ id }) => chosen.has(id)).map(({ id }) => this.told(page, id, 2));
	}

	/** The first of these choices and numbers that was given. */
	chosen(page: Page, ids: readonly string[]): Fact | null {
		for (const id of ids) {
			const found = this.choice(page, id) ?? this.scale(page, id);
			if (found) return found;
		}
		return null;
	}

	/** What is written in the first person about a choice or a number, once; null where nothing is. */
	mine(page: Page, questionId: string): { at: Place; text: string } | null {
		const chosen = page.chosen.find(({ question }) => question.id === questionId);
		const scaled = page.scaled.find(({ question }) => question.id === questionId);
		// A number in the middle says little, and makes a flat sentence in somebody's life.
		const clear = scaled && bandOf(scaled.value) !== "middle" ? scaled : null;
		const meaning = chosen
			? choiceMeaning(page.id, questionId, chosen.value)
			: clear && scaleMeaning(page.id, questionId, clear.value);
		const at = chosen?.at ?? scaled?.at;
		if (!at || !meaning?.mine || this.#told.has(at)) return null;
		if (meaning.hurts?.says?.includes("harm") && page.told.some(({ isHarm }) => isHarm)) return null;
		this.#told.add(at);
		return { at, text: meaning.mine };
	}

	choice(page: Page, questionId: string): Fact | null {
		const chosen = page.chosen.find(({ question }) => question.id === questionId);
		const about = subjects.get(page.id)?.[questionId];
		if (!chosen || !about || this.#told.has(chosen.at) || !namesThemRightly(page, chosen.label)) return null;
		this.#told.add(chosen.at);
		const values = { ...this.#about(about), choice: plainly(chosen.label) };
		return fact(this.#turn(choices), { of: "choice", at: [chosen.at], values });
	}

	scale(page: Page, questionId: string): Fact | null {
		const scaled = page.scaled.find(({ question }) => question.id === questionId);
		if (!scaled || this.#told.has(scaled.at) || !namesThemRightly(page, scaled.question.text)) return null;
		this.#told.add(scaled.at);
		const values = { statement: plainly(scaled.question.text), value: scaled.value, max: scaled.max };
		return fact(this.#turn(scales), { of: "scale", at: [scaled.at], values });
	}

	#about(from: readonly Line[]): { about: string; aboutFirst: string } {
		const about = this.#dice.pick(from);
		return { about, aboutFirst: capital(about) };
	}

	#turn(lines: readonly Line[]): Line {
		const round = this.#rounds.get(lines) ?? new Round(this.#dice, lines);
		this.#rounds.set(lines, round);
		return round.next();
	}
}

/** A text of the catalog between single marks: between double ones stand the person's words alone. */
export const plainly = (text: string): string => text.replace(/“/g, "‘").replace(/”/g, "’").replace(/\.$/, "");

/** "He has died" is said of whom the person calls he. Others chose it for want of another word. */
function namesThemRightly(page: Page, text: string): boolean {
	const has = (pattern: RegExp, words: string) => pattern.test(words.slice(0, 20_000));
	const written = page.told.map(({ read }) => read.raw).join("\n");
	return [/\b(?:he|him|his)\b/i, /\b(?:she|her|hers)\b/i].every((one) => !has(one, text) || has(one, written));
}

/** If most answers are in another language, the rest is hardly English either. */
const isMostlyForeign = ({ told }: Page): boolean =>
	told.filter(({ read }) => read.legibility === "other language").length * 2 > told.length;

/** Content with no reason: it speaks about the page, or is said to everybody. */
export const said = (text: Line): Part => content(text, null);
