import { bandOf, choiceMeaning, scaleMeaning } from "@/lib/domain/questionnaires/meanings/find";
import type { Circumstance, Meaning, MeaningField } from "@/lib/domain/questionnaires/meanings/types";
import { meant, type Part, type Place } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { contentLine } from "./content/authored";
import type { Material } from "./material";

/** A ticked or scored answer with our texts about it. */
export interface Ticked {
	/** The question's id, or a pattern's name. */
	id: string;
	at: Place;
	meaning: Meaning;
	/**
	 * How much the answer tells: a choice tells more than a number, and a number at either end more than one in the
	 * middle.
	 */
	weight: number;
	/** Whether the answer is a number in the middle, which says little. */
	isMiddling: boolean;
}

const CHOICE = 6;
const [END, MIDDLE] = [5, 1];

/**
 * Returns everything that was ticked in a questionnaire, the most telling first. @param order Question ids, the most
 * telling first.
 */
export function tickedIn(questionnaireId: string, { chosen, scaled }: Material, order: readonly string[]): Ticked[] {
	const found = [
		...chosen.map(({ question, at, value }) => ({
			id: question.id,
			at,
			meaning: choiceMeaning(questionnaireId, question.id, value),
			weight: CHOICE,
			isMiddling: false,
		})),
		...scaled.map(({ question, at, value }) => ({
			id: question.id,
			at,
			meaning: scaleMeaning(questionnaireId, question.id, value),
			weight: bandOf(value) === "middle" ? MIDDLE : END,
			isMiddling: bandOf(value) === "middle",
		})),
	];
	const rank = ({ id, weight }: (typeof found)[number]) => weight - order.indexOf(id);
	return found.filter((one): one is Ticked => one.meaning !== null).sort((a, b) => rank(b) - rank(a));
}

/** Words of lines that presume a partner, or that love goes on. */
const presuming = [
	...["your partner", "the other person", "love you", "loves you", "next time"],
	...["will stay", "still be there tomorrow", "somebody stays", "feel you leaving"],
];

/** A text about one answer. */
interface Given {
	one: Ticked;
	text: Line;
}

/** Hands out our passages about ticked answers; each field of each answer is used once. */
export class Meanings {
	readonly #used = new Set<string>();
	readonly #sources = new Set<string>();

	constructor(
		readonly ticked: readonly Ticked[],
		readonly circumstances: ReadonlySet<Circumstance>,
		readonly book: Phrasebook,
		/** Fields that this page leaves out altogether. */
		readonly leavesOut: ReadonlySet<MeaningField> = new Set(),
	) {}

	/** Takes a field's text from the first answer that still has one. @param from The answers, the most wanted first. */
	take(field: MeaningField, from: readonly Ticked[] = this.ticked): Given | null {
		for (const one of from) {
			const key = `${one.id}.${field}`;
			if (this.#used.has(key) || this.#hurts(one.meaning, field)) continue;
			const given = one.meaning[field];
			const able = [given ?? []].flat().filter((line) => !this.#presumes(line));
			const text = able.length > 0 && this.book.choose(able.map(contentLine));
			if (!text) continue;
			this.#used.add(key);
			return { one, text };
		}
		return null;
	}

	/** Like `take`, but returns parts; empty if no text is left. */
	say(field: MeaningField, from?: readonly Ticked[]): Part[] {
		const found = this.take(field, from);
		if (!found) return [];
		const { source } = found.one.meaning;
		if (field === "from" && source) this.#sources.add(source);
		return [meant(found.text, found.one.at)];
	}

	/** The research behind what has been said so far: authors and year. */
	get sources(): readonly string[] {
		return [...this.#sources];
	}

	/** Whether a line speaks of a partner or a next time to somebody who said that there is none. */
	#presumes(line: string): boolean {
		return this.circumstances.has("unpartnered") && presuming.some((words) => line.includes(words));
	}

	#hurts(meaning: Meaning, field: MeaningField): boolean {
		if (this.leavesOut.has(field)) return true;
		return meaning.hurts?.[field]?.some((one) => this.circumstances.has(one)) ?? false;
	}
}
