import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
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
import {
	draftIn,
	isMeantBefore,
	isSaidToThem,
	isTooMuch,
	letterIn,
	materialIn,
	meantFor,
	quotedIn,
	quotesOthers,
	toldToThem,
} from "@/lib/domain/text/own-draft";
import { unquoted } from "@/lib/domain/text/plain-chat";
import { type Reading, read } from "@/lib/domain/text/reading";
import { askingPart, isAsking, requestIn, saysNoneOf, wantsNoMore } from "@/lib/domain/text/requests";
import { filled, type Line, type Phrasebook } from "../parts/phrasebook";
import {
	adjustLine,
	articleTitle,
	chooseWords,
	occasionLines,
	openers,
	ownSentence,
	theseWords,
	wholeSentence,
	wordsFor,
	yourSentence,
} from "./content/lines";
import { type One, stepByStep, tapOf } from "./content/taps";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { OWN } from "./look-at-words";
import { oneOf, says } from "./say";
import { occasionsPassedBy, ownMessages, sittingOf, toldToday } from "./sitting";

/** How many characters of a message are read. */
const READ = 2_000;
/** A message longer than this, in words, is a story and not a remark on the suggested wording. */
const FEW_WORDS = 9;
/** "The second one" can still refer to an offered sentence for this many replies. */
const PICKED_WITHIN = 6;
/** A longer message, in words, is a story and no remark on the words that were given. */
const MOST_REJECTING = 35;
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
	const told = toldToday(input);
	const passes = mayOffer(input);
	return (one) => passes(one) && mayBeMeant(one.id, told);
}

const asking = (said: Line, offers: Draft["offers"]): Draft => ({
	paragraphs: [says(said)],
	offers,
	memo: { awaits: "occasion" },
});

/** Removes the words for people from a reading: a wife who is named does not make all words for wives nearer. */
function withoutPeople({ words: all }: Reading): Pick<Reading, "terms" | "words"> {
	const words = all.filter(({ terms }) => !terms.some((term) => term.startsWith("@")));
	return { words, terms: new Set(words.flatMap(({ terms }) => terms)) };
}

/**
 * Returns what the words may be for: what was chosen before, and what is near to some words. What was
 * shown before and not taken is left out.
 */
function choicesOf(input: ReplyInput, words: string, shown?: string): One[] {
	const passed = occasionsPassedBy(sittingOf(input));
	const passes = (one: Occasion) => mayFit(input)(one) && one.id !== shown && !passed.has(one.id);
	const chosen = sittingOf(input).flatMap(({ tap }) => (tap?.do === "occasion" ? (occasionById(tap.id) ?? []) : []));
	const fitting = chosen.toReversed().filter(passes);
	const near = nearestOccasions(
		withoutPeople(read(`${words}\n${toldToday(input)}`.slice(0, READ), input.today)),
		passes,
	);
	return [...new Set([...fitting, ...near])]
		.slice(0, OCCASIONS)
		.map(({ id, label }) => tapOf(label, { do: "occasion", id }));
}

/** The name of the sentences with which nearly anything can begin. */
const OPENERS = "openers";
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
 * Offers wording: sentences for the occasion that they named; otherwise sentences to begin with, and what is near to
 * choose from.
 */
export function wordsWanted(input: ReplyInput, book: Phrasebook): Draft {
	const own = input.tap ? "" : input.message;
	if (adjusts(own) && broughtIn(input.turns, PICKED_WITHIN)) return adjusted;
	const said = mayLeadToSomebody(input) ? toldToThem(own) : null;
	if (said) return putTogether(said, book);
	const near = nearestWords(input);
	return near ? linesOf(near, input, book) : toChoose(askingPart(own, 1) || toldToday(input), input, book);
}

/**
 * Gives sentences with which nearly anything can begin, and asks for the one thing that has to be said; after signs of
 * danger only lets the person choose what the words are for.
 */
function toChoose(words: string, input: ReplyInput, book: Phrasebook): Draft {
	if (words.trim() === "") return everyOccasion(input);
	const choices = choicesOf(input, words);
	const below = toChooseFrom(choices);
	if (!mayLeadToSomebody(input)) return asking(oneOf(book, chooseWords), [below]);
	const asked = book.fresh(ownSentence);
	if (!asked) return asking(oneOf(book, chooseWords), [below, stepByStep]);
	const others = choices.length > 0 ? [says(oneOf(book, chooseWords))] : [];
	const toBegin: Offer = { kind: "lines", id: OPENERS, title: "Ways to begin", lines: [...openers] };
	return {
		paragraphs: [says(asked), ...others],
		offers: [...(wasBrought(OPENERS, input) ? [] : [toBegin]), below],
		memo: { awaits: "occasion" },
	};
}

/** Whether the last reply asked for what has to be in the words. */
export const wasAskedFor = (input: ReplyInput): boolean => {
	const last = sittingOf(input).findLast(({ from }) => from === "coach")?.content ?? "";
	return [...ownSentence, adjustLine].some((one) => last.includes(one));
};

