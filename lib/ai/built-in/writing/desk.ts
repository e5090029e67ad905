import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import type { Guide } from "../guides/guide";
import { aboutOf, guideTo } from "../guides/guides";
import type { MoveName } from "../lexicon/moves";
import type { Tone } from "../manner";
import type { Dice } from "../random";
import type { ChoiceAnswer, MoveHit, Reading, ScaleAnswer, Span, TextAnswer } from "../reading/model";
import { MIN_QUOTE_WORDS, type Quote, quotesOf, spokenIn } from "../reading/quotes";
import { breathe } from "../reading/read";
import type { Earlier } from "./earlier";
import { quoted } from "./prose";
import { coreOf, fillSlots } from "./slots";
import type { Who } from "./who";

/** A quote that has been given its one place in the analysis. */
export interface Cited {
	/** With its quotation marks. */
	said: string;
	questionId: string;
	about: string;
	move?: MoveName;
}

interface TakeOptions {
	/** Fewest words; four unless told. */
	min?: number;
	/** Turns of phrase to look for first. */
	prefer?: readonly MoveName[];
	/** Take the words in the person's own quotation marks, if there are any. */
	spoken?: boolean;
	max?: number;
	/**
	 * Any line of the answer will do. Otherwise it must be the one that answers the question, which is mostly how the
	 * answer opens, and which is quoted once.
	 */
	anywhere?: boolean;
	/** An answer that opens with "nothing" will do as well. */
	evenNothing?: boolean;
}

export interface DeskParts {
	input: AnalyzeQuestionnaireInput;
	reading: Reading;
	earlier: Earlier[];
	dice: Dice;
	tone: Tone;
	who: Who;
	/** Someone the person mentions kindly, who can be turned to; null if there is nobody clear. */
	someone: string | null;
	/** A weekday the person mentions. */
	day: string | null;
}

/** Where an analysis is written: what was read, what has been quoted already, and how to say things. */
export class Desk {
	readonly guide: Guide;
	private readonly quotes = new Map<string, Quote[]>();
	private readonly used: { key: string; quote: Quote }[] = [];
	private mentioned = new Set<string>();
	private readonly phrases = new Set<string>();
	private readonly earlierText: string;

	constructor(readonly parts: DeskParts) {
		this.guide = guideTo(parts.input.questionnaire.id);
		this.earlierText = parts.input.earlier.map((one) => one.analysis).join("\n");
	}

	/** Whether an earlier analysis of this person says this already. */
	readonly seen = (text: string): boolean => this.earlierText.includes(coreOf(text));

	/** Looks for what could be quoted, answer by answer, and lets others run in between where the answers are long. */
	async prepare(signal: AbortSignal): Promise<void> {
		for (const answer of this.reading.texts) {
			this.quotesIn(answer);
			if (answer.raw.length < 4000) continue;
			await breathe();
			signal.throwIfAborted();
		}
	}

	get reading(): Reading {
		return this.parts.reading;
	}
	get who(): Who {
		return this.parts.who;
	}
	get dice(): Dice {
		return this.parts.dice;
	}

	/** What a question is about, with the grammar of whoever the questionnaire is about. */
	about(questionId: string): string {
		const index = this.parts.input.questionnaire.questions.findIndex((question) => question.id === questionId);
		return this.fill(aboutOf(this.parts.input.questionnaire.id, { id: questionId }, index));
	}

	/** The answer in words, if it was given and can be read. */
	text(questionId: string): TextAnswer | null {
		const answer = this.reading.texts.find((text) => text.question.id === questionId);
		return answer && (answer.legibility === "english" || answer.legibility === "slight") ? answer : null;
	}

	scale(questionId: string): ScaleAnswer | null {
		return this.reading.scales.find((answer) => answer.question.id === questionId) ?? null;
	}

	choice(questionId: string): ChoiceAnswer | null {
		return this.reading.choices.find((answer) => answer.question.id === questionId) ?? null;
	}

	/** A choice or number to be mentioned now; null where it has been mentioned already. */
	mention<T extends ChoiceAnswer | ScaleAnswer>(answer: T | null): T | null {
		if (!answer || this.mentioned.has(answer.question.id)) return null;
		this.mentioned.add(answer.question.id);
		return answer;
	}

