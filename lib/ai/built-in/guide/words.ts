import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Matter } from "@/lib/domain/matters/schema";
import {
	namedOccasion,
	nearestOccasions,
	occasionById,
	occasions,
	plainlyNearest,
} from "@/lib/domain/occasions/occasions";
import type { Occasion } from "@/lib/domain/occasions/schema";
import { whomOf, whoms } from "@/lib/domain/occasions/whom";
import { talkBySlug } from "@/lib/domain/talks/library";
import { planIn } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { lifeQuestionIn } from "@/lib/domain/text/life-question";
import { hasDoneIt } from "@/lib/domain/text/mood";
import { pickIn, smallTalkIn } from "@/lib/domain/text/moves";
import { mayBeMeant } from "@/lib/domain/text/occasion-words";
import { draftIn, isSayable, letterIn, quotesOthers } from "@/lib/domain/text/own-draft";
import { unquoted } from "@/lib/domain/text/plain-chat";
import { read } from "@/lib/domain/text/reading";
import { askingPart, isAsking, requestIn, saysNoneOf, wantsNoMore } from "@/lib/domain/text/requests";
import { filled, type Line, type Phrasebook } from "../parts/phrasebook";
import {
	adjustLine,
	articleTitle,
	chooseWords,
	letterLine,
	occasionLines,
	ownSentence,
	ownWordsChecks,
	theseWords,
	wordsFor,
	yourSentence,
} from "./content/lines";
import { type One, stepByStep, tapOf } from "./content/taps";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { oneOf, says } from "./say";
import { occasionsPassedBy, ownMessages, sittingOf } from "./sitting";
import { occasionsOf } from "./ways";
import { matterNow, toldIn, withoutPeople } from "./which-matter";

/** How many characters of a message are read. */
const READ = 2_000;
/** A message longer than this, in words, is a story and not a remark on the suggested wording. */
const FEW_WORDS = 9;
/** "The second one" can still refer to an offered sentence for this many replies. */
const PICKED_WITHIN = 6;
/** How many occasions are offered before "Something else". */
const OCCASIONS = 3;

/** Returns a filter for wording: after signs of danger, none that brings the person into contact with somebody. */
function mayOffer(input: ReplyInput): (one: Occasion) => boolean {
	const leads = mayLeadToSomebody(input);
	return ({ leadsToSomebody }) => leads || leadsToSomebody !== true;
}

/**
 * Like `mayOffer`, for wording that nobody asked for by its name: none that names a thing of which the person said
 * nothing, no flirting with a friend, and no apology of somebody who was left.
 */
function mayFit(input: ReplyInput): (one: Occasion) => boolean {
	const told = toldIn(input);
	const passes = mayOffer(input);
	return (one) => passes(one) && mayBeMeant(one.id, told);
}

/** Gives somebody's own words back to copy, with checks that only they can make. */
export const ofWords = (own: string | null, lead: readonly Line[]): Draft => ({
	paragraphs: [...lead.map(says), says(ownWordsChecks)],
	offers: own ? [{ kind: "lines", id: "own-words", title: "Your words", lines: [own] }] : [stepByStep],
});

const asking = (said: Line, offers: Draft["offers"]): Draft => ({
	paragraphs: [says(said)],
	offers,
	memo: { awaits: "occasion" },
});

/**
 * Returns what the words may be for: what was chosen before or fits the subject, and what is near to some words. What was
 * shown before and not taken is left out.
 */
function choicesOf(input: ReplyInput, words: string, shown?: string): One[] {
	const matter = matterNow(input);
	const passed = occasionsPassedBy(sittingOf(input));
	const passes = (one: Occasion) => mayFit(input)(one) && one.id !== shown && !passed.has(one.id);
	const chosen = sittingOf(input).flatMap(({ tap }) => (tap?.do === "occasion" ? (occasionById(tap.id) ?? []) : []));
	const fitting = [...chosen.toReversed(), ...(matter ? occasionsOf(matter, input) : [])].filter(passes);
	const near = nearestOccasions(withoutPeople(read(`${words}\n${toldIn(input)}`.slice(0, READ), input.today)), passes);
	return [...new Set([...fitting, ...near])]
		.slice(0, OCCASIONS)
		.map(({ id, label }) => tapOf(label, { do: "occasion", id }));
}

