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
	type Question,
	question,
} from "../parts/part";
import type { Line, Phrasebook, Values } from "../parts/phrasebook";
import type { OwnWords } from "../reading/own-words";
import { choice, citation, scale } from "./content/facts";
import type { Guide } from "./content/guide";
import { type Material, openAnswers, type Told } from "./material";
import { named, questionNamed } from "./words";

/** Writes parts about one set of answers, and shows nothing twice. */
export class Pen {
	/** Texts of the person. */
	readonly #shown = new Set<string>();
	/** Ids of questions whose choice or number has been mentioned. */
	readonly #told = new Set<string>();

	constructor(
		readonly material: Material,
		readonly guide: Guide,
		readonly book: Phrasebook,
		readonly manner: Manner,
	) {}

	/** The best part of an answer that has not been shown, with its question. */
	told(answer: Told, having: (words: OwnWords) => boolean = () => true): Own | null {
		if (!this.manner.quotes || this.guide.plain.includes(answer.question.id)) return null;
		const words = this.#next(answer, having);
		if (!words) return null;
		const values = { question: questionNamed(answer.question) };
		this.#shown.add(words.text);
		return own(words, answer.at, citation, values);
	}

	/** Whether any part of an answer is left to be shown. */
	has(answer: Told, having: (words: OwnWords) => boolean): boolean {
		return this.manner.quotes && this.#next(answer, having) !== undefined;
	}

	#next(answer: Told, having: (words: OwnWords) => boolean): OwnWords | undefined {
		return answer.words.find((one) => !this.#isShown(one) && having(one));
	}

	/** Whether words have been quoted: alone, within others, or around them. */
	#isShown({ text }: OwnWords): boolean {
		return [...this.#shown].some((one) => one.includes(text) || text.includes(one));
	}

	/** The answer to one of these questions, the more telling words first, and numbers and choices after words. */
	shown(from: readonly string[], most: number): Part[] {
		const parts: Part[] = [];
		const rank = ({ question, words }: Told) => {
			const left = words.find((one) => !this.#isShown(one));
			return left ? left.telling + (from.length - from.indexOf(question.id)) * 1.5 : Number.NEGATIVE_INFINITY;
		};
		const wanted = openAnswers(this.material).filter(({ question }) => from.includes(question.id));
		for (const answer of [...wanted].sort((a, b) => rank(b) - rank(a))) {
			if (parts.length >= most) return parts;
			const part = this.told(answer);
			if (part) parts.push(part);
		}
		for (const id of from) {
			if (parts.length >= most) return parts;
			const part = this.choice(id) ?? this.number(id);
			if (part) parts.push(part);
		}
		return parts;
	}

	/** The choice at a question, once. */
	choice(id: string): Fact | null {
		const chosen = this.material.chosen.find(({ question }) => question.id === id);
		if (!chosen || this.#told.has(id)) return null;
		this.#told.add(id);
		const values = { question: questionNamed(chosen.question), choice: named(chosen.label) };
		return fact(choice, { of: "choice", at: [chosen.at], values });
	}

	/** A question that fits a choice among these parts. */
	askByChoice(shown: readonly Part[]): Question | null {
		const places = shown.flatMap((part) => (part.kind === "fact" && part.proof.of === "choice" ? part.proof.at : []));
		for (const { question: asked, at, value } of this.material.chosen) {
			const lines = places.includes(at) ? this.guide.byChoice?.[asked.id]?.[value] : undefined;
			const found = lines && this.book.choose(lines);
			if (found) return question(found);
		}
		return null;
	}

	/** Notes that a choice or a number has been mentioned elsewhere. */
	hasShown(id: string): void {
		this.#told.add(id);
	}

	/** The number on a scale, once. */
	number(id: string): Fact | null {
		const scaled = this.material.scaled.find(({ question }) => question.id === id);
		if (!scaled || this.#told.has(id)) return null;
		const { value, max } = scaled;
		this.#told.add(id);
		return fact(scale, {
			of: "scale",
			at: [scaled.at],
			values: { question: questionNamed(scaled.question), value, max },
		});
	}

	/** A fact in one of several wordings, or null if all have been used. */
	fact(lines: readonly Line[], of: Proof["of"], at: readonly Place[], values: Values): Fact | null {
		const sentence = this.book.choose(lines, values);
		return sentence ? fact(sentence, { of, at, values }) : null;
	}

	/**
	 * A question or invitation. @param before What precedes it, so that it does not point to something that is not there.
	 */
	ask(from: readonly Line[], labels: Readonly<Record<string, Line>> = {}, before?: readonly Part[]): Question | null {
		const isNumber = before?.some((part) => part.kind === "fact" && part.proof.of === "scale");
		const points = (line: Line) =>
			before !== undefined &&
			((before.length < 2 && toSeveral.test(line)) ||
				(before.length < 1 && toOne.test(line)) ||
				(!isNumber && toNumber.test(line)));
		const fitting = from.filter((line) => !points(line));
		const chosen = this.book.choose(fitting, labels);
		return chosen ? question(chosen, {}, labels) : null;
	}

	/** A passage about the coach or the page itself. */
	note(from: readonly Line[]): Part | null {
		const chosen = this.book.choose(from);
		return chosen ? content(chosen, null) : null;
	}

	/** Words that stand alone at the beginning. They are not shown again. */
	opening(): Own | null {
		if (!this.manner.quotes) return null;
		const { plain, voiced } = this.guide;
		const best = openAnswers(this.material)
			.filter(({ question }) => !plain.includes(question.id) && !voiced.includes(question.id))
			.flatMap((answer) => answer.words.slice(0, 1).map((words) => ({ answer, words })))
			.filter(({ words }) => words.words >= 6 && standsAlone.test(words.text))
			.sort((a, b) => b.words.telling - a.words.telling)[0];
		if (!best) return null;
		this.#shown.add(best.words.text);
		return own(best.words, best.answer.at);
	}
}

/** About the writer, and understandable without the question. */
const standsAlone =
	/^(?!(?:when|because|that|to|if|how|what|where|whether|for|by|with|from|not|being|having|maybe|probably|yes|no)\b).*\b(?:i|i'm|i’m|my|me|we|our)\b/iu;
/** These refer to something shown before them. */
const toOne = /\b(?:this|it|it’s|that’s|one of your sentences|that number)\b|^Which word|^Which of your habits/i;
const toNumber = /\bnumber\b|one point more/i;
const toSeveral = /\b(?:these|them|both|two|of those|side by side|at once|the second)\b/i;

/** Those of several parts that exist. */
export const some = (...parts: readonly (Part | null | undefined)[]): Part[] =>
	parts.filter((part): part is Part => Boolean(part));
