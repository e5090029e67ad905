import type { Clause, Sentence, Span, TextAnswer } from "./model";
import { plain } from "./tokens";

/** A stretch of an answer that can stand between quotation marks. */
export interface Quote extends Span {
	questionId: string;
	/** Exactly as written. */
	text: string;
	words: number;
	/** How much it says: feelings, concreteness, turns of phrase; higher is better. */
	weight: number;
	/** A whole sentence, rather than part of one. */
	whole: boolean;
	/** Index of the sentence it starts in: what is asked for is mostly answered at once. */
	opening: number;
}

export const MIN_QUOTE_WORDS = 4;
export const MAX_QUOTE_WORDS = 30;
const EASY_WORDS = 22;
const LONGEST_RUN = 26;
/** A sentence that never ends is looked at as far as this. */
const MOST_CLAUSES = 40;
/** Nobody needs more to choose from than the first so many sentences of an answer. */
const MOST_SENTENCES = 150;

/** Opening with one of these, a clause leans on what came before it. */
const leaning = new Set([
	"which",
	"whose",
	"whom",
	"that",
	"than",
	"where",
	"who",
	"as",
	"like",
	"to",
	"of",
	"or",
	"nor",
	"with",
	"for",
	"from",
	"in",
	"on",
	"at",
	"by",
	"into",
	"about",
	"etc",
	"also",
	"then",
	"not",
	"never",
	"just",
	"only",
	"even",
	"or",
	"either",
]);
const subordinate = new Set([
	"when",
	"if",
	"because",
	"although",
	"though",
	"while",
	"until",
	"unless",
	"whenever",
	"since",
	"whereas",
	"so",
]);
const expectant = new Set(
	"think thought say tell know feel mean believe guess hope wish ask wonder realise realize notice remember remind write be have and or but that so to".split(
		" ",
	),
);
const vague = /^(?:it|that|this|they|those|these|he|she)\b/;
const filler =
	/^(?:i (?:don't|do not) know|i guess|i think so|not sure|i am not sure|hard to say|maybe|see above|same as above|nothing|n\/?a|no idea|as i said|i already said|that's it|that is it)\b.{0,12}$/;
const generic = new Set(
	"thing things stuff lot lots way ways kind people something everything anything someone time good bad nice okay fine really very just get got".split(
		" ",
	),
);
/** Opens with a murmur that belongs to what came before. */
const murmur = /^(?:i suppose|i guess|i think|i mean|you know|i know|anyway|i believe),/i;
const unquotable =
	/[\n\r“”„{}<>[\]|`*_#\\~^]|https?:|www\.|@|\d{5,}| {2}|\.\.|undefined|!!|\?\?|[\p{Cc}\p{Co}\p{Cs}\p{So}]/u;

/** Whether words can stand between quotation marks in the middle of a text as they are. */
export const isQuotable = (text: string): boolean =>
	text.trim() === text && text !== "" && !unquotable.test(text) && (text.match(/"/g) ?? []).length % 2 === 0;

/** Everything in an answer that could be quoted, best first. Never text that asks for care. */
export function quotesOf(answer: TextAnswer): Quote[] {
	if (answer.legibility !== "english" && answer.legibility !== "slight") return [];
	// What stands beside such lines belongs to them.
	if (answer.care.length > 0) return [];
	const found = new Map<string, Quote>();
	const keep = (quote: Quote | null) => {
		if (quote && !found.has(`${quote.start}-${quote.end}`)) found.set(`${quote.start}-${quote.end}`, quote);
	};
	answer.sentences.slice(0, MOST_SENTENCES).forEach((sentence, i) => {
		for (const span of spansOf(answer, sentence)) keep(quoteFrom(answer, [sentence], span));
		for (const run of [answer.sentences.slice(i, i + 2), answer.sentences.slice(i, i + 3)]) {
			const span = runOf(answer, run);
			if (span) keep(quoteFrom(answer, run, span));
		}
	});
	return [...found.values()].sort((a, b) => b.weight - a.weight || a.start - b.start);
}

/** The sentence and runs of its clauses that can stand alone. */
function spansOf(answer: TextAnswer, sentence: Sentence): Span[] {
	const spans: Span[] = [];
	const clauses = sentence.clauses.slice(0, MOST_CLAUSES);
	const whole = wholeSentence(answer, sentence);
	if (whole) spans.push(whole);
	if (sentence.words <= MIN_QUOTE_WORDS + 1) return spans;
	for (let from = 0; from < clauses.length; from++) {
		for (let to = from; to < Math.min(clauses.length, from + 6); to++) {
			const run = clauses.slice(from, to + 1);
			if (run.length === sentence.clauses.length) continue;
			if (standsAlone(run, clauses[from - 1])) spans.push(spanOf(run));
		}
	}
	return spans;
}

/** Two or three short sentences that follow each other on one line: "That you stay. Whatever happens you stay." */
function runOf(answer: TextAnswer, run: readonly Sentence[]): Span | null {
	const first = run[0];
	const last = run.at(-1);
	if (!first || !last || run.length < 2) return null;
	if (run.reduce((sum, sentence) => sum + sentence.words, 0) > LONGEST_RUN) return null;
	const start = wholeSentence(answer, first);
	const end = wholeSentence(answer, last);
	return start && end ? { start: start.start, end: end.end } : null;
}

function wholeSentence(answer: TextAnswer, sentence: Sentence): Span | null {
	const first = sentence.clauses[0];
	const last = sentence.clauses.at(-1);
	if (!first || !last) return null;
	// A bracket or dash before the first clause would be lost; a leading "but" or "and" reads badly alone.
	const span = spanOf(sentence.clauses);
	const rest = answer.raw.slice(span.end, sentence.end);
	const mark = /^[?!]/.exec(rest);
	return { start: span.start, end: mark ? span.end + 1 : span.end };
}

function spanOf(run: readonly Clause[]): Span {
	const first = run[0] as Clause;
	const drop =
		first.lead && !subordinate.has(first.lead) ? 1 : ["but", "so", "because"].includes(first.lead ?? "") ? 1 : 0;
	const start = first.tokens[drop]?.start ?? first.start;
	return { start, end: (run.at(-1) as Clause).end };
}

/** A run of clauses is worth quoting alone if it has a subject and a verb and does not hang in the air. */
function standsAlone(run: readonly Clause[], before: Clause | undefined): boolean {
	const first = run[0] as Clause;
	const opening = first.tokens[first.lead && !subordinate.has(first.lead) ? 1 : 0]?.lower ?? "";
	if (leaning.has(opening)) return false;
	if (before && first.subject === "none" && !subordinate.has(first.lead ?? "")) return false;
	const main = run.filter(
		(clause) => clause.hasVerb && clause.subject !== "none" && !subordinate.has(clause.lead ?? ""),
	);
	if (main.length === 0) return false;
	// "When I came home," before its main clause may open a run, and a run must not end on such a clause.
	if (before && !before.hasVerb && !first.lead) return false;
	const last = run.at(-1) as Clause;
	// "… and I thought", "… she said" want what comes next.
	if (expectant.has(last.tokens.at(-1)?.lemma ?? "")) return false;
	return last.hasVerb || last.words >= 2;
}

function quoteFrom(answer: TextAnswer, sentences: readonly Sentence[], span: Span): Quote | null {
	const text = answer.raw.slice(span.start, span.end);
	if (text.trim() !== text || text === "" || unquotable.test(text)) return null;
	if ((text.match(/"/g) ?? []).length % 2 === 1) return null;
	if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) return null;
	if (/^["'(),;:.!?-]/.test(text) && !/^"[^"]+"/.test(text)) return null;
	const words = sentences
		.flatMap((sentence) => sentence.tokens)
		.filter((t) => t.isWord && t.start >= span.start && t.end <= span.end);
	const lower = words.map((t) => t.lower).join(" ");
	if (words.length > MAX_QUOTE_WORDS || words.length < 1 || filler.test(plain(text))) return null;
	if (/[.;:,]$/.test(text) || murmur.test(text)) return null;
	const content = words.filter((t) => ["NOUN", "PROPN", "VERB", "ADJ"].includes(t.pos) && !generic.has(t.lower));
	if (content.length === 0) return null;
	const whole = span.start <= (sentences[0]?.start ?? 0) + 1 && span.end >= (sentences.at(-1)?.end ?? 0) - 2;
	const opening = answer.sentences.findIndex((sentence) => span.start <= sentence.end);
	return {
		questionId: answer.question.id,
		text,
		words: words.length,
		whole,
		opening,
		start: span.start,
		end: span.end,
		weight: weigh(answer, words.length, span, lower, content.length, whole),
	};
}

function weigh(answer: TextAnswer, words: number, span: Span, lower: string, content: number, whole: boolean): number {
	const inside = (hit: Span) => hit.start >= span.start && hit.end <= span.end;
	const feelings = answer.emotions.filter(inside).reduce((sum, hit) => sum + hit.intensity, 0);
	const moves = answer.moves.filter((hit) => hit.start >= span.start - 1 && hit.end <= span.end + 1);
	const strongMoves = new Set(moves.map((hit) => hit.move).filter((move) => move !== "dontKnow" && move !== "scene"))
		.size;
	let weight = Math.min(feelings, 5) * 1.1 + Math.min(strongMoves, 3) * 2.2 + Math.min(content, 6) * 0.5;
	if (moves.some((hit) => hit.move === "scene")) weight += 0.8;
	if (/\b(?:i|me|my|myself)\b/.test(lower)) weight += 1;
	if (whole) weight += 1.2;
	if (vague.test(lower)) weight -= 0.8;
	if (/^(?:yes|no|well|so|ok|okay|maybe|probably|honestly|i think|i guess)\b/.test(lower)) weight -= 1;
	if (/\b(?:sorry if|this question|these questions|this form|this app)\b/.test(lower)) weight -= 6;
	if (moves.some((hit) => hit.move === "dontKnow")) weight -= 2;
	if (/\b(?:do (?:that|it|this|the same)|like that|that way|as i said)\b/.test(lower)) weight -= 1.5;
	if (/^(?:i|he|she|they) said (?:because|that|so|no|yes)\b/.test(lower)) weight -= 2.5;
	if (words < MIN_QUOTE_WORDS) weight -= 4;
	if (words > EASY_WORDS) weight -= (words - EASY_WORDS) * 0.4;
	if (words >= 6 && words <= 18) weight += 1;
	if (words < 6) weight -= 1;
	return weight;
}

/** Words that the person reports someone saying, in their own quotation marks, or in the whole answer up to a dash. */
export function spokenIn(answer: TextAnswer): Quote | null {
	if (answer.care.length > 0) return null;
	for (const match of answer.raw.matchAll(
		/["“]([^"“”\n]{6,160})["”]|(?:^|[\s(])[‘']([^'‘’\n]{3,}(?:[’'][a-z]{1,2}\b[^'‘’\n]*)*)[’'](?=[\s.,;)!?]|$)/g,
	)) {
		const inner = match[1] ?? match[2] ?? "";
		const text = inner.trim().replace(/[.,;:]+$/, "");
		const start = match.index + match[0].indexOf(inner) + inner.indexOf(text);
		const words = text.split(/\s+/).length;
		if (words < 2 || words > MAX_QUOTE_WORDS || unquotable.test(text)) continue;
		return {
			questionId: answer.question.id,
			text,
			words,
			whole: true,
			opening: 0,
			start,
			end: start + text.length,
			weight: 5,
		};
	}
	return null;
}