/** Stands for the list of all occasions. */
const EVERY = "every";
const somethingElse = tapOf("Something else", { do: "occasion", id: EVERY });

const toChooseFrom = (taps: One[]): OfferOf<"taps"> =>
	taps.length > 0
		? {
				kind: "taps",
				label: "What are the words for?",
				taps: [...taps, somethingElse],
			}
		: {
				kind: "taps",
				label: "Whom are they for?",
				taps: [...whoms.map(({ id, label }) => tapOf(label, { do: "occasion", id })), somethingElse],
			};

/** Returns the occasion that a message names, if it is clear which one; otherwise null. */
export function nearestWords(input: ReplyInput): Occasion | null {
	const own = input.tap ? "" : input.message.slice(0, READ);
	if (saysNoneOf(own)) return null;
	const isShort = countWords(own) <= FEW_WORDS;
	return namedOccasion(own, mayOffer(input)) ?? plainlyNearest(read(own, input.today), mayFit(input), isShort);
}

/**
 * Offers wording: sentences for the occasion that they named or whose subject they tapped; otherwise what is near to
 * choose from.
 */
export function wordsWanted(input: ReplyInput, book: Phrasebook): Draft {
	const own = input.tap ? "" : input.message;
	const matter = matterNow(input);
	const named = namedOccasion(own, mayOffer(input));
	if (named) return linesOf(named, input);
	if (adjusts(own) && broughtIn(input.turns, PICKED_WITHIN)) return adjusted;
	if (matter?.letter && own) return letterFor(matter);
	const near = nearestWords(input);
	if (near) return linesOf(near, input);
	const isClear = matter?.leadsToSomebody === true && !matter.isOnlyPeople && !matter.hasSides;
	const [fitting] = isClear ? occasionsOf(matter, input) : [];
	return fitting ? linesOf(fitting, input) : toChoose(askingPart(own, 1) || toldIn(input), input, book);
}

/** Lets the person choose what the words are for; if nothing is near, asks for a first sentence of their own. */
function toChoose(words: string, input: ReplyInput, book: Phrasebook): Draft {
	if (words.trim() === "") return everyOccasion(input);
	const choices = choicesOf(input, words);
	if (choices.length > 0 || !mayLeadToSomebody(input)) return asking(chooseWords, [toChooseFrom(choices)]);
	return asking(oneOf(book, ownSentence), [stepByStep, toChooseFrom(choices)]);
}

/**
 * Gives somebody back the words that they wrote for somebody, after Sage asked for them or the person asked for words;
 * null if the message holds none.
 */
export function sentenceGiven(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	const sitting = sittingOf(input);
	const last = sitting.findLast(({ from }) => from === "coach")?.content ?? "";
	const isAsked = ownSentence.some((one) => last.includes(one));
	const isForWords = isAsked || ownMessages(sitting).some((text) => requestIn(text) === "words");
	const isElse = isAsking(message, input.today) || requestIn(message) !== null || unquoted(message).includes("?");
	if (!isForWords || isElse || hasDoneIt(message) || smallTalkIn(message) !== null) return null;
	const whole = isSayable(message) ? message.trim() : null;
	const own = letterIn(message) ?? (isAsked && !quotesOthers(message) ? (draftIn(message) ?? whole) : null);
	return own === null ? null : ofWords(own, [oneOf(book, yourSentence)]);
}

/** Suggests building the message step by step. */
const adjusted = asking(adjustLine, [stepByStep]);

/** Whether the person wants the words they were given shorter, softer or plainer. */
const adjusts = (message: string): boolean =>
	countWords(message) <= FEW_WORDS && /\b(?:short\w*|softer|plainer|too)\b/i.test(message);

/** Returns everything that the last replies offered. */
const offered = (turns: ReplyInput["turns"], within: number): Offer[] =>
	turns
		.filter(({ from }) => from === "coach")
		.slice(-within)
		.flatMap(({ guide }) => guide?.offers ?? []);

/** Returns the sentences that were offered in one of the last replies. */
const broughtIn = (turns: ReplyInput["turns"], within = 1): OfferOf<"lines"> | undefined =>
	offered(turns, within).findLast((one) => one.kind === "lines");

/** Whether these words were shown today. */
const wasBrought = (id: string, input: ReplyInput): boolean =>
	sittingOf(input).some(({ guide }) => guide?.offers.some((one) => one.kind === "lines" && one.id === id));

