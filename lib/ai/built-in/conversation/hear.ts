import type { ReplyInput } from "@/lib/ai/types";
import { nameLanguage } from "../language";
import { type Manner, mannerOf } from "../manner";
import { diceFrom } from "../random";
import type { Reading, TextAnswer } from "../reading/model";
import { isQuotable, type Quote, quotesOf, spokenIn } from "../reading/quotes";
import { readAnswers } from "../reading/read";
import type { Act } from "./act-rules";
import { actOf } from "./acts";
import { type Asked, askedIn } from "./asked";
import { type CareNeeded, careIn } from "./care";
import { type FlowState, flowIn, isOpener } from "./flow";
import { kindOf, type TellingKind } from "./kinds/kinds";
import { type Pen, penFor } from "./pen";
import { anchorIn, SURE_WEIGHT, type Topic, topicsIn } from "./topics";

/** Everything that is known when an answer is composed. */
export interface Talk {
	input: ReplyInput;
	manner: Manner;
	pen: Pen;
	/** The message, read. */
	text: TextAnswer;
	reading: Reading;
	act: Act;
	care: CareNeeded["mode"];
	isGuarded: boolean;
	/** What has happened that everything else in the talk stands under: a death, a betrayal, an ending. */
	anchor: Topic | null;
	/** The question that the coach ended on. */
	asked: Asked | null;
	/** What the coach’s last questions were after, newest first. */
	lastAspects: (string | null)[];
	flow: FlowState | null;
	/** What the message is about; the most telling first. */
	topics: Topic[];
	/** The topics that show plainly, rather than by a word that may mean little. */
	sureTopics: Topic[];
	/** What the message does by telling, where that shows. */
	kind: TellingKind | null;
	/** What was spoken of before it, newest first. */
	thread: Topic[];
	/** The words of the message that are given back. */
	quote: string | null;
	/** Whether the whole message is that quote. */
	isWhole: boolean;
	/** The person’s earlier messages, oldest first. */
	said: string[];
	/** The coach’s earlier replies, oldest first. */
	replies: string[];
	/** The language of the message where it is not English. */
	foreign: string | null;
	/** Earlier messages that were read in full, oldest first. */
	before: TextAnswer[];
}

const MOST_READ = 5_000;
const MOST_READ_BEFORE = 600;
const EARLIER_READ = 4;
const MOST_QUOTED_WORDS = 12;
const MOST_SHORT_WORDS = 9;
/** A longer message does several things, and one of its lines is taken up instead. */
const MOST_KIND_WORDS = 90;

/** The beginning of a text, up to the end of a sentence where there is one. */
function beginning(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("\n"), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
	return cut.slice(0, end > most / 2 ? end + 1 : Math.max(cut.lastIndexOf(" "), most / 2));
}

/** Whether a message says something of the person’s own life that a later one can lean on. */
const tells = ({ kind }: Act, words: number) => kind === "tell" || kind === "vague" || (kind === "advice" && words > 8);

/** What is answered as such where somebody mourns; everything else stands under the loss. */
const inGrief = new Set<TellingKind>([
	"plan",
	"victory",
	"costly",
	"boundary",
	"againstSelf",
	"disagrees",
	"torn",
	"wish",
	"news",
	"pending",
]);

/** What each of these messages did, oldest first, each in the light of those before it. */
function kindsOf(messages: readonly string[]): (TellingKind | null)[] {
	const kinds: (TellingKind | null)[] = [];
	for (const message of messages)
		kinds.push(kindOf(message, { hadPlan: kinds.includes("plan"), last: kinds.at(-1) ?? null }));
	return kinds;
}

