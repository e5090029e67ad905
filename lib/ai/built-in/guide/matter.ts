import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { matterById } from "@/lib/domain/matters/matters";
import type { Matter } from "@/lib/domain/matters/schema";
import { occasionById } from "@/lib/domain/occasions/occasions";
import { talkBySlug } from "@/lib/domain/talks/library";
import { meantIn } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { hasABut } from "@/lib/domain/text/mood";
import type { LifeQuestion } from "@/lib/domain/text/requests";
import type { Paragraph } from "../parts/part";
import { line, lines, type Phrasebook } from "../parts/phrasebook";
import { articlePart } from "./article";
import { type One, somethingElseThan, tapOf, toRead } from "./choose-matter";
import {
	decisionLines,
	isFineLines,
	isNormalLines,
	knownLines,
	lossAsked,
	lossSaid,
	moreHelp,
	nothingForIt,
	sinceThen,
	smallLead,
	whatIfLines,
} from "./content/lines";
import { lightIdeas, smallForAnybody } from "./content/told-lines";
import { mayLeadToSomebody, mayStandInMenu } from "./danger";
import type { Draft } from "./draft";
import { nearestTitles, wordsToSearch } from "./nearest";
import { maybe, oneOf, says, unsaid } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { asideOf, asksOf, leadTo, tellOn } from "./told";
import { isBright, matterBefore, matterNow, passesFor, spoken } from "./which-matter";

/** Whether a subject is good or just passes the time. */
const isLightOf = (matter: Matter) => isBright(matter) || matter.id === "bored";

/** After how many messages something small to do is suggested within a subject, and after how many words boredom is over. */
const [SMALL_AFTER, FEW_WORDS] = [4, 6] as const;

/**
 * Continues a subject that was tapped: acknowledges the last message and asks the next of its questions. Along the way,
 * the person is given one small thing for tomorrow. Without a subject, asks what fits anything.
 * @param lead Said first, in place of the usual acknowledgement.
 */
export function goOn(matter: Matter | null, input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const lost = matter && besideLoss(matter, input, book);
	if (lost) return lost;
	const isOver = matter?.id === "bored" && !input.tap && countWords(input.message) > FEW_WORDS;
	if (matter === null || isOver) return { ...tellOn(input, book, lead), memo: { matter: null } };
	const sitting = sittingOf(input);
	const memo = { matter: matter.id };
	const asks = unsaid(matter.asks, sitting);
	const isNew = unsaid(matter.met, sitting).length === matter.met.length && asks.length === matter.asks.length;
	if (isNew) {
		const met = lead ?? [says(line(metOf(matter, input)))];
		return { paragraphs: [...met, ...asked(asks)], offers: [waysOf(matter, input)], memo };
	}
	const first = lead ?? staysOf(matter, input, book);
	if (ownMessages(sitting).length >= SMALL_AFTER && !isSmallGiven(matter, input) && meantIn(input.message) === null)
		return smallOf(matter, input, book, first);
	const next = asks.length > 0 ? asked(asks) : asksOf(input, book);
	return { paragraphs: [...first, ...next], offers: [...someWays(matter, input), ...asideOf(input)], memo };
}

/**
 * Replies to a loss mentioned within a good or light subject: joy would be wrong, so the person is asked which to stay
 * with.
 */
function besideLoss(matter: Matter, input: ReplyInput, book: Phrasebook): Draft | null {
	const isAnswer = (input.turns.findLast(({ from }) => from === "coach")?.content ?? "").includes(lossAsked);
	const staysWithIt = isAnswer && hasABut.test(input.message);
	if (!isLightOf(matter) || input.tap || (!staysWithIt && !tellsOfLoss(input.message))) return null;
	const isAsked = sittingOf(input).some(({ content }) => content.includes(lossAsked));
	const said = isAsked ? maybe(book, lossSaid) : [says(lossAsked)];
	const taps = [
		tapOf("With the loss", { do: "matter", id: "grief" }),
		tapOf(isBright(matter) ? "With what is good" : "Where we were", { do: "matter", id: matter.id }),
		tapOf("Just listen to me", { do: "door", door: "listen" }),
	];
	return { paragraphs: said, offers: [{ kind: "taps", taps }], memo: { matter: matter.id } };
}

/** Acknowledges a message within a subject: now and then with one of the subject’s own lines. */
function staysOf(matter: Matter, input: ReplyInput, book: Phrasebook): Paragraph[] {
	const last = input.turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const mayCheer =
		!ownMessages(sittingOf(input)).concat(input.message).some(tellsOfLoss) && !hasABut.test(input.message);
	const own = lines(...matter.stays);
	const isTheirs = mayCheer || !isLightOf(matter);
	return isTheirs && !own.some((one) => last.includes(one)) ? maybe(book, own) : leadTo(input, book);
}

const asked = ([first]: readonly string[]): Paragraph[] => (first ? [says(line(first))] : []);