/** Suggests an unsent letter to somebody who can no longer read it. */
const letterFor = ({ id }: Matter): Draft => ({
	paragraphs: [says(letterLine)],
	offers: [{ kind: "exercise", id: "unsent-letter", title: exerciseBySlug("unsent-letter")?.title ?? "" }],
	memo: { matter: id },
});

/**
 * Takes what the person types after the list as the answer to what the words are for. After words for an occasion, or to
 * begin with, a longer message counts as part of the story: null.
 */
export function occasionTyped(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, turns, today } = input;
	const brought = broughtIn(turns);
	if (brought) return null;
	const isShort = countWords(message) <= FEW_WORDS;
	const nearest = isShort ? nearestWords(input) : null;
	if (nearest) return linesOf(nearest, input);
	const last = turns.findLast(({ from }) => from === "coach")?.content ?? "";
	if ([...ownSentence, adjustLine].some((one) => last.includes(one))) return adjusts(message) ? adjusted : null;
	const isAnswer =
		smallTalkIn(message) === null &&
		!wantsNoMore(message) &&
		planIn(message, today) === null &&
		lifeQuestionIn(message) === null;
	const isNear =
		isAnswer && nearestOccasions(withoutPeople(read(message.slice(0, READ), today)), mayFit(input)).length > 0;
	return isNear ? toChoose(message, input, book) : null;
}

/**
 * Offers the wording for an occasion that was tapped, what is near to choose from, or every occasion; null if there is
 * no such occasion.
 */
export function occasionTapped(id: string, input: ReplyInput, book: Phrasebook): Draft | null {
	if (id === "all") return toChoose(toldIn(input), input, book);
	if (id === EVERY) return everyOccasion(input);
	const whom = whoms.find((one) => one.id === id);
	if (whom) {
		const fitting = whom.occasions.flatMap((one) => occasionById(one) ?? []).filter(mayOffer(input));
		return asking(chooseWords, [toChooseFrom(fitting.map((one) => tapOf(one.label, { do: "occasion", id: one.id })))]);
	}
	const occasion = occasionById(id);
	return occasion && mayOffer(input)(occasion) ? linesOf(occasion, input) : null;
}

/** Offers every occasion, sorted by for whom the words are: first for those of whom the person told. */
function everyOccasion(input: ReplyInput): Draft {
	const { people } = read(toldIn(input).slice(0, READ), input.today);
	const named = new Set(people.flatMap(({ relation }) => whomOf[relation] ?? []));
	const sorted = [...whoms].sort((one, other) => Number(named.has(other.id)) - Number(named.has(one.id)));
	const ids = new Set([...sorted.flatMap((whom) => whom.occasions), ...occasions.map(({ id }) => id)]);
	const all = [...ids].flatMap((id) => occasionById(id) ?? []).filter(mayOffer(input));
	const taps = sorted.map(({ id, label }) => tapOf(label, { do: "occasion", id }));
	return asking(wordsFor, [
		{ kind: "taps", label: "Whom are they for?", taps },
		{ kind: "occasions", occasions: all.map(({ id, label }) => ({ id, label })) },
	]);
}

function linesOf({ id, label, lines, talk: slug }: Occasion, input: ReplyInput): Draft {
	const others = toChooseFrom(choicesOf(input, toldIn(input), id));
	if (!input.tap && wasBrought(id, input)) return asking(chooseWords, [others]);
	const found = slug === undefined ? undefined : talkBySlug(slug);
	const hasGaps = lines.some((one) => /…|\[/.test(one));
	const brought = { kind: "lines" as const, id, title: label, lines: [...lines] };
	return {
		paragraphs: [says(filled(articleTitle, { title: label })), says(hasGaps ? occasionLines : theseWords)],
		offers: [{ ...brought, ...(found && { talk: { id: found.slug, title: found.title } }) }, others],
		memo: { awaits: "occasion" },
	};
}

/** Returns the sentence that the person picked from those offered last; null if the message names none. */
export function pickedLine({ message, turns }: ReplyInput): string | null {
	const at = pickIn(message);
	if (at === null) return null;
	const brought = offered(turns, PICKED_WITHIN).findLast(({ kind }) => kind === "lines" || kind === "article");
	const lines = brought?.kind === "lines" ? brought.lines : brought?.kind === "article" ? brought.words : undefined;
	return lines?.at(at) ?? null;
}
