import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { addDays } from "@/lib/domain/progress/days";
import { comingDay, meantIn, planIn } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingNamedIn, hasABut, laughs, soundsGlad } from "@/lib/domain/text/mood";
import { read } from "@/lib/domain/text/reading";
import { isAboutOwnLife, isNewHere } from "@/lib/domain/text/requests";
import { isPainful } from "@/lib/safety/grave";
import type { Paragraph } from "../parts/part";
import { filled, lines, type Phrasebook } from "../parts/phrasebook";
import { choiceOf, inGroupOf, mindTaps } from "./choose-matter";
import { gladLines, onMyMindQuestion, whichAnswer } from "./content/lines";
import {
	answerLeads,
	firstAsks,
	hopedLine,
	lightLines,
	linesForTomorrow,
	lossAsk,
	newHere,
	planLines,
	roomLines,
	sorryLines,
	steps,
	thankYou,
	tomorrowLines,
	warmLines,
} from "./content/told-lines";
import { mayPlan } from "./danger";
import type { Draft } from "./draft";
import { maybe, oneOf, says } from "./say";
import { ownMessages, STORY, sittingOf } from "./sitting";
import { someWays } from "./ways";
import { matterNow, nearTo, toldIn } from "./which-matter";

/** How many characters of a message are read. */
const READ = 4_000;
/** A first message of fewer words than this may be small talk. */
const FEW = 4;
/** A message of more words than this tells something, even if it laughs. */
const LIGHT = 12;

/**
 * Replies to something the person tells while no subject was tapped: a line that holds for anybody, the next step of
 * the conversation, and what can be tapped. Nothing is concluded from what they wrote.
 * @param lead Said first, in place of the usual line.
 */
export function tellOn(input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const sitting = sittingOf(input);
	if (ownMessages(sitting).length === 0 && !lead) return begun(input, book);
	if (!lead && isLight(input)) return { paragraphs: [says(oneOf(book, lightLines))], offers: [anotherQuestion] };
	const first = lead ?? leadTo(input, book);
	const lost = tellsOfDeathOfSomebody(input) ? maybe(book, [lossAsk]) : [];
	if (lost.length > 0) return { paragraphs: [...first, ...lost], offers: asideOf(input) };
	const left = steps.filter(({ ask }) => !sitting.some(({ content }) => content.includes(ask)));
	const [step] = saysFeeling(input) ? left.filter(({ below }) => below !== "feeling") : left;
	if (!step)
		return { paragraphs: [...first, ...maybe(book, roomLines)], offers: [...someWays(null, input), ...asideOf(input)] };
	if (step.below === "later")
		return { paragraphs: [...first, says(step.ask)], offers: forTomorrow(input, book).offers };
	return { paragraphs: [...first, says(step.ask)], offers: [...offersBelow[step.below](input), ...asideOf(input)] };
}

const offersBelow: Record<"feeling" | "help", (input: ReplyInput) => Offer[]> = {
	feeling: () => [
		{
			kind: "taps",
			taps: [
				{ label: "Find a word for it", tap: { do: "door", door: "feel" } },
				{ label: "Just listen to me", tap: { do: "door", door: "listen" } },
				// Leads to the direct question, for a danger that no rule sees.
				{ label: "It’s dark, or I’m not safe", tap: { do: "open", kind: "article", id: "a-hard-night" } },
			],
		},
	],
	help: ({ message }) => (message.length < STORY ? [{ kind: "what-would-help", without: ["feel", "good-news"] }] : []),
};

/** Whether a message is light talk: it laughs, and tells of nothing hard. */
const isLight = ({ message, tap }: ReplyInput): boolean =>
	!tap && laughs.test(message) && countWords(message) <= LIGHT && !isPainful(message) && !tellsOfLoss(message);

const anotherQuestion: Offer = { kind: "say", label: "Ask me something", say: "Ask me something" };

/** Replies to the first message. What it may be about is offered below, and never concluded. */
function begun(input: ReplyInput, book: Phrasebook): Draft {
	const message = input.message.slice(0, READ);
	if (isNewHere(message)) return { paragraphs: [says(newHere)], offers: [{ kind: "doors" }] };
	if (countWords(message) < FEW && !/[?!]/.test(message) && !isAboutOwnLife(message))
		return { paragraphs: maybe(book, onMyMindQuestion), offers: [mindTaps] };
	if (soundsGlad(message) && !tellsOfLoss(message))
		return { paragraphs: maybe(book, gladLines), offers: [...inGroupOf("good", input).offers, ...asideOf(input)] };
	const isLoss = tellsOfDeathOfSomebody(input);
	const felt = feltIn(message, book);
	const lead = isLoss ? maybe(book, sorryLines) : felt.length > 0 ? felt : [says(thankYou)];
	const choice = choiceOf(nearTo(read(toldIn(input), input.today), input));
	return {
		paragraphs: [...lead, ...maybe(book, isLoss ? [lossAsk] : firstAsks)],
		offers: [choice, ...asideOf(input)],
	};
}

