import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Telling } from "@/lib/domain/chat/tap";
import { addDays } from "@/lib/domain/progress/days";
import { comingDay } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { hasDoneIt, isDark, isLoud, laughs } from "@/lib/domain/text/mood";
import { isNewHere } from "@/lib/domain/text/requests";
import { standsAlone, type Told, type ToldForm, toldIn } from "@/lib/domain/text/told-form";
import type { Paragraph } from "../parts/part";
import { filled, type Line, type Phrasebook } from "../parts/phrasebook";
import { bored, celebrate, dark, helpDecide, helpMe, howTaps, justListen, tellNews, words } from "./content/taps";
import * as told from "./content/told-lines";
import { mayLeadToSomebody, mayPlan } from "./danger";
import { wordsTap } from "./decide";
import type { Draft } from "./draft";
import { earlierPageFor } from "./earlier-page";
import { answeredTo } from "./heard";
import { howItIs, typedAlone } from "./how";
import { listening, wantsOnlyToBeHeard } from "./listening";
import { isSafe, isToQuote, quoteOfLine } from "./own-line";
import { maybe, says } from "./say";
import { ownMessages, STORY, sittingOf } from "./sitting";
import { wasLaterOffered } from "./tomorrow";
import { nearestWords } from "./words";

/** A message longer than this, in words, is no mere joke, and tells more than that something was done. */
const LIGHT = 12;
/** Until which message an earlier page is shown. */
const EARLY = 4;
/** After this many questions in a row, something is offered instead. */
const ASKED = 2;

/**
 * Replies to something the person tells: with a line that takes it up, mostly around words of their own, and a question
 * that fits the form of what they wrote, or an offer. Nothing is concluded from what they wrote.
 * @param lead Said first, in place of the usual line.
 */
export function tellOn(input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const before = ownMessages(sittingOf(input)).length;
	if (wantsOnlyToBeHeard(input)) return listening(input, book);
	const typed = typedAlone(input);
	if (typed) return tellingTapped(typed, input, book);
	if (before === 0 && !lead && isNewHere(input.message))
		return { paragraphs: [says(told.newHere)], offers: [{ kind: "doors" }] };
	return (
		(lead || before > EARLY ? null : earlierPageFor(input)) ??
		takenUp(input, book, lead ?? metWith(input, book), before)
	);
}

/** Whether the person tapped something good right before this message: later on, they may tell of something else. */
function wasJustGood(input: ReplyInput): boolean {
	const tap = sittingOf(input).findLast(({ from }) => from === "person")?.tap;
	return (tap?.do === "telling" && tap.is === "good") || (tap?.do === "door" && tap.door === "good-news");
}

/** What a message tells by its form, unless something in it might be grave: then only what fits anything is asked. */
function formIn(input: ReplyInput): Told | null {
	const told = input.tap || !isSafe(input.message) ? null : toldIn(input.message);
	return told?.form === "plain" && hasToldOfLoss(input) ? { ...told, form: "loss" } : told;
}

/** Takes up a message with one line: for a loss or a feeling that it names, around words of its own, or by its form. */
function metWith(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const { message, tap } = input;
	const said = answeredTo(input, book);
	if (tap || said.length > 0) return said;
	const isLight = laughs.test(message) && countWords(message) <= LIGHT && howItIs(input) !== "hard" && !isDark(message);
	if (hasDoneIt(message)) return maybe(book, told.doneLines, told.metLines);
	if (isLight) return maybe(book, told.lightLines, told.metLines);
	if (isLoud(message)) return maybe(book, told.loudLines, told.metLines);
	const form = formIn(input);
	const how = howItIs(input);
	if (how === "good") return maybe(book, ...(wasJustGood(input) ? [told.metGood] : []), told.metLines);
	if (how === "hard") return maybe(book, told.metHard, told.metLines);
	const quote = form && standsAlone(form.sentence) && quoteOfLine(form.sentence, input, book, told.aroundQuote);
	return quote ? [[quote]] : maybe(book, told.metLines);
}

function takenUp(input: ReplyInput, book: Phrasebook, first: Paragraph[], before: number): Draft {
	const form = formIn(input);
	const asks = asksFor(input, form);
	const offered = before > 0 && askedInARow(input) >= ASKED ? offerFor(input, book, form) : null;
	if (offered) return { ...offered, paragraphs: [...first, ...offered.paragraphs] };
	const offers = [
		...askedLater(input, form),
		...(before === 1 && howItIs(input) === null && !hasToldOfLoss(input) ? [howTaps] : []),
		...waysOn(input, form),
		...keepOf(input),
	];
	return { paragraphs: [...first, ...maybeWho(book, form, ...asks)], offers };
}

