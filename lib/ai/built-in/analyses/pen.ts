import { COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { isKeptBack } from "@/lib/domain/questionnaires/kept-back";
import { textNote } from "@/lib/domain/questionnaires/meanings/find";
import { leads } from "@/lib/domain/questionnaires/meanings/leads";
import type { TextQuestionNote } from "@/lib/domain/questionnaires/meanings/types";
import { mayDenyPremise } from "@/lib/domain/text/denial";
import { setOf } from "@/lib/domain/text/set-of";
import type { Manner } from "../manner";
import { content, type Fact, fact, type Own, own, type Part, type Place, type Proof, question } from "../parts/part";
import { filled, type Line, type Phrasebook, type Values } from "../parts/phrasebook";
import { denies, type OwnWords } from "../reading/own-words";
import type { ReadText } from "../reading/text";
import { contentLine } from "./content/authored";
import type { Story } from "./content/story";
import { type Material, openAnswers, type ReadAnswer } from "./material";

/**
 * Returns the line that introduces an answer, or null if the answer is not quoted. The timeline's lines are stored
 * under "T".
 */
export function leadOf(questionnaireId: string, questionId: string): Line | null {
	const found = leads[questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? "T" : questionnaireId]?.[questionId];
	return found ? contentLine(found) : null;
}

/** The question of the coach profile about subjects that need care. */
const CARE = "q8";
/** Nouns that stand in nearly any answer. */
const general = setOf("thing things day days week weeks year years time times name names people home");
const nounsIn = ({ sentences }: ReadText): string[] =>
	sentences.flatMap(({ tokens }) =>
		tokens.flatMap(({ isWord, pos, lemma, lower }) =>
			isWord && /^(?:NOUN|PROPN)$/.test(pos) && !general.has(lower) ? [lemma] : [],
		),
	);

/** Writes the parts of one analysis: quotes nothing twice, uses no line twice, and asks at most four questions. */
export class Pen {
	/** Texts of the person that have been quoted. */
	readonly #shown = new Set<string>();
	#asked = 0;
	#quoted = 0;

	constructor(
		readonly questionnaireId: string,
		readonly material: Material,
		readonly story: Story,
		readonly book: Phrasebook,
		readonly manner: Manner,
	) {}

	/** The number of the person's own words quoted so far. */
	get quotedWords(): number {
		return this.#quoted;
	}

	/** Whether these words have been quoted already, alone or as part of a longer or shorter quotation. */
	isShown({ text }: OwnWords): boolean {
		return [...this.#shown].some((one) => one.includes(text) || text.includes(one));
	}

	/** Returns the parts of an answer that have not been quoted yet, the most telling first. */
	left({ question, words }: ReadAnswer): readonly OwnWords[] {
		if (!this.manner.quotes || this.story.plain.includes(question.id)) return [];
		return words.filter((one) => !this.isShown(one));
	}

	/**
	 * Quotes words after a line that introduces them. @param questionnaireId Where the words come from, if from an
	 * earlier page.
	 */
	told(answer: ReadAnswer, words: OwnWords, questionnaireId = this.questionnaireId): Own {
		this.#show(words);
		return own(words, answer.at, leadOf(questionnaireId, answer.question.id));
	}

	/** Quotes words alone, or inside one of our lines. */
	quote(words: OwnWords, at: Place, around: Line | null = null): Own {
		this.#show(words);
		return own(words, at, around);
	}

	#show({ text, words }: OwnWords): void {
		this.#shown.add(text);
		this.#quoted += words;
	}

	/**
	 * Whether an answer from another page touches a subject of which the person said, in the coach profile, that it needs
	 * care. It then stays on its own page.
	 */
	needsCare({ read }: ReadAnswer): boolean {
		const profile = this.material.earlier.find((one) => one.questionnaireId === COACH_PROFILE_ID);
		const care = profile?.told.find(({ question }) => question.id === CARE);
		const subjects = new Set(care && !care.isDeclined ? nounsIn(care.read) : []);
		return nounsIn(read).some((noun) => subjects.has(noun));
	}

	/** Quotes one of these answers from earlier pages; empty if none can be quoted. */
	passageBefore(from: readonly (readonly [questionnaire: string, question: string])[]): Part[] {
		for (const [id, questionId] of from) {
			const page = this.material.earlier.find((one) => one.questionnaireId === id);
			const told = page && openAnswers(page).find(({ question }) => question.id === questionId);
			const isFit = told && this.manner.quotes && !this.needsCare(told);
			const words = isFit ? told.words.find((one) => !this.isShown(one)) : undefined;
			if (told && words) return [this.told(told, words, id)];
		}
		return [];
	}

	/**
	 * Returns our note on a written answer without the fields that could hurt this person; null for an answer that is
	 * left alone.
	 */
	noteOn(questionId: string): Partial<TextQuestionNote> | null {
		if (this.material.told.some(({ question, isLeftAlone }) => question.id === questionId && isLeftAlone)) return null;
		const note = textNote(this.questionnaireId, questionId);
		if (!note?.hurts) return note;
		const hurts = (field: "frame" | "ask" | "step") =>
			note.hurts?.[field]?.some((one) => this.material.circumstances.has(one)) ?? false;
		return {
			...(!hurts("frame") && { frame: note.frame }),
			...(!hurts("ask") && { ask: note.ask }),
			...(!hurts("step") && { step: note.step }),
		};
	}

	/** Says why a question is asked, in wording that was not used recently. */
	frame(questionId: string): Part[] {
		const note = this.noteOn(questionId);
		const chosen = note?.frame && this.book.choose(note.frame.map(contentLine));
		return chosen ? [content(chosen, null)] : [];
	}

	/** Adds a passage of our content that refers to two answers. */
	say(text: string): Part {
		return content(contentLine(text), null);
	}

	/**
	 * Asks a question, unless the limit is reached or the person wants no questions.
	 * @param from Our line, or one that the phrasebook has already handed out.
	 */
	ask(from: string | { text: Line | null } | null | undefined): Part[] {
		if (!from || this.#asked >= MOST_ASKED || !this.manner.asksQuestions) return [];
		const chosen = typeof from === "string" ? this.book.choose([contentLine(from)]) : from.text;
		if (!chosen) return [];
		this.#asked += 1;
		return [question(chosen)];
	}

	/** States a fact in one of several wordings; null if all have been used. */
	fact(lines: readonly Line[], of: Proof["of"], at: readonly Place[], values: Values): Fact | null {
		const sentence = this.book.choose(lines, values);
		return sentence ? fact(sentence, { of, at, values }) : null;
	}

	/**
	 * Adds a passage about the coach or the page itself. @param labels Placeholder values: names that our content gives
	 * to things.
	 */
	note(from: readonly Line[], labels: Readonly<Record<string, Line>> = {}): Part[] {
		const chosen = this.book.choose(from, labels);
		return chosen ? [content(filled(chosen, labels), null)] : [];
	}

	/** Chooses one of these lines; null if all have been used. */
	chosen(from: readonly Line[], values: Values = {}): Line | null {
		return this.book.choose(from, values);
	}

	/** Returns words to show alone at the top of the page, or null: of the answers that can stand there, the first. */
	opening(): Own | null {
		if (!this.manner.quotes) return null;
		const able = this.story.top.flatMap((id) => {
			const answer = openAnswers(this.material).find(({ question }) => question.id === id);
			if (
				!answer ||
				denies(answer.read.raw) ||
				mayDenyPremise(answer.read.raw) ||
				isKeptBack(this.questionnaireId, id, answer.read.raw)
			)
				return [];
			const [words] = this.left(answer);
			return words && words.words >= SHORTEST_OPENING && words.text.length <= LONGEST_OPENING
				? [{ answer, words }]
				: [];
		});
		const best = able.find(({ words }) => words.telling >= TELLING) ?? able[0];
		return best ? this.quote(best.words, best.answer.at) : null;
	}
}

/** The maximum number of questions in one analysis. */
const MOST_ASKED = 4;
/** Minimum length of an opening quotation, in words, and how telling they should be. */
const SHORTEST_OPENING = 6;
/** Maximum length of an opening quotation, in characters. */
const LONGEST_OPENING = 500;
const TELLING = 3;

/** Drops the nulls. */
export const some = (...parts: readonly (Part | null | undefined)[]): Part[] =>
	parts.filter((part): part is Part => Boolean(part));