/** Returns what a message says outright is to be said to somebody; null if it does not. */
function saidToBeSaid({ message, ...input }: ReplyInput): string | null {
	const before = isMeantBefore(message) ? ownMessages(sittingOf(input))[0] : undefined;
	return (before === undefined ? null : materialIn(before)) ?? meantFor(message);
}

/** Returns a letter, or what answers the request for words; null if the message asks for something itself. */
function writtenToBeSaid(input: ReplyInput): string | null {
	const { message, today, turns } = input;
	const isAsked = wasAskedFor(input);
	const material = isAsked ? materialIn(message) : null;
	const isMarked = material !== null && material !== message.trim();
	const asks =
		unquoted(message).includes("?") || (!isMarked && (isAsking(message, today) || requestIn(message) !== null));
	if (asks) return null;
	const letter = letterIn(message);
	if (letter !== null || quotesOthers(message) || (!isAsked && !broughtIn(turns))) return letter;
	if (isAsked) return quotedIn(message) ?? draftIn(message) ?? material;
	// Right after words that were given, what speaks to "you" is another try at them.
	return quotedIn(message) ?? (isSaidToThem(message) ? message.trim() : null);
}

/**
 * Puts together what the person wrote for somebody, after Sage asked for it or the person asked for words; null if the
 * message holds none.
 */
export function sentenceGiven(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	const sitting = sittingOf(input);
	const isForWords =
		sitting.some(({ guide }) => guide?.memo?.awaits === "occasion") ||
		wasAskedFor(input) ||
		ownMessages(sitting).some((text) => requestIn(text) === "words");
	if (!isForWords || hasDoneIt(message) || smallTalkIn(message) !== null) return null;
	const own = saidToBeSaid(input) ?? writtenToBeSaid(input);
	return own === null ? null : putTogether(own, book);
}

/** Gives what the person wants to say, to copy, by itself and behind an opening if it is not whole. */
function putTogether(own: string, book: Phrasebook): Draft {
	const isWhole = /^(?:dear|hi|hey|hello)\b|\byour?\b/i.test(own);
	const begun = isWhole ? [] : openers.slice(0, 2).map((one) => one.replace("…", own));
	return {
		paragraphs: [says(oneOf(book, isWhole ? wholeSentence : yourSentence))],
		offers: [
			{ kind: "lines", id: OWN, title: "Your words", lines: [own, ...begun] },
			{ kind: "taps", taps: [somethingElse] },
		],
	};
}

/** Asks for the one sentence that has to stay. */
const adjusted = asking(adjustLine, [stepByStep]);

/** Whether the person says that none of the words they were given will do: "far too dramatic for a birthday". */
const rejects = (message: string): boolean =>
	countWords(message) <= MOST_REJECTING && countWords(message) > FEW_WORDS && isTooMuch(message);

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
	offered(turns, within).findLast((one): one is OfferOf<"lines"> => one.kind === "lines" && one.id !== OPENERS);

/** Whether these words were shown today. */
const wasBrought = (id: string, input: ReplyInput): boolean =>
	sittingOf(input).some(({ guide }) => guide?.offers.some((one) => one.kind === "lines" && one.id === id));

/**
 * Takes what the person types after the list as the answer to what the words are for. After words for an occasion, or to
 * begin with, a longer message counts as part of the story: null.
 */
export function occasionTyped(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, turns, today } = input;
	if (broughtIn(turns)) {
		const asked = rejects(message) ? book.fresh(ownSentence) : null;
		return asked ? asking(asked, []) : adjusts(message) ? adjusted : null;
	}
	const isShort = countWords(message) <= FEW_WORDS;
	const nearest = isShort ? nearestWords(input) : null;
	if (nearest) return linesOf(nearest, input, book);
	if (wasAskedFor(input)) return adjusts(message) ? adjusted : null;
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
	if (id === "all") return toChoose(toldToday(input), input, book);
	if (id === EVERY) return everyOccasion(input);
	const whom = whoms.find((one) => one.id === id);
	if (whom) {
		const fitting = whom.occasions.flatMap((one) => occasionById(one) ?? []).filter(mayOffer(input));
		return asking(wordsFor, [toChooseFrom(fitting.map((one) => tapOf(one.label, { do: "occasion", id: one.id })))]);
	}
	const occasion = occasionById(id);
	return occasion && mayOffer(input)(occasion) ? linesOf(occasion, input, book) : null;
}

/** Offers every occasion, sorted by for whom the words are: first for those of whom the person told. */
function everyOccasion(input: ReplyInput): Draft {
	const { people } = read(toldToday(input).slice(0, READ), input.today);
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

function linesOf({ id, label, lines, talk: slug }: Occasion, input: ReplyInput, book: Phrasebook): Draft {
	const others = toChooseFrom(choicesOf(input, toldToday(input), id));
	if (!input.tap && wasBrought(id, input)) return asking(oneOf(book, chooseWords), [others]);
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