/** Reads a message in its conversation. @throws the signal’s reason once it aborts. */
export async function hear(input: ReplyInput, signal: AbortSignal): Promise<Talk> {
	const { turns, message } = input;
	const said = turns.filter(({ from }) => from === "person").map(({ content }) => content);
	const replies = turns.filter(({ from }) => from === "coach").map(({ content }) => content);
	const earlier = said.slice(-EARLIER_READ).map((content) => beginning(content, MOST_READ_BEFORE));
	const texts = [...earlier, beginning(message, MOST_READ)];
	const questions = texts.map((_, i) => ({ id: `t${i}`, text: "", type: "text" as const }));
	const answers = texts.map((answer, i) => ({ questionId: `t${i}`, answer }));
	const reading = await readAnswers({ id: "conversation", questions }, answers, signal);
	const text = reading.texts.at(-1) as TextAnswer;
	const before = reading.texts.slice(0, -1);
	const pen = penFor(
		replies,
		diceFrom([input.person.firstName, message, ...replies.slice(-2), ...said.slice(-2)].join("\n")),
	);
	const hits = topicsIn(text);
	const topics = hits.map(({ topic }) => topic);
	const care = careIn(message, said);
	const thread = before
		.toReversed()
		.filter(({ raw, words }) => !isOpener(raw) && tells(actOf(raw, words), words))
		.flatMap((one) => topicsIn(one).map(({ topic }) => topic));
	const act = actOf(text.raw, text.words);
	const quote = quoteFrom(text, hits, pen);
	const anchor = anchorIn([...said, message].slice(-12));
	const kindsBefore = kindsOf(earlier);
	const kind =
		act.kind === "tell" &&
		text.words <= MOST_KIND_WORDS &&
		care.mode === null &&
		!care.isGuarded &&
		text.legibility !== "other language"
			? kindOf(text.raw, { hadPlan: kindsBefore.includes("plan"), last: kindsBefore.at(-1) ?? null })
			: null;
	const isForeign = text.legibility === "other language" && (act.kind === "tell" || act.kind === "cannot");
	return {
		input,
		manner: mannerOf(input.manner),
		pen,
		text,
		reading,
		act,
		care: care.mode,
		isGuarded: care.isGuarded,
		anchor,
		kind: kind && anchor === "grief" && !inGrief.has(kind) ? null : kind,
		asked: askedIn(replies.at(-1) ?? ""),
		lastAspects: replies
			.slice(-3)
			.reverse()
			.map((reply) => askedIn(reply)?.aspect ?? null),
		flow: flowIn(turns, message),
		topics,
		sureTopics: hits.filter(({ weight }) => weight >= SURE_WEIGHT).map(({ topic }) => topic),
		thread,
		quote,
		isWhole: quote !== null && quote.length >= message.trim().length - 2,
		said,
		replies,
		foreign: isForeign ? await nameLanguage(message) : null,
		before,
	};
}

/** Little words before the answer proper. */
const fillers =
	/^(?:(?:idk|i don['’]?t know|no|yes|yeah|ok(?:ay)?|well|fine|h+m+|maybe|whatever|u+m+|so|oh|(?:no,? )?that['’]s not what i (?:meant|said))[.,!…]+\s+)+(?=\S+\s+\S)/i;

const isFresh = (quote: Quote, pen: Pen) =>
	!/^(?:idk|fine|ok(?:ay)?|no|yes|yeah|whatever|thanks|thank you|well)[.,!]/i.test(quote.text) &&
	!/not what i (?:meant|said)|^i (?:were|are)\b/i.test(quote.text) &&
	quote.words <= MOST_QUOTED_WORDS &&
	!quote.text.includes("?") &&
	!pen.hasSaid(`“${quote.text}”`);

/** What is given back: the line that shows the main topic, else the most telling one, else all of a short message. */
function quoteFrom(text: TextAnswer, hits: ReturnType<typeof topicsIn>, pen: Pen): string | null {
	if (text.care.length > 0 || text.legibility === "other language") return null;
	if (/["“]/.test(text.raw)) {
		const spoken = spokenIn(text);
		if (spoken && spoken.words >= 2 && isFresh(spoken, pen)) return spoken.text;
	}
	const whole = text.raw.replace(fillers, "").replace(/^[^\p{L}\p{N}"“(]+|[^\p{L}\p{N}")”]+$/gu, "");
	const isShort = text.words <= MOST_SHORT_WORDS && text.words > 0;
	if (isShort && isQuotable(whole) && whole.length <= 90 && !whole.includes("?") && !pen.hasSaid(`“${whole}”`))
		return whole;
	const quotes = quotesOf(text).filter((quote) => isFresh(quote, pen) && quote.words >= 4);
	const [main] = hits;
	const frank = quotes.find((one) =>
		/\bwhat i (?:actually|really) |\bi (?:actually|really) (?:feel|want|need|mean)\b/i.test(one.text),
	);
	if (frank) return frank.text;
	const over = main && quotes.find(({ start, end }) => start <= main.start && end >= main.end);
	return (over ?? quotes[0])?.text ?? null;
}

/** A line of an earlier message, one or more turns back, that can be laid beside the new one. */
export function olderQuote({ before, pen, topics }: Talk): string | null {
	for (const text of before.slice(0, -1)) {
		const shares = topicsIn(text).some(({ topic }) => topics.includes(topic));
		if (!shares) continue;
		const quote = quotesOf(text).find(
			(one) => one.words >= 4 && one.words <= 13 && one.weight > 2 && !one.text.includes("?") && !pen.hasSaid(one.text),
		);
		if (quote) return quote.text;
	}
	return null;
}
