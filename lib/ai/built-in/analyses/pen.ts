import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { textNote } from "@/lib/domain/questionnaires/meanings/find";
import { leads } from "@/lib/domain/questionnaires/meanings/leads";
import type { TextNote } from "@/lib/domain/questionnaires/meanings/types";
import type { Manner } from "../manner";
import { content, type Fact, fact, type Own, own, type Part, type Place, type Proof, question } from "../parts/part";
import { filled, type Line, type Phrasebook, type Values } from "../parts/phrasebook";
import type { OwnWords } from "../reading/own-words";
import { contentLine } from "./content/authored";
import type { Plan } from "./content/plan";
import { type Material, openAnswers, type ReadAnswer } from "./material";

/** How an answer is introduced, or null where it is not quoted. The timeline's lines stand under "T". */
export function leadOf(questionnaireId: string, questionId: string): Line | null {
	const found = leads[questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? "T" : questionnaireId]?.[questionId];
	return found ? contentLine(found) : null;
}

/** Writes the parts of one analysis: nothing is quoted twice, no line is used twice, and at most four things are asked. */
export class Pen {
	/** Texts of the person that have been quoted. */
	readonly #shown = new Set<string>();
	#asked = 0;

	constructor(
		readonly questionnaireId: string,
		readonly material: Material,
		readonly plan: Plan,
		readonly book: Phrasebook,
		readonly manner: Manner,
	) {}

	/** Whether words have been quoted: alone, within others, or around them. */
	isShown({ text }: OwnWords): boolean {
		return [...this.#shown].some((one) => one.includes(text) || text.includes(one));
	}

	/** The parts of an answer that have not been quoted yet, the most telling first. */
	left({ question, words }: ReadAnswer): readonly OwnWords[] {
		if (!this.manner.quotes || this.plan.plain.includes(question.id)) return [];
		return words.filter((one) => !this.isShown(one));
	}

	/** Quotes words after a line that introduces them. @param questionnaireId Where they come from, if from an earlier page. */
	told(answer: ReadAnswer, words: OwnWords, questionnaireId = this.questionnaireId): Own {
		this.#shown.add(words.text);
		return own(words, answer.at, leadOf(questionnaireId, answer.question.id));
	}

	/** Quotes words by themselves, or within a line of ours. */
	quote(words: OwnWords, at: Place, around: Line | null = null): Own {
		this.#shown.add(words.text);
		return own(words, at, around);
	}

	/** The most telling of these answers that can be quoted. @param from Ids, the most wanted first. */
	passage(from: readonly string[]): { told: ReadAnswer; part: Own } | null {
		const able = from.flatMap((id, place) => {
			const told = openAnswers(this.material).find(({ question }) => question.id === id);
			const words = told && leadOf(this.questionnaireId, id) && this.left(told)[0];
			return told && words ? [{ told, words, rank: words.telling - place }] : [];
		});
		const [best] = able.sort((a, b) => b.rank - a.rank);
		return best ? { told: best.told, part: this.told(best.told, best.words) } : null;
	}

	/** What is written about an answer in words, without what would hurt somebody in these circumstances. */
	noteOn(questionId: string): Partial<TextNote> | null {
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

	/** Why a question is asked, in a version that was not said lately. */
	frame(questionId: string): Part[] {
		const note = this.noteOn(questionId);
		const chosen = note?.frame && this.book.choose(note.frame.map(contentLine));
		return chosen ? [content(chosen, null)] : [];
	}

	/**
	 * A question, as long as there have not been too many and the person wants to be asked.
	 * @param from Our line, or one that the phrasebook has given out already.
	 */
	ask(from: string | { text: Line } | null | undefined): Part[] {
		if (!from || this.#asked >= MOST_ASKED || !this.manner.asksQuestions) return [];
		const chosen = typeof from === "string" ? this.book.choose([contentLine(from)]) : from.text;
		if (!chosen) return [];
		this.#asked += 1;
		return [question(chosen)];
	}

	/** A fact in one of several wordings, or null if all have been used. */
	fact(lines: readonly Line[], of: Proof["of"], at: readonly Place[], values: Values): Fact | null {
		const sentence = this.book.choose(lines, values);
		return sentence ? fact(sentence, { of, at, values }) : null;
	}

	/** A passage about the coach or the page itself. @param labels What our content calls things. */
	note(from: readonly Line[], labels: Readonly<Record<string, Line>> = {}): Part[] {
		const chosen = this.book.choose(from, labels);
		return chosen ? [content(filled(chosen, labels), null)] : [];
	}

	/** Words that stand alone at the beginning, or null without any. They are not shown again. */
	opening(): Own | null {
		if (!this.manner.quotes) return null;
		const { plain, voiced } = this.plan;
		const best = openAnswers(this.material)
			.filter(({ question }) => !plain.includes(question.id) && !voiced.includes(question.id))
			.flatMap((answer) =>
				this.left(answer)
					.slice(0, 1)
					.map((words) => ({ answer, words })),
			)
			.filter(({ words }) => words.words >= SHORTEST_OPENING && standsAlone.test(words.text))
			.sort((a, b) => b.words.telling - a.words.telling)[0];
		return best ? this.quote(best.words, best.answer.at) : null;
	}
}

/** How many questions one analysis asks at most. */
const MOST_ASKED = 4;
/** In words. */
const SHORTEST_OPENING = 6;

/** About the writer, and understandable without the question. */
const standsAlone = new RegExp(
	"^(?!(?:when|because|that|to|if|how|what|where|whether|for|by|with|from|not|being|having|maybe|probably|yes|" +
		"no)\\b).*\\b(?:i|i'm|i’m|my|me|we|our)\\b",
	"iu",
);

/** Drops the nulls. */
export const some = (...parts: readonly (Part | null | undefined)[]): Part[] =>
	parts.filter((part): part is Part => Boolean(part));
