import type { ReplyInput } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { matterById, mattersOf } from "@/lib/domain/matters/matters";
import { groups, type Matter } from "@/lib/domain/matters/schema";
import { countWords } from "@/lib/domain/text/count-words";
import { read } from "@/lib/domain/text/reading";
import { isAboutOwnLife } from "@/lib/domain/text/requests";
import type { Paragraph } from "../parts/part";
import { filled, type Phrasebook } from "../parts/phrasebook";
import {
	aboutQuestions,
	aboutSomebody,
	elseLine,
	inGroup,
	onMyMindQuestion,
	orTap,
	toldLines,
	whereQuestion,
	whoQuestion,
} from "./content/lines";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { AT_ONCE } from "./nearest";
import { askedOfSomebody, ownPersonIn, received } from "./received";
import { maybe, says } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { isBright, nearTo, passesFor, toldIn } from "./which-matter";

export type One = OfferOf<"taps">["taps"][number];
export const tapOf = (label: string, tap: Tap): One => ({ label, tap });
/**
 * Asks what the message is about: offers the nearest subjects, asks who a person is, or asks which group it belongs
 * to.
 * @param asks A question about what the person wrote, which is asked before the choice.
 */
export function chooseMatter(
	input: ReplyInput,
	book: Phrasebook,
	lead: Paragraph[] = [],
	asks: Paragraph[] = [],
): Draft {
	const reading = read(toldIn(input), input.today);
	const asking = (question: Paragraph[], offer: OfferOf<"taps">): Draft => ({
		paragraphs: [...lead, ...(asks.length > 0 ? [...asks, says(orTap)] : question)],
		offers: [offer],
	});
	const near = nearTo(reading, input);
	if (near.length > 0) return asking(maybe(book, aboutQuestions), choiceOf(near));
	const who = whoIsMeant(reading.text);
	const isWhoAsked = sittingOf(input).some(({ content }) => content.includes(WHO_ASKED));
	if (reading.people.length > 0 || (who && isWhoAsked))
		return asking(maybe(book, aboutQuestions), betweenPeople([], input));
	if (who) return { paragraphs: [...lead, says(filled(whoQuestion, { who }))], offers: [whoTaps] };
	const mayBeSmallTalk =
		reading.asks === null &&
		ownMessages(sittingOf(input)).length === 0 &&
		countWords(input.message) <= FEW_WORDS &&
		!isAboutOwnLife(input.message);
	if (mayBeSmallTalk) return { paragraphs: maybe(book, onMyMindQuestion), offers: [mindTaps] };
	return asking([says(whereQuestion)], groupTaps());
}

const WHO_ASKED = "to get it right, who is";
/** A message of at most this many words may be small talk. */
const FEW_WORDS = 3;
const mindTaps: OfferOf<"taps"> = {
	kind: "taps",
	taps: [
		tapOf("Something’s on my mind", { do: "group", id: "all" }),
		tapOf("Something good", { do: "group", id: "good" }),
		tapOf("Just passing the time", { do: "matter", id: "bored" }),
		tapOf("Just listen to me", { do: "door", door: "listen" }),
	],
};

/** Offers some subjects to choose from, always including "Something good". */
export function choiceOf(near: readonly Matter[], further: readonly One[] = []): OfferOf<"taps"> {
	const good = near.some(isBright) ? [] : [tapOf("Something good", { do: "group", id: "good" })];
	const taps = [
		...near.slice(0, AT_ONCE).map(({ label, id }) => tapOf(label, { do: "matter", id })),
		...good,
		tapOf("Something else", { do: "group", id: "all" }),
		// The remaining subjects, which are one tap further away.
		...near.slice(AT_ONCE).map(({ label, id }) => tapOf(label, { do: "matter", id })),
		...further,
		toRead,
		tapOf("Just listen to me", { do: "door", door: "listen" }),
	];
	return { kind: "taps", label: "What is it about?", taps };
}
export const toRead = tapOf("Something to read about it", { do: "door", door: "read" });

/** Subjects that can come up with anybody. */
const withAnybody = ["tense", "let-down", "worried-for", "missing"] as const;

