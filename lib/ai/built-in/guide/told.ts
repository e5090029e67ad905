import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { comingDay, meantIn, planIn } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { calledWithoutMy } from "@/lib/domain/text/kinship";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingNamedIn, hasABut, laughs, soundsGlad } from "@/lib/domain/text/mood";
import { type Reading, read } from "@/lib/domain/text/reading";
import { isAboutOwnLife, isNewHere, wantsToTell } from "@/lib/domain/text/requests";
import { isPainful } from "@/lib/safety/grave";
import type { Paragraph } from "../parts/part";
import { filled, lines, type Phrasebook } from "../parts/phrasebook";
import { choiceOf, mindTaps } from "./choose-matter";
import { feelingQuestions, gladLines, gladStays, listeningLines, onMyMindQuestion } from "./content/lines";
import {
	feelingAsk,
	feltAsks,
	firstAsks,
	hardLeads,
	lightIdeas,
	lightLines,
	lossAsk,
	muchLine,
	newHere,
	nextAsks,
	personAsks,
	planLines,
	shortAsks,
	sorryLines,
	thankYou,
	whatHappened,
} from "./content/told-lines";
import { mayLeadToSomebody, mayPlan } from "./danger";
import type { Draft } from "./draft";
import { hardestOf, quotes } from "./quote";
import { maybe, oneOf, says } from "./say";
import { offersKind, ownMessages, STORY, sittingOf, tellingsSince } from "./sitting";
import { nearTo, toldIn } from "./which-matter";

/** How many characters of a message are read. */
const READ = 4_000;
/** Messages of at most this many words get a short reply. */
const SHORT = 4;
/** A first message of fewer words than this may be small talk. */
const FEW = 4;
/** A first message of at most this many words has not told yet what happened. */
const BRIEF = 7;
/** After how many messages the person is asked what would help, how they feel, and is offered a thread for tomorrow. */
const [HELP_AFTER, FELT_AFTER, THREAD_AFTER] = [2, 3, 5] as const;
/** What would help is asked again after this many messages. */
const HELP_AGAIN = 4;

/**
 * Replies to something the person tells while no subject was tapped: gives back a sentence of theirs or says one short
 * thing, and asks a question that fits anything. Nothing is concluded from what they wrote.
 * @param lead Said first, in place of the usual acknowledgement.
 */
export function tellOn(input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const sitting = sittingOf(input);
	const told = ownMessages(sitting).length;
	if (told === 0 && !lead) return begun(input, book);
	if (!lead && isLight(input)) return lightly(input, book);
	const first = lead ?? leadTo(input, book);
	if (told >= THREAD_AFTER && !isThreadOffered(sitting) && mayPlan(input)) {
		const { said, offers } = forTomorrow(input, book);
		if (said.length > 0) return { paragraphs: [...first, ...said], offers };
	}
	const isFelt = saysFeeling(input) || askedFeeling(sitting);
	if (told >= FELT_AFTER && !isFelt) {
		const asked = maybe(book, feelingQuestions);
		return { paragraphs: [...first, ...asked], offers: [{ kind: "feeling" }] };
	}
	const said = [...first, ...asksOf(input, book)];
	return {
		paragraphs: said.length > 0 ? said : [says(oneOf(book, listeningLines))],
		offers: [...mayHelp(input), ...asideOf(input)],
	};
}

/** Whether the person was asked today how something feels. They are asked once. */
const askedFeeling = (sitting: readonly Turn[]): boolean =>
	sitting.some(
		(turn) =>
			offersKind(turn, "feeling") ||
			(turn.from === "coach" && [...feltAsks, feelingAsk].some((one) => turn.content.includes(one))),
	);

/** Whether a message is light talk: it laughs, and tells of nothing hard. */
const isLight = ({ message, tap }: ReplyInput): boolean =>
	!tap && laughs.test(message) && countWords(message) <= LIGHT && !isPainful(message) && !tellsOfLoss(message);

/** A message of more words than this tells something, even if it laughs. */
const LIGHT = 12;

/** Replies to light talk with one light line, and with something to do for somebody who is bored. */
function lightly(input: ReplyInput, book: Phrasebook): Draft {
	const isBored = sittingOf(input).some(({ guide }) => guide?.memo?.matter === "bored");
	return {
		paragraphs: [...maybe(book, lightLines), ...maybe(book, isBored ? lightIdeas : shortAsks)],
		offers: [anotherQuestion],
	};
}
const anotherQuestion: Offer = { kind: "say", label: "Ask me something", say: "Ask me something" };

