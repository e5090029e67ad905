import type { TextAnswer } from "../../reading/model";
import { isQuotable, quotesOf } from "../../reading/quotes";
import { quoted } from "../../writing/prose";
import { nextQuestion, pickFrom } from "../ask";
import type { Talk } from "../hear";
import type { Parts } from "../parts";
import { kindLines } from "../stock/kinds";
import type { Aspect, KindLines } from "../stock/stock";
import { kindOf, type TellingKind } from "./kinds";
import { wishOf } from "./wish";

const MOST_LINKED_WORDS = 10;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const opening =
	/^(?:(?:maybe|perhaps|actually|well|so|and|but|then|i think|i guess|i suppose|just|mostly),? )+(?=\S+ \S)/i;

/** A few words of an earlier message that can be laid beside the new one; those that show what it was, if any do. */
function wordsOf(text: TextAnswer, showing?: RegExp): string | null {
	const whole = text.raw
		.trim()
		.replace(/[.!…]+$/, "")
		.replace(opening, "");
	if (countWords(whole) <= MOST_LINKED_WORDS && isQuotable(whole) && !/[?.!]/.test(whole)) return whole;
	const quotes = quotesOf(text)
		.map((quote) => quote.text.replace(opening, ""))
		.filter((words) => countWords(words) >= 3 && countWords(words) <= MOST_LINKED_WORDS && !/[?.!]/.test(words));
	return (showing && quotes.find((words) => showing.test(words))) ?? quotes[0] ?? null;
}

const showsFear = /\b(?:afraid|scared|terrified|worried|what if|that (?:he|she|they|it|i|we|nobody))\b/i;
const showsPlan = /\b(?:could|might|will|going to|i'll|decided)\b/i;

/** A memory told right after one of these is told as its reason. */
const leadsBack = new Set<TellingKind>(["fear", "againstSelf", "torn", "costly", "boundary", "owns"]);

/** What the message goes back to: a fear or a plan of the last messages, or what was said just before. */
function linkedLine({ pen, before, kind, quote, replies }: Talk, lines: KindLines): string | null {
	const recent = before.slice(-3).toReversed();
	const values = (text: TextAnswer, showing?: RegExp) => {
		const old = wordsOf(text, showing);
		const wasTold = kind === "news" && old !== null && replies.at(-1)?.includes(`“${old}”`);
		return old && old !== quote && !wasTold ? { old: quoted(old), q: quote ? quoted(quote) : "" } : null;
	};
	const fits = (list: readonly string[] = []) => (quote ? list : list.filter((line) => !line.includes("{q}")));
	const say = (list: readonly string[] | undefined, text: TextAnswer | undefined, showing?: RegExp) => {
		const filled = text && values(text, showing);
		return filled ? pen.line(fits(list), filled) : null;
	};
	const plan = recent.find((text) => kindOf(text.raw) === "plan");
	const planned = lines.afterPlan ? say(lines.afterPlan, plan, showsPlan) : null;
	if (planned) return planned;
	const afraid = (kind === "memory" ? recent.slice(0, 1) : recent).find((text) => kindOf(text.raw) === "fear");
	const feared = lines.afterFear ? say(lines.afterFear, afraid, showsFear) : null;
	if (feared || !lines.linked) return feared;
	const [last] = recent;
	const lastKind = last && kindOf(last.raw);
	const isHard = lastKind && leadsBack.has(lastKind);
	return isHard ? say(lines.linked, last) : null;
}

/** Kinds whose own question goes before the next one of a suggestion’s questions. */
const asksFirst = new Set<TellingKind>(["victory", "costly", "news", "disagrees", "memory"]);

/** What a quote has to show, where it is said to be that. */
const showing: Partial<Record<TellingKind, RegExp>> = {
	plan: /\b(?:could|might|will|'ll|’ll|going to|gonna|decided)\b/i,
	fear: showsFear,
	victory: /\bI (?:\w+ ){0,2}(?:\w+ed|said|told|did|sent|went|spoke|let|put|left|made)\b/i,
	costly: /\b(?:he|she|they|it)\b/i,
	boundary: /\b(?:not|no|\w+n['’]t|dont|wont|done|enough)\b/i,
	news: /\b(?:we|lovely|good|best|happy|like|love|wonderful|great)\b/i,
	wish: /\b(?:want|like|love|wish|need)\b/i,
};

const speaks = /\b(?:say|tell|ask|writ\w+|call|ring|talk|speak|text|suggest|invite|message|apologi\w+|word\w*)\b/i;
const namesTime =
	/\b(?:tomorrow|tmrw|tonight|today|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|breakfast|lunch|dinner|morning|evening|next (?:time|week|month)|christmas|before|after|when)\b/i;
const habitual = /\b(?:always|again|usually|every|often|never)\b/i;

/** What may be asked about this one: no first words of what is not said, no time where one is named. */
function fittingAspects(kind: TellingKind, { ask }: KindLines, raw: string): Aspect[] {
	const without = new Set<Aspect>();
	if (kind === "plan" && !speaks.test(raw)) without.add("words");
	if (kind === "plan" && namesTime.test(raw)) without.add("event");
	if (kind === "againstSelf" && habitual.test(raw)) without.add("choice");
	return (Object.keys(ask) as Aspect[]).filter((aspect) => !without.has(aspect));
}

const openedWithQuote = (reply = "") => (reply.split("\n")[0] ?? "").includes("“");

/** How to answer what the message does; null where it does nothing that shows, or all of it has been said. */
export function kindParts(talk: Talk): Parts | null {
	const { pen, kind, quote, replies, flow, text, before } = talk;
	if (!kind) return null;
	const lines = kindLines[kind];
	const wish = wishOf(text.raw);
	const linked = linkedLine(talk, lines);
	const wishing = !linked && wish && lines.wishing ? pen.line(lines.wishing, { wish }) : null;
	const quotes =
		quote !== null &&
		(showing[kind]?.test(quote) ?? true) &&
		pen.dice.next() < (openedWithQuote(replies.at(-1)) ? 0.25 : 0.6);
	const quoting = quotes && !linked && !wishing ? pen.line(lines.quoting, { q: quoted(quote ?? "") }) : null;
	const first = linked ?? wishing ?? quoting ?? pen.line(lines.receive);
	if (!first) return null;
	const question = pickFrom(lines.ask, talk, fittingAspects(kind, lines, text.raw)) ?? pickFrom(lines.ask, talk);
	const flowing = flow?.next && !asksFirst.has(kind) ? pen.line(flow.next.asks) : null;
	const wasWork = kind === "work" && before.some(({ raw }) => kindOf(raw) === "rant");
	return {
		// After words laid side by side, it is also said how a thing done is taken.
		opening: [first, linked && kind === "victory" ? pen.line(lines.receive) : null],
		question: flowing ?? (wasWork ? pen.line(kindLines.rant.ask.event ?? []) : null) ?? question ?? nextQuestion(talk),
		parting: pen.line(lines.part),
	};
}