	/** Whether an answer contains one of these turns of phrase. */
	has(questionId: string, ...moves: MoveName[]): boolean {
		return this.text(questionId)?.moves.some((hit) => moves.includes(hit.move)) ?? false;
	}

	/** An answer that opens by saying there is nothing, whatever it says then. */
	private opensWithNothing(answer: TextAnswer): boolean {
		return /^["'(]*(?:nothing|none|nobody|no one|no|not really|never)\b/.test(answer.sentences[0]?.lower ?? "");
	}

	/** An answer that says there is nothing, or was nobody. */
	isNothing(questionId: string): boolean {
		const answer = this.text(questionId);
		if (!answer || answer.words > 9) return false;
		return /\b(?:nothing|none|nobody|no one|no-one|never|not at all|not really|there (?:were|was|is) no|she didn't|he didn't|they didn't|didn't|doesn't|no)\b/.test(
			answer.sentences.map((s) => s.lower).join(" "),
		);
	}

	/** The best quote of an answer that does not touch one already used; it is then used. */
	take(questionId: string, options: TakeOptions = {}): Cited | null {
		const answer = this.text(questionId);
		if (!answer) return null;
		if (options.spoken) {
			const spoken = spokenIn(answer);
			if (spoken) return this.isFree(questionId, spoken) && !this.isQuoted(questionId) ? this.use(spoken) : null;
		}
		if (!options.anywhere && !options.evenNothing && (this.isQuoted(questionId) || this.opensWithNothing(answer)))
			return null;
		const min = options.min ?? MIN_QUOTE_WORDS;
		const free = this.quotesIn(answer)
			.filter((quote) => this.isFree(questionId, quote) && quote.words >= min && quote.words <= (options.max ?? 99))
			.filter((quote) => options.anywhere || quote.opening <= 1)
			.sort((a, b) => directness(b) - directness(a) || a.start - b.start);
		const preferred =
			options.prefer &&
			free.find((quote) => this.movesInside(answer, quote).some((hit) => options.prefer?.includes(hit.move)));
		const quote = preferred ?? free[0];
		return quote ? this.use(quote) : null;
	}

	/** The best unused quote with one of these turns of phrase, from any answer but those to `except`. */
	takeMove(moves: readonly MoveName[], except: readonly string[] = []): Cited | null {
		const found: { quote: Quote; move: MoveName; rank: number }[] = [];
		for (const answer of this.reading.texts) {
			if (except.includes(answer.question.id)) continue;
			const hits = answer.moves.filter((hit) => moves.includes(hit.move));
			for (const hit of hits) {
				const quote = this.quotesIn(answer).find(
					(q) =>
						q.words >= MIN_QUOTE_WORDS &&
						q.start <= hit.start + 1 &&
						q.end >= hit.end - 1 &&
						this.isFree(answer.question.id, q),
				);
				if (quote) found.push({ quote, move: hit.move, rank: quote.weight - moves.indexOf(hit.move) * 0.4 });
			}
		}
		found.sort((a, b) => b.rank - a.rank);
		const best = found[0];
		return best ? { ...this.use(best.quote), move: best.move } : null;
	}

	/** A quote from an answer that contains a word, whatever its form. */
	takeWord(questionId: string, lemma: string): Cited | null {
		const answer = this.text(questionId);
		const at = answer?.sentences.flatMap((sentence) => sentence.tokens).find((token) => token.lemma === lemma);
		return at ? this.quoteAround(questionId, at) : null;
	}

	/** A quote that contains a given place in an answer. */
	quoteAround(questionId: string, span: Span): Cited | null {
		const answer = this.text(questionId);
		const quote =
			answer &&
			this.quotesIn(answer).find(
				(q) => q.words >= MIN_QUOTE_WORDS && q.start <= span.start && q.end >= span.end && this.isFree(questionId, q),
			);
		return quote ? this.use(quote) : null;
	}

	/** The question whose answer gave the opening quote. */
	topQuestion: string | null = null;

	/** Every quote of every answer that is still free, best first, those marked unquotable left out. */
	freeQuotes(): Quote[] {
		return this.reading.texts
			.filter((answer) => (this.guide[answer.question.id]?.quotable ?? 0) >= 0)
			.flatMap((answer) => this.quotesIn(answer).filter((quote) => this.isFree(answer.question.id, quote)))
			.sort(
				(a, b) =>
					b.weight + this.bonus(b) - a.weight - this.bonus(a) ||
					a.questionId.localeCompare(b.questionId) ||
					a.start - b.start,
			);
	}

	use(quote: Quote): Cited {
		this.used.push({ key: quote.questionId, quote });
		return { said: quoted(quote.text), questionId: quote.questionId, about: this.about(quote.questionId) };
	}

	/** Takes words that stand outside any one answer, such as a phrase that returns; false where they were quoted already. */
	claim(text: string): boolean {
		if (this.isSaid(text)) return false;
		this.used.push({
			key: "",
			quote: { questionId: "", text, words: 0, weight: 0, whole: false, opening: 0, start: -1, end: -1 },
		});
		return true;
	}

	/** Runs an attempt; where it comes to nothing, what it quoted is free again. */
	attempt<T>(write: () => T | null): T | null {
		const mark = this.used.length;
		const mentioned = [...this.mentioned];
		const result = write();
		if (result === null) {
			this.used.length = mark;
			this.mentioned = new Set(mentioned);
		}
		return result;
	}

	/**
	 * One of several ways to say something: not one that an earlier analysis of this person used, if there is a choice,
	 * and never the same twice. Null where there is none.
	 */
	vary(...variants: (string | null | undefined | false)[]): string | null {
		const possible = variants.filter((variant): variant is string => Boolean(variant));
		if (possible.length === 0) return null;
		const shuffled = this.dice.shuffle(possible);
		const fresh =
			shuffled.find((variant) => !this.isStale(variant)) ??
			shuffled.find((variant) => !this.phrases.has(coreOf(variant))) ??
			shuffled[0];
		if (fresh === undefined) return null;
		this.phrases.add(coreOf(fresh));
		return this.fill(fresh);
	}

	/** "About … you wrote: “…”.": a quote with its question, never introduced in the same way twice in a row. */
	cite(cited: Cited): string {
		const { about, said } = cited;
		const startsLarge = /^“\p{Lu}/u.test(said);
		return (
			this.vary(
				`About ${about} you wrote: ${said}.`,
				`On ${about}, you say: ${said}.`,
				`In your answer about ${about} there is this: ${said}.`,
				`You wrote, about ${about}: ${said}.`,
				`Asked about ${about}, you answered: ${said}.`,
				`When it comes to ${about}, you put it this way: ${said}.`,
				startsLarge && `${said}. That is from what you wrote about ${about}.`,
				startsLarge && `${said}: this is what you say about ${about}.`,
			) ?? ""
		);
	}

	/** Fills `{someone}`, `{they}`, `{day}` and the like. */
	fill(text: string): string {
		return fillSlots(text, this.parts);
	}

	private bonus(quote: Quote): number {
		return (this.guide[quote.questionId]?.quotable ?? 0) * 1.2;
	}

	private isStale(variant: string): boolean {
		const key = coreOf(variant);
		return this.phrases.has(key) || (key.length > 18 && this.earlierText.includes(key));
	}

	private quotesIn(answer: TextAnswer): Quote[] {
		const known = this.quotes.get(answer.question.id);
		if (known) return known;
		const quotes = quotesOf(answer);
		this.quotes.set(answer.question.id, quotes);
		return quotes;
	}

	private isQuoted(questionId: string): boolean {
		return this.used.some((one) => one.key === questionId);
	}

	private movesInside(answer: TextAnswer, span: Span): MoveHit[] {
		return answer.moves.filter((hit) => hit.start >= span.start - 1 && hit.end <= span.end + 1);
	}

	/** Neither this stretch of the answer nor the same words elsewhere have been quoted. */
	private isFree(key: string, quote: Quote): boolean {
		return (
			!this.used.some((one) => one.key === key && one.quote.start < quote.end && quote.start < one.quote.end) &&
			!this.isSaid(quote.text)
		);
	}

	private isSaid(text: string): boolean {
		return this.used.some((one) => one.quote.text.includes(text) || text.includes(one.quote.text));
	}
}

/** How well a quote serves as the answer to its question: what comes first mostly answers it. */
const directness = (quote: Quote) =>
	quote.weight * 0.5 +
	(quote.opening === 0 ? 4 : quote.opening === 1 ? 1.5 : 0) +
	(quote.whole ? 1 : 0) -
	(quote.words < 5 ? 1 : 0);