/** Replies to the first message. What it may be about is offered below the question, and never concluded. */
function begun(input: ReplyInput, book: Phrasebook): Draft {
	const message = input.message.slice(0, READ);
	if (isNewHere(message)) return { paragraphs: [says(newHere)], offers: [{ kind: "doors" }] };
	if (countWords(message) < FEW && !message.includes("?") && !isAboutOwnLife(message))
		return { paragraphs: maybe(book, onMyMindQuestion), offers: [mindTaps] };
	if (isGlad(message)) return { paragraphs: maybe(book, gladLines), offers: [glad, ...asideOf(input)] };
	const isBrief = countWords(message) <= BRIEF && !tellsOfLoss(message) && !saysFeeling(input);
	const choice = choiceOf(nearTo(read(toldIn(input), input.today), input));
	return {
		paragraphs: isBrief
			? [says(whatHappened)]
			: [...leadTo(input, book), ...(tellsOfDeathOfSomebody(input) ? asksOf(input, book) : maybe(book, firstAsks))],
		offers: [choice, ...asideOf(input)],
	};
}

const isGlad = (message: string): boolean => soundsGlad(message) && !tellsOfLoss(message);

const glad: OfferOf<"taps"> = {
	kind: "taps",
	label: "Is it something good?",
	taps: [
		{ label: "Good news", tap: { do: "matter", id: "good-news" } },
		{ label: "A good day or moment", tap: { do: "matter", id: "good-day" } },
		{ label: "I’m proud of somebody", tap: { do: "matter", id: "proud-of" } },
		{ label: "In love, or happy with somebody", tap: { do: "matter", id: "in-love" } },
		{ label: "Not quite", tap: { do: "group", id: "all" } },
	],
};

/**
 * Acknowledges the last message, if there is something to say: a line for the feeling it names, or one for its hardest
 * sentence. Otherwise the person is thanked once for telling it, and the reply begins with the question.
 */
export function leadTo(input: ReplyInput, book: Phrasebook): Paragraph[] {
	if (input.tap) return [];
	const message = input.message.slice(0, READ);
	if (tellsOfDeathOfSomebody(input)) {
		const sorry = maybe(book, sorryLines);
		if (sorry.length > 0) return sorry;
	}
	const felt = feltIn(message, book);
	if (felt.length > 0) return felt;
	const sitting = sittingOf(input);
	if (isGlad(message) && sitting.some(asksWhetherGlad)) return maybe(book, gladStays);
	// Quoting twice in a row would sound like an echo.
	const hard = /[“”]/.test(lastSaid(sitting)) ? [] : quotes(hardestOf(message), hardLeads, book);
	if (hard.length > 0) return hard;
	const hardMessages = [message, ...ownMessages(sitting)].filter((one) => isPainful(one) || tellsOfLoss(one));
	if (hardMessages.length >= MUCH) {
		const much = maybe(book, [muchLine]);
		if (much.length > 0) return much;
	}
	return countWords(message) > SHORT && !sitting.some(thanked) ? [says(thankYou)] : [];
}
const tellsOfDeathOfSomebody = ({ message, today }: ReplyInput): boolean =>
	/\b(?:he|she) died\b/i.test(message) ||
	(tellsOfLoss(message) && personIn(read(message.slice(0, READ), today)) !== null);
const thanked = ({ from, content }: Turn): boolean => from === "coach" && content.includes("Thank you for telling me.");
/** After how many hard messages it is said that this is a lot. */
const MUCH = 3;

const lastSaid = (sitting: readonly Turn[]) => sitting.findLast(({ from }) => from === "coach")?.content ?? "";

const asksWhetherGlad = ({ guide }: Turn): boolean =>
	guide?.offers.some((one) => one.kind === "taps" && one.label === glad.label) ?? false;

/** Returns a line for the feeling that a message names with its own word; empty if it names none. */
export function feltIn(message: string, book: Phrasebook): Paragraph[] {
	const feeling = feelingById(feelingNamedIn(message) ?? "");
	const isGood = feeling?.quarter === "bright" || feeling?.quarter === "calm";
	// "I'm happy for her but I cried" is not about happiness.
	return feeling && !(isGood && hasABut.test(message)) ? maybe(book, lines(...feelingLines[feeling.id])) : [];
}

/** Whether the person has just named their feeling, so that it need not be asked for. */
const saysFeeling = ({ message, tap }: ReplyInput): boolean => !tap && feelingNamedIn(message.slice(0, READ)) !== null;

/** Asks a question that fits anything told, each once in a conversation, and one about feelings at most. */
export function asksOf(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const lost = !input.tap && tellsOfDeathOfSomebody(input) ? maybe(book, [lossAsk]) : [];
	if (lost.length > 0) return lost;
	if (saysFeeling(input) && !askedFeeling(sittingOf(input))) return maybe(book, feltAsks, nextAsks);
	const aboutThem = input.tap ? [] : askedOfSomebody(input, book);
	if (aboutThem.length > 0) return aboutThem;
	const isShort = !input.tap && countWords(input.message) <= SHORT;
	return isShort ? maybe(book, shortAsks, nextAsks) : maybe(book, nextAsks);
}

