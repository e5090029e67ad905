import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Matter } from "@/lib/domain/matters/schema";
import { namedOccasion, occasionById, occasionsBy, plainlyNearest } from "@/lib/domain/occasions/occasions";
import type { Occasion } from "@/lib/domain/occasions/schema";
import { talkBySlug } from "@/lib/domain/talks/library";
import { countWords } from "@/lib/domain/text/count-words";
import { dictatedIn } from "@/lib/domain/text/dictated";
import { pickIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { filled, type Line } from "../parts/phrasebook";
import {
	adjustLine,
	anyWords,
	articleTitle,
	correctedWords,
	haveThose,
	letterLine,
	occasionLines,
	theseWords,
	whichSide,
	wordsFor,
	wordsForAny,
	yourWords,
} from "./content/lines";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { occasionsOf } from "./matter";
import { says } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { matterNow } from "./which-matter";

/** How many characters of a message are read. */
const READ = 2_000;

/** Returns a filter for wording: after signs of danger, none that brings the person into contact with somebody. */
const mayOffer =
	(input: Pick<ReplyInput, "signs" | "hints">) =>
	({ leadsToSomebody }: Occasion) =>
		mayLeadToSomebody(input) || leadsToSomebody !== true;

/** Offers a list of occasions. @param wrong The id of an occasion that was not meant. */
const listOf = (input: ReplyInput, words: string, wrong: string | null = null): Offer => ({
	kind: "occasions",
	occasions: [
		...new Set([...fittingFor(input), ...occasionsBy(read(words.slice(0, READ), input.today), mayOffer(input))]),
	]
		.filter(({ id }) => id !== wrong)
		.map(({ id, label }) => ({ id, label })),
});

/** Returns the occasions that fit the current subject. */
function fittingFor(input: ReplyInput): Occasion[] {
	const matter = matterNow(input);
	return matter ? occasionsOf(matter, input) : [];
}

/**
 * Offers wording: for the occasion the person named, if it is clear which; otherwise all occasions, nearest first.
 * @param lead Said before.
 */
export function wordsWanted(input: ReplyInput, lead?: Line): Draft {
	const { message, turns, today, tap } = input;
	const dictated = tap ? null : dictatedIn(message.slice(0, READ));
	if (dictated !== null) return ownDraft(dictated);
	const [told = ""] = ownMessages(turns);
	const own = tap ? "" : message;
	const named = namedOccasion(own.slice(0, READ), mayOffer(input));
	if (named) return linesOf(named, input, lead);
	if (!tap && adjusts(own) && broughtIn(turns, PICKED_WITHIN))
		return { paragraphs: [says(adjustLine)], offers: [stepByStep] };
	// For "Give me the words" and "Can you give me a way to say it", the previous message says what they are for.
	const pointsBack = countWords(own) <= FEW_WORDS || /\b(?:it|that|this)\b/i.test(own);
	const nearest = [own, tap || !pointsBack || countWords(own) > LONGEST_OCCASION ? "" : told]
		.map((text) => plainlyNearest(read(text.slice(0, READ), today), mayOffer(input)))
		.find((found) => found !== null);
	if (nearest) return linesOf(nearest, input, lead);
	const matter = matterNow(input);
	if (matter?.letter && !tap) return letterFor(matter);
	// If only the person is certain, or nobody is mentioned, the person is asked which wording they want.
	const isClear = matter?.leadsToSomebody === true && !matter.isOnlyPeople && !matter.hasSides;
	const [fitting] = matter && isClear ? occasionsOf(matter, input) : [];
	if (fitting) return linesOf(fitting, input, lead);
	const list = listOf(input, [own, ...ownMessages(sittingOf(input))].join("\n"));
	const isAny = !tap && !matter?.hasSides && mayLeadToSomebody(input) && !wasBrought("any", input);
	return {
		paragraphs: [...(lead ? [says(lead)] : []), says(isAny ? anyWords : wordsLine(matter))],
		offers: isAny ? [anyLines, list] : [list],
		memo: { awaits: "occasion" },
	};
}

/** Sentences to begin any message with, for an occasion that is not known. */
const anyLines: Offer = {
	kind: "lines",
	id: "any",
	title: "Words to begin with",
	lines: [...wordsForAny],
	talk: { id: "message-to-send", title: talkBySlug("message-to-send")?.title ?? "" },
};
const stepByStep: Offer = { kind: "talk", id: "message-to-send", title: talkBySlug("message-to-send")?.title ?? "" };

/** Whether the person wants the words they were given shorter, softer or plainer. */
const adjusts = (message: string): boolean =>
	countWords(message) <= LONGEST_OCCASION && /\b(?:shorter|softer|plainer|too)\b/i.test(message);

/** Returns the sentences that were offered in one of the last replies. */
const broughtIn = (turns: ReplyInput["turns"], within = 1) =>
	turns
		.filter(({ from }) => from === "coach")
		.slice(-within)
		.flatMap(({ guide }) => guide?.offers ?? [])
		.findLast(({ kind }) => kind === "lines");

const wordsLine = (matter: Matter | null): Line => (matter?.hasSides ? whichSide : wordsFor);

/** Lays out the parts of a message that the person dictated. */
const ownDraft = (words: string): Draft => ({
	paragraphs: [says(yourWords)],
	offers: [
		{
			kind: "lines",
			id: "own",
			title: "Your message",
			lines: [words],
			...(stepByStep.kind === "talk" && { talk: { id: stepByStep.id, title: stepByStep.title } }),
		},
	],
	memo: { awaits: "occasion" },
});

/** Whether these words were shown today. */
const wasBrought = (id: string, input: ReplyInput): boolean =>
	sittingOf(input).some(({ guide }) => guide?.offers.some((one) => one.kind === "lines" && one.id === id));

/** Suggests an unsent letter to somebody who can no longer read it. */
const letterFor = ({ id }: Matter): Draft => ({
	paragraphs: [says(letterLine)],
	offers: [{ kind: "exercise", id: "unsent-letter", title: exerciseBySlug("unsent-letter")?.title ?? "" }],
	memo: { matter: id },
});

/** Resolves an occasion that the person typed after the list; null if no occasion shares a word with the message. */
export function occasionTyped(input: ReplyInput): Draft | null {
	// After words for an occasion, the next message counts as part of the same story, unless it names another occasion.
	const brought = broughtIn(input.turns);
	if (brought?.kind === "lines" && brought.id !== "any") return null;
	const dictated = dictatedIn(input.message);
	if (dictated !== null) return ownDraft(dictated);
	if (countWords(input.message) > LONGEST_OCCASION) return null;
	const reading = read(input.message.slice(0, READ), input.today);
	const nearest = plainlyNearest(reading, mayOffer(input));
	return nearest ? linesOf(nearest, input) : null;
}

/** A message with more words than this tells something and does not name an occasion. */
const LONGEST_OCCASION = 9;
/** A request of at most this many words says nothing about what the words are for: "Give me some words". */
const FEW_WORDS = 4;

/** Replies when Sage offered wording for the wrong occasion: shows the list again without it. */
export function otherWordsFor(input: ReplyInput): Draft {
	const { turns, message } = input;
	const brought = broughtIn(turns);
	const wrong = brought?.kind === "lines" ? brought.id : null;
	return {
		paragraphs: [says(correctedWords)],
		offers: [listOf(input, `${message}\n${ownMessages(turns).join("\n")}`, wrong)],
		memo: { awaits: "occasion" },
	};
}

/** Offers the wording for an occasion that was tapped; null if there is no such occasion. */
export function occasionTapped(id: string, input: ReplyInput): Draft | null {
	if (id === "all")
		return {
			paragraphs: [says(wordsLine(matterNow(input)))],
			offers: [listOf(input, ownMessages(input.turns)[0] ?? "")],
			memo: { awaits: "occasion" },
		};
	const occasion = occasionById(id);
	return occasion && mayOffer(input)(occasion) ? linesOf(occasion, input) : null;
}

function linesOf({ id, label, lines, talk: slug }: Occasion, input: ReplyInput, lead?: Line): Draft {
	const talk = slug === undefined ? undefined : talkBySlug(slug);
	if (!input.tap && wasBrought(id, input))
		return {
			paragraphs: [says(haveThose)],
			offers: [listOf(input, input.message, id)],
			memo: { awaits: "occasion" },
		};
	return {
		paragraphs: [
			...(lead ? [says(lead)] : []),
			says(filled(articleTitle, { title: label })),
			says(lines.some((one) => /…|\[/.test(one)) ? occasionLines : theseWords),
		],
		offers: [
			{
				...{ kind: "lines", id, title: label, lines: [...lines] },
				...(talk && { talk: { id: talk.slug, title: talk.title } }),
			},
			otherWords(id, input),
		],
		memo: { awaits: "occasion" },
	};
}

/** Offers wording for another occasion that fits the subject, and the list of all. */
function otherWords(given: string, input: ReplyInput): Offer {
	const matter = matterNow(input);
	const others = matter ? occasionsOf(matter, input).filter(({ id }) => id !== given) : [];
	const named = others.map(({ id, label }) => ({ id, label }));
	return { kind: "occasions", occasions: [...named, { id: "all", label: "Words for something else" }] };
}

/** Returns the sentence that the person picked from those offered last; null if the message names none. */
export function pickedLine({ message, turns }: ReplyInput): string | null {
	const at = pickIn(message);
	if (at === null) return null;
	const offers = turns
		.filter(({ from }) => from === "coach")
		.slice(-PICKED_WITHIN)
		.flatMap(({ guide }) => guide?.offers ?? []);
	const brought = offers.findLast(({ kind }) => kind === "lines" || kind === "article");
	const lines = brought?.kind === "lines" ? brought.lines : brought?.kind === "article" ? brought.words : undefined;
	return lines?.at(at) ?? null;
}
/** "The second one" can still refer to an offered sentence for this many replies. */
const PICKED_WITHIN = 6;
