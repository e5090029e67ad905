import { FATHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { bandOf, choiceMeaning, degreeOf } from "@/lib/domain/questionnaires/meanings/find";
import type { MeaningField } from "@/lib/domain/questionnaires/meanings/types";
import { mayDenyPremise } from "@/lib/domain/text/denial";
import { content, fact, type Paragraph, type Part, type Place } from "../parts/part";
import { filled, type Line } from "../parts/phrasebook";
import { denies } from "../reading/own-words";
import { contentLine } from "./content/authored";
import { asked } from "./content/notes";
import type { Beat, When } from "./content/story";
import { ticks } from "./content/ticks";
import { openAnswers } from "./material";
import { leadOf, type Pen } from "./pen";
import type { Meanings } from "./ticked";
import { questionNamed } from "./words";

/** Once a page has quoted this many of the person's words, it quotes no spare ones. */
const MUCH = 200;

/** An answer with more characters tells something, even if it begins with a no. */
const SHORT_NO = 40;

/** Tells a story's beats: what was ticked, the person's own words, and what is written about both. */
export class Teller {
	/** Questions whose answers this page has quoted, in order. */
	readonly #told: string[] = [];

	/** @param top The answer that the page begins with and has introduced; null if there is none. */
	constructor(
		readonly pen: Pen,
		readonly meanings: Meanings,
		readonly top: Place | null,
	) {}

	paragraphs(from: readonly (readonly Beat[])[]): Paragraph[] {
		return from.map((beats) => beats.flatMap((beat) => this.beat(beat)));
	}

	beat(beat: Beat): Part[] {
		if ("first" in beat) return this.#first(beat.first);
		if ("tick" in beat) return this.#ticked(beat.tick);
		if ("mean" in beat) return this.#isThen(beat.when) ? this.#meant(beat.of, beat.mean) : [];
		if ("own" in beat) return this.#own(beat);
		const { say, after, hurts } = beat;
		const isFit =
			after.every((id) => this.#told.includes(id)) && !hurts.some((one) => this.pen.material.circumstances.has(one));
		return isFit ? this.pen.note(say) : [];
	}

	#first(beats: readonly Beat[]): Part[] {
		for (const one of beats) {
			const parts = this.beat(one);
			if (parts.length > 0) return parts;
		}
		return [];
	}

	/** States a choice or a number. */
	#ticked(id: string): Part[] {
		const { chosen, scaled } = this.pen.material;
		const choice = chosen.find(({ question }) => question.id === id);
		const number = scaled.find(({ question }) => question.id === id);
		const lines = ticks[this.pen.questionnaireId]?.[id];
		const key = choice?.value ?? (number && degreeOf(number.value));
		const at = choice?.at ?? number?.at;
		if (!lines || key === undefined || !at || !Object.hasOwn(lines, key)) return [];
		if (this.#hurts(id, key)) return [];
		const line = lines[key];
		const sentence = line ? this.pen.chosen([contentLine(line)], { value: number?.value ?? 0 }) : null;
		if (!sentence) return [];
		const of = choice ? "choice" : "scale";
		return [fact(sentence, { of, at: [at], values: number ? { value: number.value } : {} })];
	}

	/** Whether it would hurt somebody in this situation to be told what they chose. */
	#hurts(id: string, value: string): boolean {
		const hurts = choiceMeaning(this.pen.questionnaireId, id, value)?.hurts?.says ?? [];
		return hurts.some((one) => this.pen.material.circumstances.has(one));
	}

	/** Says what is written about one ticked answer. */
	#meant(id: string, field: MeaningField): Part[] {
		return this.meanings.say(
			field,
			this.meanings.ticked.filter((one) => one.id === id),
		);
	}

	/** Says what is written about the most telling ticked answer. */
	meant(field: MeaningField): Part[] {
		return this.meanings.say(field);
	}

	/** Takes what is written about a ticked answer without saying it. */
	taken({ mean, of, when }: { mean: MeaningField; of: string; when: When }): { text: Line } | null {
		if (!this.#isThen(when)) return null;
		return this.meanings.take(
			mean,
			this.meanings.ticked.filter(({ id }) => id === of),
		);
	}

	#isThen({ only, unless }: When): boolean {
		const is = (one: string) => {
			const [id = "", values = ""] = one.split(":");
			const value = this.#valueOf(id);
			return value !== undefined && values.split("|").includes(value);
		};
		return (only?.some(is) ?? true) && !unless?.some(is);
	}

	/** Returns the choice, or the band of the number, that a question of this page was answered with. */
	#valueOf(id: string): string | undefined {
		const { chosen, scaled } = this.pen.material;
		const number = scaled.find(({ question }) => question.id === id)?.value;
		return (
			chosen.find(({ question }) => question.id === id)?.value ?? (number === undefined ? undefined : bandOf(number))
		);
	}

	#own({ own: id, as, denied, page, isSpare }: Extract<Beat, { own: string }>): Part[] {
		const { material, manner } = this.pen;
		const from = page === null ? material : material.earlier.find((one) => one.questionnaireId === page);
		const told = from && openAnswers(from).find(({ question }) => question.id === id);
		if (
			!told ||
			!manner.quotes ||
			(page !== null && this.pen.needsCare(told)) ||
			(isSpare && this.pen.quotedWords > MUCH)
		)
			return [];
		const isNo = denies(told.read.raw) || mayDenyPremise(told.read.raw) || this.#isOfNobody();
		// An answer that denies tells nothing about what was asked, unless the line says that it was asked.
		const lines = isNo && denied ? denied : as;
		const isSkipped = denied?.some(({ length }) => length === 0) && told.read.raw.length < SHORT_NO;
		if (isNo && (page !== null || isSkipped)) return [];
		if (page === null && this.top === told.at) return [];
		const words = told.words.find((one) => !this.pen.isShown(one));
		if (!words) return [];
		const isNeutral = (isNo && !denied) || lines.every(({ length }) => length === 0);
		const lead = isNeutral ? asked : this.pen.chosen(lines);
		if (!lead) return [];
		if (!isNo) this.#told.push(page === null ? id : `${page}.${id}`);
		const label = { question: questionNamed(told.question) };
		const named = leadOf(page ?? this.pen.questionnaireId, id)?.replace(" {words}", "") as Line | undefined;
		return [content(isNeutral ? (named ?? filled(asked, label)) : lead, null), this.pen.quote(words, told.at)];
	}

	/** Whether the page is about a father whom the person never knew: then an answer may be about somebody else. */
	#isOfNobody(): boolean {
		return this.pen.questionnaireId === FATHER_QUESTIONNAIRE_ID && this.#valueOf("q13") === "never-known";
	}

	/** Quotes any answer of this page that has not been quoted; empty if there is none. */
	anything(): Part[] {
		const { core, impact, relational, inner, origin } = this.pen.story;
		const beats = [core, impact, relational, inner, origin].flat(2).filter((one) => "own" in one);
		return this.#first(beats);
	}

	/** Asks what can be asked about any answer to one of the questions; nothing about a father whom they never knew. */
	ask(): Part[] {
		if (this.#isOfNobody()) return [];
		for (const { question, read, isLeftAlone, isDeclined } of this.pen.material.told) {
			if (isLeftAlone || isDeclined || denies(read.raw) || mayDenyPremise(read.raw)) continue;
			const asked = this.pen.ask(this.pen.noteOn(question.id)?.ask);
			if (asked.length > 0) return asked;
		}
		return [];
	}

	/** Says why a question was asked that the person answered; nothing about a father whom they never knew. */
	frame(): Part[] {
		if (this.#isOfNobody()) return [];
		for (const { question, isLeftAlone } of this.pen.material.told) {
			const parts = isLeftAlone ? [] : this.pen.frame(question.id);
			if (parts.length > 0) return parts;
		}
		return [];
	}
}