/** Returns the first reply to a subject; if the person comes back to it, one that was not used before. */
const metOf = (matter: Matter, { turns, message }: ReplyInput): string => {
	const fresh = unsaid(matter.met, turns);
	const from = fresh.length > 0 ? fresh : matter.met;
	return from[message.length % from.length] ?? "";
};

/** Whether something small was already suggested today, for this subject or for anybody. */
const isSmallGiven = (matter: Matter | null, input: ReplyInput): boolean => {
	const all = [...(matter ? [matter.small] : []), ...smallForAnybody.map(({ small }) => small)];
	return unsaid(all, sittingOf(input)).length < all.length;
};

/** Suggests something small to do, with the other options; if it was given already, suggests what helps others. */
export function smallOf(matter: Matter | null, input: ReplyInput, book: Phrasebook, lead: Paragraph[] = []): Draft {
	const memo = matter ? { matter: matter.id } : {};
	// If only the person it is about is known, suggestions for anybody fit better.
	const isOwn = matter !== null && (!matter.isOnlyPeople || input.tap?.do === "matter");
	const [first] = (isOwn ? [matter] : book.shuffled(smallForAnybody)).filter(
		({ small }) => unsaid([small], sittingOf(input)).length > 0,
	);
	if (first)
		return {
			paragraphs: [...lead, ...maybe(book, smallLead), says(line(first.small))],
			offers: [{ kind: "later", meant: first.later }, ...waysBelow(matter, input, true)],
			memo,
		};
	const article = isOwn && !isBright(matter) ? partOf(matter, "try", input) : null;
	if (article) return { ...article, paragraphs: [...lead, ...article.paragraphs], memo };
	return { paragraphs: [...lead, ...maybe(book, moreHelp)], offers: waysBelow(matter, input), memo };
}

/** Returns a part of the subject's article, unless one of it was already given today. */
export function partOf({ id, article }: Matter, part: "try" | "known", input: ReplyInput): Draft | null {
	const isGiven = sittingOf(input).some(({ guide }) =>
		guide?.offers.some((one) => one.kind === "article" && one.slug === article && one.part === part),
	);
	const given = isGiven ? null : articlePart(article, part, { isCareful: (input.signs ?? []).length > 0 });
	return given && { ...given, memo: { matter: id } };
}

/** Offers everything there is for a subject, as taps. */
export function waysOf(matter: Matter, input: ReplyInput, isSmallGiven = false): OfferOf<"taps"> {
	const { id, article, talk: slug } = matter;
	const talk = slug ? talkBySlug(slug) : undefined;
	const isGiven = isSmallGiven || unsaid([matter.small], sittingOf(input)).length === 0;
	const leads = mayLeadToSomebody(input);
	const goThrough =
		talk && (leads || talk.aboutSomebody !== true)
			? [tapOf(`Step by step: ${talk.title}`, { do: "talk", id: talk.slug })]
			: [];
	const found = articleBySlug(article)?.article;
	const reads = found && (leads || found.afraid !== "not-for-you");
	const taps = [
		...(isBright(matter) ? goThrough : []),
		...wordsTap(matter, input),
		...(isGiven ? [] : [tapOf("Something small for today", { do: "matter", id, want: "small" } as const)]),
		...(isBright(matter) ? [] : goThrough),
		...(reads && !isBright(matter)
			? [matter.isOnlyPeople ? toRead : tapOf("What helps others", { do: "open", kind: "article", id: article })]
			: []),
		tapOf("Just listen to me", { do: "door", door: "listen" }),
		somethingElse,
	];
	return { kind: "taps", label: "What would help?", taps };
}

/** Offers everything there is for a subject, or a few general ways on if none is known. */
const waysBelow = (matter: Matter | null, input: ReplyInput, isSmallGiven = false): Offer[] =>
	matter ? [waysOf(matter, input, isSmallGiven)] : someWays(null, input);

/** Offers two ways on that were not among the last replies' offers. "Something else" is offered once. */
export function someWays(matter: Matter | null, input: ReplyInput): Offer[] {
	const all = matter
		? waysOf(matter, input).taps.filter(({ label }) => label !== somethingElse.label)
		: waysForAnybody(input);
	const shown = sittingOf(input)
		.filter(({ from }) => from === "coach")
		.map(({ guide }) =>
			(guide?.offers ?? []).flatMap((one) => (one.kind === "taps" ? one.taps.map(({ label }) => label) : [])),
		);
	const lately = shown.slice(-2).flat();
	const isWayOutKnown = shown.flat().includes(somethingElse.label);
	const fresh = all.filter(({ label }) => !lately.includes(label)).slice(0, 2);
	const taps = [...fresh, ...(matter && !isWayOutKnown ? [somethingElse] : [])];
	return taps.length > 0 ? [{ kind: "taps", label: "What would help?", taps }] : [];
}

