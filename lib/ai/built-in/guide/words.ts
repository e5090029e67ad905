import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Findable } from "@/lib/domain/find/finder";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import type { Matter } from "@/lib/domain/matters/schema";
import {
	namedOccasion,
	nearOccasions,
	occasionById,
	occasionsBy,
	plainlyNearest,
} from "@/lib/domain/occasions/occasions";
import type { Occasion } from "@/lib/domain/occasions/schema";
import { talkBySlug } from "@/lib/domain/talks/library";
import { planIn } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { pickIn, smallTalkIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { askingPart, saysNoneOf, wantsNoMore } from "@/lib/domain/text/requests";
import { filled, type Line } from "../parts/phrasebook";
import { tapOf } from "./choose-matter";
import {
	adjustLine,
	articleTitle,
	chooseWords,
	correctedWords,
	letterLine,
	noWordsNear,
	occasionLines,
	theseWords,
	wordsFor,
} from "./content/lines";
import { mayLeadToSomebody, mayStandInMenu } from "./danger";
import type { Draft } from "./draft";
import { nearestTitles } from "./nearest";
import { says } from "./say";
import { refusedIn, sittingOf } from "./sitting";
import { occasionsOf } from "./ways";
import { matterNow, toldIn } from "./which-matter";

/** How many characters of a message are read. */
const READ = 2_000;
/** A message longer than this, in words, is a story and not a remark on the suggested wording. */
const FEW_WORDS = 9;
/** A message of at most this many words, right after words were brought, is about them. */
const VERY_FEW = 6;
/** "The second one" can still refer to an offered sentence for this many replies. */
const PICKED_WITHIN = 6;
/** How many occasions, and how many articles with words, are offered before "Something else". */
const [OCCASIONS, ARTICLES] = [4, 1] as const;
/** The score that an article needs for its words to be offered. */
const NEAR_ARTICLE = 250;

/** Occasions that are for children of the person. */
const ofChildren: ReadonlySet<string> = new Set(["to-a-child", "to-a-teenager"]);

/**
 * Returns a filter for wording: after signs of danger, none that brings the person into contact with somebody; and words
 * for a child only if they named one of theirs.
 */
function mayOffer(input: ReplyInput): (one: Occasion) => boolean {
	const leads = mayLeadToSomebody(input);
	const hasChild = read(toldIn(input), input.today).people.some(({ relation }) =>
		/^(?:child|son|daughter)$/.test(relation),
	);
	return ({ id, leadsToSomebody }) => (leads || leadsToSomebody !== true) && (hasChild || !ofChildren.has(id));
}

const asking = (said: Line, offers: Draft["offers"]): Draft => ({
	paragraphs: [says(said)],
	offers,
	memo: { awaits: "occasion" },
});

/**
 * Offers what the words may be for: what was chosen before or fits the subject, what is near to some words, and an
 * article with words for it. "Something else" shows every occasion.
 */
function choiceOf(input: ReplyInput, words: string, wrong?: string): OfferOf<"taps"> {
	const matter = matterNow(input);
	const said = { from: "person" as const, content: input.message, tap: input.tap ?? null, at: new Date(0) };
	const passedBy = refusedIn([...input.turns, said]).flatMap(({ guide }) =>
		(guide?.offers ?? []).flatMap((one) => (one.kind === "taps" ? one.taps.map(({ label }) => label) : [])),
	);
	const passes = (one: Occasion) => mayOffer(input)(one) && one.id !== wrong && !passedBy.includes(one.label);
	const chosen = sittingOf(input).flatMap(({ tap }) => (tap?.do === "occasion" ? (occasionById(tap.id) ?? []) : []));
	const fitting = [...chosen.toReversed(), ...(matter ? occasionsOf(matter, input) : [])].filter(passes);
	const near = [words, input.tap ? "" : input.message].flatMap((text) =>
		nearOccasions(read(text.slice(0, READ), input.today), passes),
	);
	const hasWords = (thing: Findable) =>
		thing.kind === "article" && articleBySlug(thing.id)?.article.say.length !== 0 && mayStandInMenu(input)(thing);
	const titles = nearestTitles(words, input, hasWords, NEAR_ARTICLE)?.titles.slice(0, ARTICLES) ?? [];
	return {
		kind: "taps",
		label: "What are the words for?",
		taps: [
			...[...new Set([...fitting, ...near])]
				.slice(0, OCCASIONS)
				.map(({ id, label }) => tapOf(label, { do: "occasion", id })),
			...titles.map(({ id, title }) => tapOf(`Words from “${title}”`, { do: "part", slug: id, part: "words" })),
			tapOf("Something else", { do: "occasion", id: EVERY }),
		],
	};
}
/** Stands for the list of all occasions. */
const EVERY = "every";

/** Returns the occasion that a message names, if it is clear which one; otherwise null. */
export function nearestWords(input: ReplyInput): Occasion | null {
	const own = input.tap ? "" : input.message.slice(0, READ);
	if (saysNoneOf(own)) return null;
	const isShort = countWords(own) <= FEW_WORDS;
	return namedOccasion(own, mayOffer(input)) ?? plainlyNearest(read(own, input.today), mayOffer(input), isShort);
}

/**
 * Offers wording: sentences for the occasion that they named or whose subject they tapped; otherwise what is near to
 * choose from.
 */
export function wordsWanted(input: ReplyInput): Draft {
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
	return fitting ? linesOf(fitting, input) : toChoose(askingPart(own, 1) || toldIn(input), input);
}

/** Lets the person choose what the words are for; if hardly anything is near, says so. */
function toChoose(words: string, input: ReplyInput): Draft {
	if (words.trim() === "") return everyOccasion(input);
	const choice = choiceOf(input, words);
	if (choice.taps.length > 2 || !mayLeadToSomebody(input)) return asking(chooseWords, [choice]);
	const near = occasionsBy(read(words.slice(0, READ), input.today), mayOffer(input)).slice(0, NEAREST);
	const taps = [...near, { id: EVERY, label: "Something else" }].map(({ id, label }) =>
		tapOf(label, { do: "occasion", id }),
	);
	return asking(noWordsNear, [stepByStep, { kind: "taps", taps }]);
}
/** How many purposes are shown where none is near. */
const NEAREST = 3;

/** Builds a message step by step. */
export const stepByStep: Offer = {
	kind: "talk",
	id: "message-to-send",
	title: talkBySlug("message-to-send")?.title ?? "",
};

/** Suggests building the message step by step. */
const adjusted: Draft = { paragraphs: [says(adjustLine)], offers: [stepByStep] };

/** Whether the person wants the words they were given shorter, softer or plainer. */
const adjusts = (message: string): boolean =>
	countWords(message) <= FEW_WORDS && /\b(?:shorter|softer|plainer|too)\b/i.test(message);

/** Replies to a few words about the sentences that were just brought; null if none were, or if the message is longer. */
export function aboutBrought({ tap, turns, message }: ReplyInput): Draft | null {
	const isAboutThem = countWords(message) <= VERY_FEW && broughtIn(turns, adjusts(message) ? PICKED_WITHIN : 1);
	return !tap && isAboutThem ? adjusted : null;
}

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
export function occasionTyped(input: ReplyInput): Draft | null {
	const { message, turns, today } = input;
	const brought = broughtIn(turns);
	if (brought) return null;
	const nearest = countWords(message) <= FEW_WORDS ? nearestWords(input) : null;
	if (nearest) return linesOf(nearest, input);
	const isAnswer =
		smallTalkIn(message) === null && !wantsNoMore(message) && planIn(message, today)?.isIntended !== true;
	return isAnswer ? toChoose(message, input) : null;
}

/** Replies when Sage offered wording for the wrong occasion: shows what else is near. */
export const otherWordsFor = (input: ReplyInput): Draft =>
	asking(correctedWords, [choiceOf(input, toldIn(input), broughtIn(input.turns)?.id)]);

/**
 * Offers the wording for an occasion that was tapped, what is near to choose from, or every occasion; null if there is
 * no such occasion.
 */
export function occasionTapped(id: string, input: ReplyInput): Draft | null {
	if (id === "all") return toChoose(toldIn(input), input);
	if (id === EVERY) return everyOccasion(input);
	const occasion = occasionById(id);
	return occasion && mayOffer(input)(occasion) ? linesOf(occasion, input) : null;
}

function everyOccasion(input: ReplyInput): Draft {
	const all = occasionsBy(read(toldIn(input).slice(0, READ), input.today), mayOffer(input));
	return asking(wordsFor, [{ kind: "occasions", occasions: all.map(({ id, label }) => ({ id, label })) }]);
}

function linesOf({ id, label, lines, talk: slug }: Occasion, input: ReplyInput): Draft {
	const others = choiceOf(input, toldIn(input), id);
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