/** Whether the person told of a loss today: then nobody asks whether it is good. */
const hasToldOfLoss = (input: ReplyInput): boolean =>
	[input.message, ...ownMessages(sittingOf(input))].some(tellsOfLoss);

/** Offers, once, to ask about something to come that they wrote. */
function askedLater(input: ReplyInput, form: Told | null): Offer[] {
	if (!form || !(form.form === "will" || form.form === "maybe") || !mayPlan(input) || wasLaterOffered(input)) return [];
	const day = comingDay(form.sentence, input.today) ?? addDays(input.today, 1);
	return isToQuote(form.sentence) ? [{ kind: "later", meant: `“${form.sentence}”`, day }] : [];
}

/** The questions that fit, in the order in which they are taken: those for how it is, by form, and for anything. */
function asksFor(input: ReplyInput, form: Told | null): (readonly Line[])[] {
	const how = howItIs(input);
	const mood = how === null || how === "rather-not" ? [] : told.asksMood[how];
	const byForm = form && mayLeadToSomebody(input) ? told.asksBy[form.form] : [];
	const isTapped = input.tap !== null && input.tap !== undefined;
	return [...(isLoud(input.message) && !isTapped ? [told.loudAsks] : []), isTapped ? mood : byForm, mood, told.asksAny];
}

/** Chooses a line that was not said yet from the first of these lists that has one, with the person it speaks of. */
function maybeWho(book: Phrasebook, form: Told | null, ...lists: readonly (readonly Line[])[]): Paragraph[] {
	const values = form?.who ? { ...form.who } : {};
	for (const list of lists) {
		const found = book.fresh(list, values);
		if (found) return [says(filled(found, values))];
	}
	return [];
}

/** How many of the last replies in a row asked something. */
function askedInARow(input: ReplyInput): number {
	const said = sittingOf(input).filter(({ from }) => from === "coach");
	const at = said.toReversed().findIndex(({ content }) => !content.endsWith("?"));
	return at < 0 ? said.length : at;
}

/** To fewer words, nothing is offered. */
const FEWEST_TO_OFFER = 7;
const toDecide: ReadonlySet<ToldForm> = new Set<ToldForm>(["unsure", "but"]);

/** Offers something to do with what was told today: words, or to look for help. */
function offerFor(input: ReplyInput, book: Phrasebook, form: Told | null): Draft | null {
	const how = howItIs(input);
	if (how === "good" || how === "ordinary") return null;
	if (countWords(input.message) < FEWEST_TO_OFFER) return null;
	const isToSay = form?.who && mayLeadToSomebody(input) && !hasToldOfLoss(input);
	const all = [
		isToSay ? { lines: told.offerLines.words, tap: words } : null,
		{ lines: told.offerLines.any, tap: helpMe },
	];
	for (const one of all) {
		const said = one ? maybeWho(book, form, one.lines) : [];
		if (one && said.length > 0)
			return { paragraphs: said, offers: [{ kind: "taps", taps: [one.tap, justListen] }, ...keepOf(input)] };
	}
	return null;
}

/** Replies to a tapped answer. */
export function tellingTapped(is: Telling, input: ReplyInput, book: Phrasebook): Draft {
	if (is === "belongs" || is === "apart") return { paragraphs: [says(told.belongsLines[is])], offers: [] };
	return {
		paragraphs: [says(told.howLines[is]), ...maybe(book, ...asksFor(input, null))],
		offers: waysOn(input, null),
	};
}

/** Offers ways on: by the form of what was told, to help and to listen; to good news, once, what can be done with it. */
function waysOn(input: ReplyInput, form: Told | null): Offer[] {
	const how = howItIs(input);
	const leads = mayLeadToSomebody(input);
	if (how === "good" || how === "ordinary") {
		const wasOffered = sittingOf(input).some(({ guide }) =>
			JSON.stringify(guide?.offers ?? []).includes(celebrate.label),
		);
		if (how === "ordinary" || wasOffered || ownMessages(sittingOf(input)).length === 0)
			return [{ kind: "taps", taps: [justListen] }];
		return [{ kind: "taps", taps: [celebrate, ...(leads ? [tellNews] : [])] }];
	}
	const byForm =
		form && toDecide.has(form.form)
			? [helpDecide]
			: leads && !hasToldOfLoss(input) && (form?.who || nearestWords(input))
				? wordsTap(input)
				: [];
	const isBored = /\b(?:bored|anything fun)\b/i.test(input.message);
	const taps = [...(isBored ? [bored] : byForm), helpMe, justListen];
	return [{ kind: "taps", taps: isDark(input.message) ? [...taps.slice(-2), dark] : taps }];
}

/** Offers to keep a long message. */
export const keepOf = ({ message, isOffRecord, tap }: ReplyInput): Offer[] =>
	!isOffRecord && !tap && message.length > STORY ? [{ kind: "keep" }] : [];
