import type { AnsweredQuestionnaire, LifeScriptInput } from "@/lib/ai/types";
import type { ScriptSource } from "@/lib/life-script/schema";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { MoveName } from "../lexicon/moves";
import { mannerOf } from "../manner";
import { type Dice, diceFrom } from "../random";
import type { Quote } from "../reading/quotes";
import { quotesOf, spokenIn } from "../reading/quotes";
import { breathe, readAnswers } from "../reading/read";
import { whoIn } from "../writing/analysis";
import { needsCareFirst } from "../writing/care";
import { Desk } from "../writing/desk";
import { quoted } from "../writing/prose";
import type { Who } from "../writing/who";

/** One completed questionnaire, read. */
export interface Entry {
	answered: AnsweredQuestionnaire;
	/** The questionnaire's id. */
	id: string;
	desk: Desk;
	/** Who it is about, in the first person: "my mother". */
	who: Who;
	/** It tells of violence, or of not wanting to live: nothing of it is quoted. */
	tells: boolean;
}

/** Something of the person's that may stand between quotation marks. */
export interface Said extends ScriptSource {
	/** With its quotation marks. */
	said: string;
}

export interface QuoteOptions {
	min?: number;
	max?: number;
	/** Only quotes that fit. */
	fits?: (text: string) => boolean;
	/** A turn of phrase that has to be in it. */
	moves?: readonly MoveName[];
	/** What the person reports somebody saying comes first. */
	spoken?: boolean;
	/** Later sentences of the answer will do. */
	anywhere?: boolean;
}

const LONGEST = 26;
/** An answer of so many characters takes a while to look through. */
const LONG = 2000;
/** Answers that answer nothing. */
const empty =
	/^(?:i )?(?:dont|don['’]t|do not) (?:really )?(?:know|remember)\b.{0,12}$|^(?:no idea|not sure|nothing|none|idk|n\/?a)\b.{0,12}$/i;
const whollySpoken = /^"([^"]+?)[.,]?"$/;

/** Everything a person has answered, read once, and what of it has been quoted. */
export class Material {
	private readonly used: Said[] = [];
	private readonly quotes = new Map<string, Quote[]>();

	private constructor(
		readonly entries: readonly Entry[],
		readonly dice: Dice,
		/** A text that the person has read before: what it quotes is not quoted again. */
		private readonly avoided: string,
	) {}

	/** Reads the answers. Lets others run in between. @throws the signal's reason once it aborts. */
	static async read(input: LifeScriptInput, seed: string, signal: AbortSignal, avoided = ""): Promise<Material> {
		const entries: Entry[] = [];
		for (const answered of input.answered) {
			const { questionnaire, answers } = answered;
			const reading = await readAnswers(questionnaire, answers, signal);
			const analyzed = {
				person: input.person,
				manner: input.manner,
				questionnaire,
				answers,
				patternScores: null,
				previousPatternScores: null,
				earlier: [],
			};
			const who = whoIn(analyzed, reading);
			const desk = new Desk({
				input: analyzed,
				reading,
				earlier: [],
				dice: diceFrom(seed),
				tone: mannerOf(input.manner).tone,
				who,
				someone: null,
				day: null,
			});
			entries.push({
				answered,
				id: questionnaire.id,
				desk,
				who: { ...who, noun: who.noun.replace(/^your /, "my ") },
				tells: reading.care.length > 0,
			});
			await breathe();
			signal.throwIfAborted();
		}
		const material = new Material(entries, diceFrom(seed), avoided);
		await material.prepare(signal);
		return material;
	}

	/** Looks for what could be quoted in long answers, and lets others run in between. */
	private async prepare(signal: AbortSignal): Promise<void> {
		for (const entry of this.entries) {
			for (const answer of entry.desk.reading.texts) {
				if (answer.raw.length < LONG) continue;
				this.quotesIn(entry, answer.question.id);
				await breathe();
				signal.throwIfAborted();
			}
		}
	}

	/** The answers to a questionnaire of which there is one response. */
	of(questionnaireId: string): Entry | null {
		return this.entries.find((entry) => entry.id === questionnaireId) ?? null;
	}

	get timeline(): Entry[] {
		return this.entries.filter((entry) => entry.id === TIMELINE_QUESTIONNAIRE_ID);
	}

	/** Words in all that could be read. */
	get words(): number {
		return this.entries.reduce((sum, entry) => sum + entry.desk.reading.words, 0);
	}

	/** The language of the answers where it is not English. */
	get foreign(): string | null {
		const foreign = this.entries.filter((entry) => entry.desk.reading.foreign);
		const texts = this.entries.filter((entry) => entry.desk.reading.texts.length > 0);
		return foreign.length >= texts.length / 2 ? (foreign[0]?.desk.reading.foreign ?? null) : null;
	}

	/** Somebody is in danger now, or may not want to live. */
	get inDanger(): boolean {
		return this.entries.some((entry) => needsCareFirst(entry.desk));
	}

	/** Somewhere in the answers violence is told of. */
	get tellsOfHarm(): boolean {
		return this.entries.some((entry) => entry.tells);
	}