/** Offers the nearest subjects, then those that can come up with anybody. */
function betweenPeople(near: readonly Matter[], input: ReplyInput): OfferOf<"taps"> {
	const others = withAnybody.flatMap((id) => matterById(id) ?? []).filter(passesFor(input));
	return choiceOf([...new Set([...near, ...others])].slice(0, AT_ONCE + 1), mayLeadToSomebody(input) ? wantsToSay : []);
}

const wantsToSay = [tapOf("I want to say something to them", { do: "occasion", id: "all" })];

/** Replies when only the person it is about is certain: acknowledges the message and asks what it is about. */
export function chooseWithin(matter: Matter, input: ReplyInput, book: Phrasebook): Draft {
	const reading = read(toldIn(input), input.today);
	const who = ownPersonIn(reading);
	const said = received(input, book, false);
	const named = who && !said ? book.fresh(aboutSomebody, { who }) : null;
	const lead = said?.lead ?? (named && who ? [says(filled(named, { who }))] : maybe(book, toldLines));
	const asks = said && said.asks.length > 0 ? said.asks : askedOfSomebody(input, book);
	const near = nearTo(reading, input).filter(({ people }) => !people);
	return {
		paragraphs: [...lead, ...(asks.length > 0 ? [...asks, says(orTap)] : maybe(book, aboutQuestions))],
		offers: [betweenPeople(near, input)],
		...(who && { memo: { matter: matter.id } }),
	};
}

/** Returns "he" or "she" if a text uses only one of the two. */
function whoIsMeant(text: string): "he" | "she" | null {
	const [he, she] = [/\b(?:he|him|his|hes|he['’]s)\b/i, /\b(?:she|her|hers|shes|she['’]s)\b/i].map((one) =>
		one.test(text),
	);
	return he === she ? null : he ? "he" : "she";
}

const whoTaps: OfferOf<"taps"> = {
	kind: "taps",
	label: "Who is it?",
	taps: [
		tapOf("My partner", { do: "matter", id: "with-partner" }),
		tapOf("My ex", { do: "matter", id: "breakup" }),
		tapOf("Somebody I like", { do: "matter", id: "with-somebody-new" }),
		tapOf("Family", { do: "matter", id: "with-family" }),
		tapOf("My child", { do: "matter", id: "with-child" }),
		tapOf("A friend", { do: "matter", id: "with-friend" }),
		tapOf("Somebody at work", { do: "matter", id: "with-work" }),
		tapOf("Somebody who died", { do: "matter", id: "grief" }),
		tapOf("Somebody else", { do: "group", id: "all" }),
		toRead,
		tapOf("Just listen to me", { do: "door", door: "listen" }),
	],
};

const groupTaps = (): OfferOf<"taps"> => ({
	kind: "taps",
	label: "What is it about?",
	taps: [
		...groups.map(({ id, label }) => tapOf(label, { do: "group", id })),
		toRead,
		tapOf("I just want to tell it", { do: "door", door: "listen" }),
	],
});

/** Offers the subjects of a group, or all groups. */
export function inGroupOf(id: string, input: ReplyInput): Draft {
	const group = groups.find((one) => one.id === id);
	const inside = group ? mattersOf(group.id).filter(passesFor(input)) : [];
	if (inside.length === 0) return { paragraphs: [says(whereQuestion)], offers: [groupTaps()], memo: { matter: null } };
	const taps = [
		...inside.map((one) => tapOf(one.label, { do: "matter", id: one.id })),
		tapOf("Something else", { do: "group", id: "all" }),
	];
	return { paragraphs: [says(inGroup)], offers: [{ kind: "taps", label: "What is it about?", taps }] };
}

/**
 * Replies when the person says it is about something else: offers the next nearest subjects or, if there are none, the
 * groups.
 */
export function somethingElseThan(now: Matter | null, input: ReplyInput): Draft {
	const near = now ? nearTo(read(toldIn(input), input.today), input).filter(({ people }) => !people) : [];
	const offers = near.length > 0 ? [choiceOf(near)] : [groupTaps()];
	return {
		paragraphs: [says(elseLine), says(near.length > 0 ? inGroup : whereQuestion)],
		offers,
		memo: { matter: null },
	};
}
