import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { feelingOfWord } from "@/lib/domain/feelings/named";
import { longestIn, phrasesOf, spoken } from "@/lib/domain/find/phrase";
import { weekdayName } from "@/lib/domain/progress/spoken";
import { comingDay, thinksOfStep } from "@/lib/domain/text/coming-day";
import { calledWithoutMy } from "@/lib/domain/text/kinship";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingNamedIn, hasABut } from "@/lib/domain/text/mood";
import { type Reading, read } from "@/lib/domain/text/reading";
import type { Paragraph } from "../parts/part";
import { filled, lines, type Phrasebook } from "../parts/phrasebook";
import { allyLines, sorryLines } from "./content/lines";
import {
	afterGoodFeeling,
	afterHardFeeling,
	askedAboutSomebody,
	askedAboutThem,
	dayAheadAsks,
	dayAheadLines,
	stepAsks,
	stepLines,
	waysOfSaying,
} from "./content/received-lines";
import { mayLeadToSomebody } from "./danger";
import { maybe, says } from "./say";
import { ownMessages, sittingOf } from "./sitting";

/** How many characters of a message are read. */
const READ = 4_000;

/** The acknowledgement of a message and the question after it. Either can be empty. */
export interface Received {
	lead: Paragraph[];
	asks: Paragraph[];
	offers?: Offer[];
}

const ways = waysOfSaying.map((one) => ({
	...one,
	phrases: phrasesOf(one.when),
	beside: one.unless ? phrasesOf(one.unless) : [],
}));

/**
 * Acknowledges the last message by how it was said: a feeling the person names, a quarrel, somebody else's sentence, a
 * wish. The reply is true for anybody who says such a thing. Null if nothing is clear.
 * @param isGlad Whether the subject is good news: nothing grave is said then, unless the message contains a "but".
 */
export function received(input: ReplyInput, book: Phrasebook, isGlad: boolean): Received | null {
	const { tap, today } = input;
	if (tap) return null;
	const message = input.message.slice(0, READ);
	const reading = read(message, today);
	const mayBeGrave = !isGlad || hasABut.test(message);
	if (mayBeGrave && tellsOfLoss(message)) return { lead: maybe(book, sorryLines), asks: [] };
	const last = input.turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const ally = allyNamed(reading, input, book);
	if (ally) return ally;
	const felt = feltIn(message, mayBeGrave, book);
	if (felt) return felt;
	if (thinksOfStep(message) && !last.includes(stepAsks[0] ?? "")) {
		const step = { lead: maybe(book, stepLines), asks: maybe(book, stepAsks) };
		if (step.lead.length + step.asks.length > 0) return step;
	}
	const ahead = dayAhead(input, book);
	if (ahead) return ahead;
	const text = spoken(reading.words);
	for (const { phrases, beside, isOpen, lines: leads, asks } of ways) {
		if (!isOpen && isGlad) continue;
		if (longestIn(text, phrases) === 0 || longestIn(text, beside) > 0) continue;
		// Avoids replying in the same way twice in a row.
		if ([...leads, ...asks].some((one) => last.includes(one))) continue;
		const [lead, asked] = [maybe(book, leads), mayLeadToSomebody(input) ? maybe(book, asks) : []];
		if (lead.length > 0 || asked.length > 0) return { lead, asks: asked };
	}
	return null;
}

/** Replies if the person was asked who would be glad to hear the news and names somebody: suggests telling them. */
function allyNamed(reading: Reading, input: ReplyInput, book: Phrasebook): Received | null {
	const last = input.turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const isWhoAsked = /\bWho(?:\b|[’'])[^?]*\?[^?]*$/.test(last);
	const who = isWhoAsked && reading.words.length <= SHORT && mayLeadToSomebody(input) ? ownPersonIn(reading) : null;
	const said = who === null ? null : book.fresh(allyLines, { who });
	if (!said || who === null) return null;
	return { lead: [says(filled(said, { who }))], asks: [], offers: [{ kind: "later", meant: `talk to your ${who}` }] };
}

/** A message of at most this many words can be just a name. */
const SHORT = 5;

/** Whether the person names a hard feeling of their own. */
export const saysHardFeeling = (message: string): boolean => {
	const word = feelingNamedIn(message.slice(0, READ));
	const quarter = word === null ? undefined : feelingById(feelingOfWord(word) ?? "")?.quarter;
	return quarter === "stirred" || quarter === "low";
};

function feltIn(message: string, mayBeGrave: boolean, book: Phrasebook): Received | null {
	const word = feelingNamedIn(message);
	const feeling = word === null ? undefined : feelingById(feelingOfWord(word) ?? "");
	if (!feeling) return null;
	const isGood = feeling.quarter === "bright" || feeling.quarter === "calm";
	// "I was so happy, but" is not about happiness, and even good news may frighten.
	if (isGood ? hasABut.test(message) : !mayBeGrave) return null;
	const lead = maybe(book, lines(...feelingLines[feeling.id]));
	return lead.length > 0 ? { lead, asks: maybe(book, isGood ? afterGoodFeeling : afterHardFeeling) } : null;
}

/** Asks about a coming day that the message names, whatever happens on it. */
function dayAhead({ message, today }: ReplyInput, book: Phrasebook): Received | null {
	const day = comingDay(message, today);
	const values = { day: day ? weekdayName(day) : "" };
	const [lead, asked] = [dayAheadLines, dayAheadAsks].map((from) => (day ? book.fresh(from, values) : null));
	return lead && asked ? { lead: [says(filled(lead, values))], asks: [says(filled(asked, values))] } : null;
}

/**
 * Asks a question about the one person a message mentions: "your sister", or "her" if it says only that. Asks nothing
 * about somebody who may be dangerous or has died.
 */
export function askedOfSomebody(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const isMourned = [input.message, ...ownMessages(sittingOf(input))].some(tellsOfLoss);
	if (isMourned || !mayLeadToSomebody(input)) return [];
	const reading = read(input.message.slice(0, READ), input.today);
	if (reading.people.some(({ relation }) => relation === "child" || relation === "ex")) return [];
	const [who, them] = [ownPersonIn(reading), pronounOnlyIn(reading)];
	const asked =
		who !== null
			? book.fresh(askedAboutSomebody, { who })
			: them !== null
				? book.fresh(askedAboutThem, { them })
				: null;
	return asked ? [says(filled(asked, { who: who ?? "", them: them ?? "" }))] : [];
}

/** Returns "him" or "her" if a text mentions nobody else. */
function pronounOnlyIn({ people, text }: Pick<Reading, "people" | "text">): "him" | "her" | null {
	const [he, she] = [/\b(?:he|him|hes)\b/i.test(text), /\b(?:she|shes)\b/i.test(text)];
	return people.length > 0 || he === she ? null : he ? "him" : "her";
}

/** Returns what the writer calls the only person in a text ("sister", "mum"); null for several. */
export function ownPersonIn({ people }: Pick<Reading, "people">): string | null {
	const [only, another] = people;
	if (!only || another) return null;
	if (only.relation.endsWith("-in-law")) return only.relation;
	const written = only.written.toLowerCase().replace(/['’]s$/, "");
	const withoutS = written.replace(/s$/, "");
	// "Dads scan" is about one dad; of "best friend", only "best" is found.
	if (calledWithoutMy.has(withoutS)) return withoutS;
	if (written === "best") return "friend";
	return (written.endsWith("s") && !written.endsWith("ss")) || written === "children" ? null : written;
}