	/** A stretch of the answer that can stand between quotation marks and has not been quoted; whole sentences first. */
	quote(entry: Entry | null, questionId: string, options: QuoteOptions = {}): Said | null {
		if (!entry || entry.tells || this.foreign) return null;
		const answer = entry.desk.text(questionId);
		if (!answer || answer.moves.some((hit) => hit.move === "dontKnow" && answer.words < 14)) return null;
		const spoken = options.spoken ? spokenIn(answer) : null;
		if (spoken && this.isFree(spoken.text)) return this.use(entry, questionId, spoken.text);
		const { min = 3, max = LONGEST, fits, moves } = options;
		const best = this.quotesIn(entry, questionId)
			.filter(
				(quote) =>
					quote.words >= min &&
					quote.words <= max &&
					(options.anywhere || quote.opening <= 1) &&
					(quote.whole || answer.sentences.some(({ start }) => start === quote.start)) &&
					!empty.test(quote.text) &&
					(!quote.text.includes('"') || whollySpoken.test(quote.text)) &&
					(!fits || fits(quote.text)) &&
					(!moves ||
						answer.moves.some(
							(hit) => moves.includes(hit.move) && hit.start >= quote.start - 1 && hit.end <= quote.end + 1,
						)),
			)
			.filter((quote) => this.isFree(quote.text))
			.sort((a, b) => merit(b) - merit(a) || a.start - b.start)[0];
		return best ? this.use(entry, questionId, best.text) : null;
	}

	/** The sentence that goes on where a quote of the same answer stopped. */
	quoteAfter(entry: Entry | null, before: Said | null, options: QuoteOptions = {}): Said | null {
		if (!entry || !before) return null;
		const raw = entry.desk.text(before.questionId)?.raw ?? "";
		const from = raw.indexOf(before.quote) + before.quote.length;
		return this.quote(entry, before.questionId, {
			...options,
			anywhere: true,
			fits: (text) => raw.indexOf(text) >= from && (options.fits?.(text) ?? true),
		});
	}

	/** The best free quote with one of these turns of phrase, wherever it stands. */
	quoteWith(
		moves: readonly MoveName[],
		except: (entry: Entry, questionId: string) => boolean,
	): (Said & { entry: Entry }) | null {
		let best: { entry: Entry; quote: Quote; rank: number } | null = null;
		for (const entry of this.entries) {
			if (entry.tells || this.foreign) continue;
			for (const answer of entry.desk.reading.texts) {
				const id = answer.question.id;
				if ((entry.desk.guide[id]?.quotable ?? 0) < 0 || except(entry, id)) continue;
				for (const hit of answer.moves.filter(({ move }) => moves.includes(move))) {
					const quote = this.quotesIn(entry, id).find(
						(q) =>
							q.start <= hit.start + 1 &&
							q.end >= hit.end - 1 &&
							q.whole &&
							!q.text.includes('"') &&
							q.words >= 5 &&
							q.words <= LONGEST &&
							/\b(?:I|i|my|me|My)\b/.test(q.text) &&
							this.isFree(q.text),
					);
					const rank = quote ? quote.weight - moves.indexOf(hit.move) * 0.8 : 0;
					if (quote && (!best || rank > best.rank)) best = { entry, quote, rank };
				}
			}
		}
		return best ? { ...this.use(best.entry, best.quote.questionId, best.quote.text), entry: best.entry } : null;
	}

	/** Where the quotes of a text come from, each once. */
	sourcesOf(...texts: string[]): ScriptSource[] {
		const text = texts.join("\n");
		return this.used
			.filter(({ said }) => text.includes(said))
			.map(({ questionnaireId, responseId, questionId, quote }) => ({ questionnaireId, responseId, questionId, quote }))
			.slice(0, 40);
	}

	private quotesIn(entry: Entry, questionId: string): Quote[] {
		const key = `${entry.answered.responseId} ${questionId}`;
		const known = this.quotes.get(key);
		if (known) return known;
		const answer = entry.desk.text(questionId);
		const quotes = answer ? quotesOf(answer) : [];
		this.quotes.set(key, quotes);
		return quotes;
	}

	private use(entry: Entry, questionId: string, text: string): Said {
		// What the person put in quotation marks themselves needs no second pair.
		const quote = whollySpoken.exec(text)?.[1] ?? text;
		const said: Said = {
			questionnaireId: entry.id,
			responseId: entry.answered.responseId,
			questionId,
			quote,
			said: quoted(quote),
		};
		this.used.push(said);
		return said;
	}

	/** Neither these words nor a sentence of them have been quoted. */
	private isFree(text: string): boolean {
		if (this.avoided.includes(quoted(text))) return false;
		const told = sentencesIn(text);
		return !this.used.some(
			({ quote }) =>
				quote.includes(text) || text.includes(quote) || sentencesIn(quote).some((one) => told.includes(one)),
		);
	}
}

/** The sentences of a quote, each as it would end inside it or at its end. */
const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/).map((one) => one.replace(/[.!?]+$/, ""));

/** How well a quote stands for its answer: what comes first mostly answers the question, and whole sentences read best. */
const merit = (quote: Quote) =>
	quote.weight * 0.7 + (quote.opening === 0 ? 2.5 : 0) + (quote.whole ? 3 : 0) - (quote.words < 5 ? 1.5 : 0);