/** Acknowledges the last message: a line for the feeling it names, or one that holds for anything. */
export function leadTo(input: ReplyInput, book: Phrasebook): Paragraph[] {
	if (input.tap) return [];
	const sorry = tellsOfDeathOfSomebody(input) ? maybe(book, sorryLines) : [];
	if (sorry.length > 0) return sorry;
	const felt = feltIn(input.message.slice(0, READ), book);
	if (felt.length > 0) return felt;
	const last = input.turns.findLast(({ from }) => from === "coach")?.content ?? "";
	if (last.includes(whichAnswer)) return [says(hopedLine)];
	return /\?\s*$/.test(last) ? maybe(book, answerLeads, warmLines) : maybe(book, warmLines, answerLeads);
}

const tellsOfDeathOfSomebody = ({ message, today, tap }: ReplyInput): boolean =>
	!tap &&
	tellsOfLoss(message) &&
	(/\b(?:he|she) died\b/i.test(message) || read(message.slice(0, READ), today).people.length > 0);

/** Returns a line for the feeling that a message names with its own word; empty if it names none. */
export function feltIn(message: string, book: Phrasebook): Paragraph[] {
	const feeling = feelingById(feelingNamedIn(message) ?? "");
	const isGood = feeling?.quarter === "bright" || feeling?.quarter === "calm";
	// "I'm happy for her but I cried" is not about happiness.
	return feeling && !(isGood && hasABut.test(message)) ? maybe(book, lines(...feelingLines[feeling.id])) : [];
}

/** Whether the person has just named their feeling, so that it need not be asked for. */
const saysFeeling = ({ message, tap }: ReplyInput): boolean => !tap && feelingNamedIn(message.slice(0, READ)) !== null;

/** Offers to ask later about a day or a step that the message names, and to keep a long message. */
export function asideOf({ message, today, isOffRecord, tap }: ReplyInput): Offer[] {
	if (isOffRecord || tap) return [];
	const [day, meant] = [comingDay(message, today), meantIn(message)];
	return [
		...(day || meant ? [{ kind: "later" as const, ...(day && { day }), ...(meant && { meant }) }] : []),
		...(message.length > STORY ? [{ kind: "keep" } as const] : []),
	];
}

/**
 * Offers one thing for tomorrow: the newest thing the person said they would do or planned for a day, unless they asked
 * not to be asked about it; otherwise the small thing of the subject, or a line to write. Offers to keep what was told,
 * too.
 */
export function forTomorrow(input: ReplyInput, book: Phrasebook): { said: Paragraph[]; offers: Offer[] } {
	const before = ownMessages(sittingOf(input));
	if (before.length === 0 || !mayPlan(input)) return { said: [], offers: [] };
	const told = [...(input.tap ? [] : [input.message]), ...before].map((text) => text.slice(0, READ));
	const keep: Offer[] = before.length >= ENOUGH_TO_KEEP ? [{ kind: "keep" }] : [];
	const refused = told.flatMap((text) => /\bdo ?n['’]?t ask (?:me )?about (?:the |my )?(\w+)/i.exec(text)?.[1] ?? []);
	const isWanted = ({ meant = "" }: { meant?: string | undefined }) =>
		meant !== "" && !refused.some((one) => meant.toLowerCase().includes(one.toLowerCase()));
	const [planned] = told.flatMap((text) => plannedIn(text, input.today) ?? []).filter(isWanted);
	const offered = sittingOf(input)
		.flatMap(({ guide }) => guide?.offers ?? [])
		.findLast((one) => one.kind === "later" && isWanted(one) && !linesForTomorrow.some((line) => line === one.meant));
	const plan = planned ?? offered;
	if (plan) return { said: maybe(book, planLines), offers: [plan, ...keep] };
	if (refused.length > 0) return { said: [], offers: keep };
	const meant = matterNow(input)?.later ?? wordsBrought(sittingOf(input)) ?? oneOf(book, linesForTomorrow);
	const later: Offer = { kind: "later", meant, day: addDays(input.today, 1) };
	return { said: [says(filled(oneOf(book, tomorrowLines), { what: meant }))], offers: [later, ...keep] };
}

/** Returns what could be done with the words that were brought today; null if none were. */
function wordsBrought(sitting: readonly Turn[]): string | null {
	const all = sitting.flatMap(({ guide }) => guide?.offers ?? []);
	const brought = all.findLast(({ kind }) => kind === "lines");
	return brought?.kind === "lines" ? `look once more at “${brought.title}”` : null;
}

function plannedIn(text: string, today: ReplyInput["today"]) {
	const [meant, plan] = [meantIn(text), planIn(text, today)];
	const day = plan?.day ?? comingDay(text, today);
	if (meant) return { kind: "later" as const, meant, ...(day && { day }) };
	return plan && { kind: "later" as const, meant: `“${plan.words}”`, day: plan.day };
}
/** After this many messages, what was told could become a journal entry. */
const ENOUGH_TO_KEEP = 2;
