import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById } from "@/lib/domain/feelings/feelings";
import type { Findable } from "@/lib/domain/find/finder";
import { ofArticle, ofTalk } from "@/lib/domain/find/library";
import { themes } from "@/lib/domain/handbook/handbook";
import { talks } from "@/lib/domain/talks/library";
import { lines, type Phrasebook } from "../parts/phrasebook";
import { articlePart } from "./article";
import {
	chooseTalk,
	chooseTopic,
	doorsLine,
	feelFirst,
	helpQuestions,
	inOwnWords,
	inTopic,
	listenFirst,
	nearestQuestions,
	otherTitles,
} from "./content/lines";
import { goodFirst, howLines } from "./content/told-lines";
import { mayBeOffered, mayStandInMenu } from "./danger";
import { toDecide } from "./decide";
import type { Draft } from "./draft";
import { morePages } from "./go-on";
import { helpWith } from "./help";
import { nearestTitles, timesNone } from "./nearest";
import { opened } from "./opened";
import { toFind } from "./own-question";
import { maybe, oneOf, says } from "./say";
import { toldToday } from "./sitting";
import { tellingTapped, tellOn } from "./told";
import { occasionTapped, wordsWanted } from "./words";

/** Replies to a tapped button. Null if its target no longer exists, or if the app handles it elsewhere. */
export function tapped(tap: Tap, input: ReplyInput, book: Phrasebook): Draft | null {
	const signs = input.signs ?? [];
	const isCareful = signs.length > 0;
	switch (tap.do) {
		case "open":
			return opened(tap, isCareful);
		case "part":
			return articlePart(tap.slug, tap.part, { isCareful });
		case "none":
			return noneOfThese(input, book);
		case "feeling":
			return feltSo(tap.feeling, input, book);
		case "door":
			return throughDoor(tap.door, input, book);
		case "matter":
		case "group":
			return { paragraphs: [says(doorsLine)], offers: [{ kind: "doors" }] };
		case "occasion":
			return occasionTapped(tap.id, input, book);
		case "topic":
			return inTheme(tap.id, input);
		case "talk":
			return opened({ kind: "talk", id: tap.id }, isCareful);
		case "telling":
			return tellingTapped(tap.is, input, book);
		case "more-pages":
			return morePages(input);
		case "answer":
		case "care":
			return null;
	}
}

/** Offers further titles the first time, then the themes. */
function noneOfThese(input: ReplyInput, book: Phrasebook): Draft {
	const titles = timesNone(input.turns) > 0 ? null : titlesFor(input);
	return titles ? { paragraphs: [says(oneOf(book, otherTitles))], offers: [titles] } : topics(input, book);
}

/** Returns titles near to what the person told today. */
const titlesFor = (input: ReplyInput, enough?: number): OfferOf<"which-is-nearest"> | null =>
	nearestTitles(toldToday(input), input, mayStandInMenu(input), enough);

/** Offers reading: titles near to what the person told, or the themes to choose from. */
function toRead(input: ReplyInput, book: Phrasebook): Draft {
	const titles = titlesFor(input, input.tap ? undefined : CLOSE);
	return titles ? { paragraphs: [says(oneOf(book, nearestQuestions))], offers: [titles] } : topics(input, book);
}

/** The score that the best title needs to be shown to somebody who only asks for something to read. */
const CLOSE = 260;

function topics(input: ReplyInput, book: Phrasebook): Draft {
	const passes = mayBeOffered(input);
	const open = themes.filter((theme) => theme.articles.some((article) => passes(ofArticle(article))));
	return {
		paragraphs: [says(oneOf(book, chooseTopic))],
		offers: [{ kind: "topics", topics: open.map(({ id, title }) => ({ id, label: title })) }],
	};
}

/** Lists the articles of a theme. */
function inTheme(id: string, input: ReplyInput): Draft | null {
	const passes = mayBeOffered(input);
	const inside =
		themes
			.find((theme) => theme.id === id)
			?.articles.map(ofArticle)
			.filter(passes) ?? [];
	if (inside.length === 0) return null;
	const titles = inside.map(({ kind, id, title }) => ({ kind, id, title }));
	return { paragraphs: [says(inTopic)], offers: [{ kind: "which-is-nearest", titles }] };
}

/** Replies to a chosen feeling: says a line for it, and goes on with the subject or offers what would help. */
function feltSo(feeling: string, input: ReplyInput, book: Phrasebook): Draft {
	const isCareful = (input.signs ?? []).length > 0;
	const chosen = feelingById(feeling);
	const [lead = says(howLines["rather-not"])] = maybe(book, chosen ? lines(...feelingLines[chosen.id]) : [inOwnWords]);
	if (isCareful)
		return {
			paragraphs: [lead, says(oneOf(book, helpQuestions))],
			offers: [{ kind: "what-would-help", without: ["feel", "good-news"] }],
		};
	return tellOn(input, book, [lead]);
}

function throughDoor(door: Extract<Tap, { do: "door" }>["door"], input: ReplyInput, book: Phrasebook): Draft {
	switch (door) {
		case "find":
			return toFind;
		case "listen":
			return { paragraphs: [says(listenFirst)], offers: [], memo: { awaits: "listen" } };
		case "feel":
			return { paragraphs: [says(feelFirst)], offers: [{ kind: "feeling" }] };
		case "read":
			return toRead(input, book);
		case "help":
			return helpWith(input, book);
		case "good-news":
			return { paragraphs: [says(oneOf(book, goodFirst))], offers: [] };
		case "say-something":
			return wordsWanted(input, book);
		case "decide":
			return toDecide(input, book);
		case "just-happened":
			return talksBehind(door, mayBeOffered(input));
	}
}

function talksBehind(door: string, passes: (thing: Findable) => boolean): Draft {
	const behind = talks.filter((talk) => talk.door === door && passes(ofTalk(talk)));
	if (behind.length === 0) return { paragraphs: [says(doorsLine)], offers: [{ kind: "doors" }] };
	return {
		paragraphs: [says(chooseTalk)],
		offers: behind.map(({ slug, title }): Offer => ({ kind: "talk", id: slug, title })),
	};
}