/**
 * Asks what the only person a message mentions should know, if the writer wants to tell them or cannot; never if they
 * may be dangerous or somebody has died.
 */
function askedOfSomebody(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const message = input.message.slice(0, READ);
	if (!wantsToTell.test(message) || !mayLeadToSomebody(input)) return [];
	if ([message, ...ownMessages(sittingOf(input))].some(tellsOfLoss)) return [];
	const reading = read(message, input.today);
	const who = personIn(reading);
	const them = who ? `your ${who}` : pronounOnlyIn(reading);
	const asked = them && book.fresh(personAsks, { them });
	return asked ? [says(filled(asked, { them }))] : [];
}

/** Returns "him" or "her" if a text mentions nobody else. */
function pronounOnlyIn({ people, text }: Pick<Reading, "people" | "text">): "him" | "her" | null {
	const [he, she] = [/\b(?:he|him|hes)\b/i.test(text), /\b(?:she|shes)\b/i.test(text)];
	return people.length > 0 || he === she ? null : he ? "him" : "her";
}

/** Returns what the writer calls the only person in a text ("sister", "mum"); null for several, and for a child. */
function personIn({ people, text }: Pick<Reading, "people" | "text">): string | null {
	const [only, another] = people;
	// "Since dad" may be said of somebody who has died.
	const isOwn = only && /\bmy (?:\w+ )?$/i.test(text.slice(0, text.indexOf(only.written)));
	if (!only || another || !isOwn || ["child", "son", "daughter", "ex"].includes(only.relation)) return null;
	if (only.relation.endsWith("-in-law")) return only.relation;
	const written = only.written.toLowerCase().replace(/['’]s$/, "");
	const withoutS = written.replace(/s$/, "");
	// "Dads scan" is about one dad; of "best friend", only "best" is found.
	if (calledWithoutMy.has(withoutS)) return withoutS;
	if (written === "best") return "friend";
	return written.endsWith("s") && !written.endsWith("ss") ? null : written;
}

/** Offers what could help, at most once within some messages and not below a long one. */
export function mayHelp(input: ReplyInput): Offer[] {
	const sitting = sittingOf(input);
	const since = tellingsSince(sitting, "what-would-help");
	const isDue = since === null ? ownMessages(sitting).length >= HELP_AFTER : since >= HELP_AGAIN;
	return isDue && input.message.length < STORY ? [{ kind: "what-would-help" }, leaveIt] : [];
}

const leaveIt: Offer = { kind: "say", label: "Leave it for today", say: "Let’s leave it there for today" };

/** Offers to ask later about a day or a step that the message names, and to keep a long message. */
export function asideOf({ message, today, isOffRecord, tap }: ReplyInput): Offer[] {
	if (isOffRecord || tap) return [];
	const [day, meant] = [comingDay(message, today), meantIn(message)];
	return [
		...(day || meant ? [{ kind: "later" as const, ...(day && { day }), ...(meant && { meant }) }] : []),
		...(message.length > STORY ? [{ kind: "keep" } as const] : []),
	];
}

const isThreadOffered = (sitting: readonly Turn[]): boolean =>
	sitting.some(({ guide }) => guide?.offers.some((one) => one.kind === "later" && one.meant));

/**
 * Offers to ask about the newest thing the person said they would do, or planned for a day, unless they asked not to be
 * asked about it; and to keep what they told as a journal page.
 */
export function forTomorrow(input: ReplyInput, book: Phrasebook): { said: Paragraph[]; offers: Offer[] } {
	const before = ownMessages(sittingOf(input));
	const told = [...(input.tap ? [] : [input.message]), ...before].map((text) => text.slice(0, READ));
	const keep: Offer[] = before.length >= ENOUGH_TO_KEEP ? [{ kind: "keep" }] : [];
	const refused = told.flatMap((text) => /\bdo ?n['’]?t ask (?:me )?about (?:the |my )?(\w+)/i.exec(text)?.[1] ?? []);
	const [planned] = told
		.flatMap((text) => plannedIn(text, input.today) ?? [])
		.filter(({ meant }) => !refused.some((one) => meant.toLowerCase().includes(one.toLowerCase())));
	return planned ? { said: maybe(book, planLines), offers: [planned, ...keep] } : { said: [], offers: keep };
}

function plannedIn(text: string, today: ReplyInput["today"]) {
	const [meant, plan] = [meantIn(text), planIn(text, today)];
	const day = plan?.day ?? comingDay(text, today);
	if (meant) return { kind: "later" as const, meant, ...(day && { day }) };
	return plan && { kind: "later" as const, meant: `“${plan.words}”`, day: plan.day };
}
/** After this many messages, what was told could become a journal entry. */
const ENOUGH_TO_KEEP = 2;
