import { type EmotionFamily, emotionLexicon } from "../lexicon/emotions";
import type { MoveName } from "../lexicon/moves";
import { type Theme, themeLexicon } from "../lexicon/themes";
import type { Span, TextAnswer } from "../reading/model";
import { type Quote, quotesOf } from "../reading/quotes";
import { feelingLines } from "./feeling-lines";
import type { Lines } from "./line";
import { moveLines } from "./move-lines";

/** Something in an entry that the coach can speak about, with the words that show it. */
export interface Signal {
	lines: Lines;
	quote: Quote;
	tone: "hard" | "good" | "mixed";
	/** Which of the five forms of a quick insight suits it. */
	form: "direction" | "feeling" | "pattern" | "growth" | "reframe";
	weight: number;
}

const reframed = new Set<MoveName>(["harshVoice", "notEnough", "tooMuch", "hadTo", "minimises", "saySorry"]);
const strong = new Set<MoveName>(["nowI", "loved", "laughTogether", "proud"]);
/** The order in which moves are told in lines.ts is how much they tell. */
const order = Object.keys(moveLines) as MoveName[];

/** Whether two spans have words in common. */
const touch = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What an entry gives to speak about, the most telling first; no two about the same words. */
export function signalsIn(text: TextAnswer): Signal[] {
	const quotes = quotesOf(text);
	const quoteOver = (span: Span) => quotes.find((quote) => quote.start <= span.start && quote.end >= span.end) ?? null;
	const found: Signal[] = [];
	for (const hit of text.moves) {
		const lines = moveLines[hit.move];
		const quote = quoteOver(hit) ?? quotes.find((candidate) => touch(candidate, hit));
		if (!lines || !quote) continue;
		const form = strong.has(hit.move) ? "growth" : reframed.has(hit.move) ? "reframe" : "pattern";
		const isFaint = hit.move === "scene" || hit.move === "dontKnow";
		const weight = (isFaint ? 3 : 9) - order.indexOf(hit.move) / 20 + quote.weight / 4;
		found.push({ lines, quote, tone: strong.has(hit.move) ? "good" : isFaint ? "mixed" : "hard", form, weight });
	}
	for (const hit of text.emotions) {
		const quote = quoteOver(hit);
		if (!quote || hit.negated || hit.subject === "other") continue;
		const { side } = emotionLexicon[hit.key];
		const form = side === "good" ? "growth" : "feeling";
		const weight = 4 + hit.intensity + quote.weight / 4;
		found.push({ lines: feelingLines[hit.key], quote, tone: side, form, weight });
	}
	found.sort((a, b) => b.weight - a.weight || a.quote.start - b.quote.start);
	return found.filter((signal, i) => found.findIndex((other) => touch(other.quote, signal.quote)) === i);
}

/** A feeling that is named and denied ("not angry"), with the words around it. */
export function deniedFeeling(text: TextAnswer): { feeling: string; quote: Quote } | null {
	const quotes = quotesOf(text);
	for (const hit of text.emotions) {
		if (!hit.negated || emotionLexicon[hit.key].side === "good") continue;
		const quote = quotes.find(({ start, end }) => start <= hit.start - 4 && end >= hit.end);
		if (quote) return { feeling: emotionLexicon[hit.key].name, quote };
	}
	return null;
}

/** A sentence that turns on a "but". */
export function contrastIn(text: TextAnswer): Quote | null {
	return (
		quotesOf(text).find(({ text: words }) => /\S\s+(?:but|yet|and yet|even though|although)\s+\S/i.test(words)) ?? null
	);
}

/** The theme that comes up most, where one comes up at least twice. */
export function mainTheme(text: TextAnswer): string | null {
	const counts = new Map<Theme, number>();
	for (const { key, negated } of text.themes) if (!negated) counts.set(key, (counts.get(key) ?? 0) + 1);
	const [most] = [...counts].sort((a, b) => b[1] - a[1]);
	return most && most[1] >= 2 ? themeLexicon[most[0]].name : null;
}

/** How an entry sounds as a whole. */
export function toneOf(text: TextAnswer): "hard" | "good" | "plain" {
	const weigh = (side: "hard" | "good") =>
		text.emotions
			.filter((hit) => !hit.negated && emotionLexicon[hit.key as EmotionFamily].side === side)
			.reduce((sum, hit) => sum + hit.intensity, 0);
	const signals = signalsIn(text);
	const hard = weigh("hard") + signals.filter(({ tone, form }) => tone === "hard" && form !== "feeling").length;
	const good = weigh("good") + signals.filter(({ tone, form }) => tone === "good" && form === "growth").length;
	if (hard === 0 && good === 0) return "plain";
	return hard >= good ? "hard" : "good";
}
