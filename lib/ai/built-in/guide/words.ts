import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Matter } from "@/lib/domain/matters/schema";
import { namedOccasion, occasionById, occasionsBy, plainlyNearest } from "@/lib/domain/occasions/occasions";
import type { Occasion } from "@/lib/domain/occasions/schema";
import { talkBySlug } from "@/lib/domain/talks/library";
import { countWords } from "@/lib/domain/text/count-words";
import { pickIn, smallTalkIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { filled, type Line } from "../parts/phrasebook";
import {
	adjustLine,
	anyWords,
	anyWordsAlone,
	articleTitle,
	correctedWords,
	haveThose,
	letterLine,
	occasionLines,
	theseWords,
	whichSide,
	wordsFor,
	wordsForAny,
} from "./content/lines";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { says } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { occasionsOf } from "./ways";
import { matterNow } from "./which-matter";

/** How many characters of a message are read. */
const READ = 2_000;
/** A message with more words than this tells something and is not about the words that were brought. */
const FEW_WORDS = 9;
/** A message of at most this many words, right after words were brought, is about them. */
const VERY_FEW = 6;
/** "The second one" can still refer to an offered sentence for this many replies. */
const PICKED_WITHIN = 6;

/** Returns a filter for wording: after signs of danger, none that brings the person into contact with somebody. */
const mayOffer =
	(input: Pick<ReplyInput, "signs" | "hints">) =>
	({ leadsToSomebody }: Occasion) =>
		mayLeadToSomebody(input) || leadsToSomebody !== true;

/** Offers all occasions: those that fit the subject, then those nearest to some words. */
function listOf(input: ReplyInput, words: string, wrong: string | null = null): Offer {
	const matter = matterNow(input);
	const nearest = occasionsBy(read(words.slice(0, READ), input.today), mayOffer(input));
	const all = new Set([...(matter ? occasionsOf(matter, input) : []), ...nearest]);
	return {
		kind: "occasions",
		occasions: [...all].filter(({ id }) => id !== wrong).map(({ id, label }) => ({ id, label })),
	};
}

const asking = (said: Line, offers: Draft["offers"]): Draft => ({
	paragraphs: [says(said)],
	offers,
	memo: { awaits: "occasion" },
});

/**
 * Offers wording: sentences for the occasion that they named or whose subject they tapped;
 * otherwise sentences to begin any message with, and all occasions to choose from.
 */
export function wordsWanted(input: ReplyInput): Draft {
	const own = input.tap ? "" : input.message.slice(0, READ);
	const named = namedOccasion(own, mayOffer(input));
	if (named) return linesOf(named, input);
	if (adjusts(own) && broughtIn(input.turns, PICKED_WITHIN)) return adjusted;
	const matter = matterNow(input);
	if (matter?.letter && own) return letterFor(matter);
	const isClear = matter?.leadsToSomebody === true && !matter.isOnlyPeople && !matter.hasSides;
	const [fitting] = isClear ? occasionsOf(matter, input) : [];
	if (fitting) return linesOf(fitting, input);
	// A list that was just shown does not help again.
	if (own && offered(input.turns).some(({ kind }) => kind === "occasions") && !broughtIn(input.turns))
		return wasBrought("any", input) ? adjusted : asking(anyWordsAlone, [anyLines]);
	const list = listOf(input, own || ownMessages(sittingOf(input)).join("\n"));
	const isNear = own !== "" && plainlyNearest(read(own, input.today), mayOffer(input)) !== null;
	const isAny = own !== "" && !isNear && !matter?.hasSides && mayLeadToSomebody(input) && !wasBrought("any", input);
	return isAny ? asking(anyWords, [anyLines, list]) : asking(wordsLine(matter), [list]);
}

const talk = { id: "message-to-send", title: talkBySlug("message-to-send")?.title ?? "" };

/** Sentences to begin any message with, for an occasion that is not known. */
const anyLines: Offer = { kind: "lines", id: "any", title: "Words to begin with", lines: [...wordsForAny], talk };

/** Suggests building the message step by step. */
const adjusted: Draft = { paragraphs: [says(adjustLine)], offers: [{ kind: "talk", ...talk }] };

/** Whether the person wants the words they were given shorter, softer or plainer. */
const adjusts = (message: string): boolean =>
	countWords(message) <= FEW_WORDS && /\b(?:shorter|softer|plainer|too)\b/i.test(message);

/** Replies to a few words about the sentences that were just brought; null if none were, or if the message is longer. */
export function aboutBrought({ tap, turns, message }: ReplyInput): Draft | null {
	const isAboutThem = countWords(message) <= VERY_FEW && broughtIn(turns, adjusts(message) ? PICKED_WITHIN : 1);
	return !tap && isAboutThem ? adjusted : null;
}

/** Returns everything that the last replies offered. */
const offered = (turns: ReplyInput["turns"], within = 1): Offer[] =>
	turns
		.filter(({ from }) => from === "coach")
		.slice(-within)
		.flatMap(({ guide }) => guide?.offers ?? []);

/** Returns the sentences that were offered in one of the last replies. */
const broughtIn = (turns: ReplyInput["turns"], within = 1): OfferOf<"lines"> | undefined =>
	offered(turns, within).findLast((one) => one.kind === "lines");

const wordsLine = (matter: Matter | null): Line => (matter?.hasSides ? whichSide : wordsFor);

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
export function occasionTyped(input: ReplyInput): Draft | null {
	const { message, today } = input;
	const brought = broughtIn(input.turns);
	if (brought && brought.id !== "any") return null;
	const isShort = countWords(message) <= FEW_WORDS;
	const nearest = isShort ? plainlyNearest(read(message, today), mayOffer(input)) : null;
	if (nearest) return linesOf(nearest, input);
	const isAnswer = brought === undefined && smallTalkIn(message) === null && !message.includes("?");
	if (!isAnswer) return null;
	const list = listOf(input, message);
	return mayLeadToSomebody(input) ? asking(anyWords, [anyLines, list]) : asking(wordsFor, [list]);
}

/** Replies when Sage offered wording for the wrong occasion: shows the list again without it. */
export const otherWordsFor = (input: ReplyInput): Draft =>
	asking(correctedWords, [
		listOf(input, `${input.message}\n${ownMessages(input.turns).join("\n")}`, broughtIn(input.turns)?.id),
	]);

/** Offers the wording for an occasion that was tapped, or the list; null if there is no such occasion. */
export function occasionTapped(id: string, input: ReplyInput): Draft | null {
	if (id === "all") return asking(wordsLine(matterNow(input)), [listOf(input, ownMessages(input.turns)[0] ?? "")]);
	const occasion = occasionById(id);
	return occasion && mayOffer(input)(occasion) ? linesOf(occasion, input) : null;
}

function linesOf({ id, label, lines, talk: slug }: Occasion, input: ReplyInput): Draft {
	if (!input.tap && wasBrought(id, input)) return asking(haveThose, [listOf(input, input.message, id)]);
	const found = slug === undefined ? undefined : talkBySlug(slug);
	const matter = matterNow(input);
	const others = (matter ? occasionsOf(matter, input) : []).filter((one) => one.id !== id);
	return {
		paragraphs: [
			says(filled(articleTitle, { title: label })),
			says(lines.some((one) => /…|\[/.test(one)) ? occasionLines : theseWords),
		],
		offers: [
			{
				...{ kind: "lines", id, title: label, lines: [...lines] },
				...(found && { talk: { id: found.slug, title: found.title } }),
			},
			{
				kind: "occasions",
				occasions: [
					...others.map((one) => ({ id: one.id, label: one.label })),
					{ id: "all", label: "Words for something else" },
				],
			},
		],
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