const waysForAnybody = (input: ReplyInput): One[] => [
	...(mayLeadToSomebody(input) ? [tapOf("Words I could say", { do: "occasion", id: "all" } as const)] : []),
	toRead,
	tapOf("Just listen to me", { do: "door", door: "listen" }),
	tapOf("Say what it’s about", { do: "group", id: "all" }),
];
const somethingElse = tapOf("It’s about something else", { do: "matter", id: "else" });

/** Returns the occasions that fit a subject, the most wanted first. */
export const occasionsOf = ({ occasions }: Matter, input: ReplyInput) =>
	occasions.flatMap((id) => {
		const one = occasionById(id);
		return one && (mayLeadToSomebody(input) || one.leadsToSomebody !== true) ? [one] : [];
	});

const wordsTap = (matter: Matter, input: ReplyInput): One[] => {
	const [first] = occasionsOf(matter, input);
	if (first && (matter.hasSides || matter.isOnlyPeople))
		return [tapOf("Words I could say", { do: "occasion", id: "all" })];
	return first ? [tapOf("Words I could say", { do: "occasion", id: first.id })] : [];
};

/** Replies after a feeling was chosen and a line was said for it. */
export const afterFeeling = (matter: Matter, input: ReplyInput, said: Paragraph): Draft => {
	const asks = unsaid(matter.asks, sittingOf(input));
	return { paragraphs: [said, ...asked(asks)], offers: [waysOf(matter, input)], memo: { matter: matter.id } };
};

/** Answers a question about the person's own life by the form of the question. */
export function answered(question: LifeQuestion, about: Matter | null, input: ReplyInput, book: Phrasebook): Draft {
	// Advice for any child or any family may miss what this person is telling.
	const matter = about?.isOnlyPeople ? null : about;
	const sitting = sittingOf(input);
	if (question === "fine" && !matter) return { paragraphs: maybe(book, isFineLines), offers: [] };
	const titles =
		matter || question !== "normal" ? null : nearestTitles(wordsToSearch(input), input, mayStandInMenu(input), ENOUGH);
	if (titles)
		return {
			paragraphs: maybe(book, knownLines, moreHelp),
			offers: [{ ...titles, titles: titles.titles.slice(0, AT_MOST) }],
		};
	if (question === "what-if") {
		const said = maybe(book, whatIfLines);
		if (said.length === 0) return goOn(matter, input, book);
		return { paragraphs: said, offers: someWays(matter, input), memo: { matter: matter?.id } };
	}
	if (question === "what-to-do") return somethingToDo(matter, input, book);
	if (!matter) return { paragraphs: [says(oneOf(book, isNormalLines))], offers: someWays(about, input) };
	if (unsaid([matter.normal], sitting).length === 0) return smallOf(matter, input, book);
	const asks = unsaid(matter.asks, sitting);
	return {
		paragraphs: [says(line(matter.normal)), ...asked(asks)],
		offers: [waysOf(matter, input)],
		memo: { matter: matter.id },
	};
}

/** The score that the best title needs to answer such a question, and how many are shown. */
const [ENOUGH, AT_MOST] = [300, 2] as const;

/** Gives one thing to do at once. Whoever passes the time gets something light. */
function somethingToDo(matter: Matter | null, input: ReplyInput, book: Phrasebook): Draft {
	const isBored = sittingOf(input).some(({ guide }) => guide?.memo?.matter === "bored");
	const light = isBored ? maybe(book, lightIdeas) : [];
	if (light.length > 0) return { paragraphs: light, offers: [] };
	return smallOf(matter, input, book, matter ? [] : maybe(book, [nothingForIt]));
}

/** Helps with a decision by asking about both options, one question at a time. */
export function decides(matter: Matter | null, input: ReplyInput, book: Phrasebook, otherwise: () => Draft): Draft {
	const leaning = matter?.should ? unsaid([matter.should], sittingOf(input)) : [];
	const said = maybe(
		book,
		decisionLines.filter((_, at) => at === 0),
		decisionLines,
	);
	if (said.length === 0) return otherwise();
	const paragraphs = [...leaning.map((text) => says(line(text))), ...said];
	return { paragraphs, offers: [goThroughBoth], ...(matter && { memo: { matter: matter.id } }) };
}
export const goThroughBoth: Offer = {
	kind: "taps",
	taps: [tapOf("Go through both, step by step", { do: "talk", id: "two-futures" })],
};

/** Replies to a tap on a subject. */
export function matterTapped(id: string, isSmall: boolean, input: ReplyInput, book: Phrasebook): Draft | null {
	if (id === "else") return somethingElseThan(matterNow(input), input);
	const found = matterById(id);
	if (!found || !passesFor(input)(found)) return null;
	const matter = spoken(found, input);
	if (isSmall) return smallOf(matter, input, book);
	const isAgain = matterBefore(input)?.id === id && matterNow(input)?.id !== id;
	if (isAgain) return { paragraphs: [says(sinceThen)], offers: [waysOf(matter, input)], memo: { matter: id } };
	return goOn(matter, input, book);
}
