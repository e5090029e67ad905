import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById } from "@/lib/domain/feelings/feelings";
import type { Findable } from "@/lib/domain/find/finder";
import { goodNews } from "@/lib/domain/talks/content/good-news";
import { talkBySlug, talks } from "@/lib/domain/talks/library";
import { line, lines, type Phrasebook } from "../parts/phrasebook";
import { articlePart } from "./article";
import { appHelp } from "./content/app-help";
import {
	chooseTalk,
	doorsLine,
	findLine,
	listenFirst,
	nearestQuestions,
	noTitles,
	openExercise,
	otherTitles,
	toldLines,
} from "./content/lines";
import { mayBeOffered } from "./danger";
import type { Draft } from "./draft";
import { morePages } from "./go-on";
import { AT_ONCE, nearestTitles, timesNone, toldIn } from "./nearest";
import { oneOf, says } from "./say";

const doors: Offer = { kind: "doors" };

/** The reply to a button. Null where what it belongs to is gone, or the app answers it elsewhere. */
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
			return throughDoor(tap.door, mayBeOffered(signs));
		case "talk":
			return opened({ kind: "talk", id: tap.id }, isCareful);
		case "more-pages":
			return morePages(input);
		case "answer":
			return null;
	}
}

/** What was chosen by its title. */
export function opened({ kind, id }: { kind: Findable["kind"]; id: string }, isCareful: boolean): Draft | null {
	if (kind === "article") return articlePart(id, "try", { isCareful });
	if (kind === "app") {
		const help = appHelp.find((one) => one.id === id);
		return help ? { paragraphs: [says(line(help.says))], offers: help.ways } : null;
	}
	if (kind === "talk") {
		const talk = talkBySlug(id);
		return talk ? { paragraphs: [says(line(talk.summary))], offers: [{ kind: "talk", id, title: talk.title }] } : null;
	}
	const exercise = exerciseBySlug(id);
	if (!exercise) return null;
	const note = `${exercise.summary} About ${exercise.minutes} minutes.`;
	return { paragraphs: [says(openExercise)], offers: [{ kind: "exercise", id, title: exercise.title, note }] };
}

/** Further titles once, then the doors. */
function noneOfThese(input: ReplyInput, book: Phrasebook): Draft {
	const [told = ""] = toldIn(input.turns);
	const skip = AT_ONCE * (timesNone(input.turns) + 1);
	const titles =
		skip > AT_ONCE ? null : nearestTitles(told, input.today, { passes: mayBeOffered(input.signs ?? []), skip });
	if (titles) return { paragraphs: [says(oneOf(book, otherTitles))], offers: [titles] };
	return { paragraphs: [says(oneOf(book, noTitles))], offers: [doors, { kind: "keep" }] };
}

/** After a feeling was chosen: a line, and what is near to what was told. */
function feltSo(feeling: string, input: ReplyInput, book: Phrasebook): Draft {
	const [told = ""] = toldIn(input.turns);
	const chosen = feelingById(feeling);
	const near = nearestTitles(told, input.today, { passes: mayBeOffered(input.signs ?? []) });
	const titles = chosen?.quarter === "bright" && !input.signs?.length ? withGoodNews(near) : near;
	const lead = says(oneOf(book, chosen ? lines(...feelingLines[chosen.id]) : toldLines));
	if (!titles) return { paragraphs: [lead], offers: [{ kind: "keep" }, doors] };
	return { paragraphs: [lead, says(oneOf(book, nearestQuestions))], offers: [titles] };
}

/** For somebody who feels bright, staying with it comes first. */
function withGoodNews(near: OfferOf<"which-is-nearest"> | null): OfferOf<"which-is-nearest"> {
	const title = { kind: "talk", id: goodNews.slug, title: goodNews.title } as const;
	const others = near?.titles.filter(({ id }) => id !== title.id) ?? [];
	return { kind: "which-is-nearest", titles: [title, ...others].slice(0, AT_ONCE) };
}

const FIND_EXAMPLES: readonly Offer[] = [
	{ kind: "say", label: "My last entry", say: "What was the last thing I wrote?" },
	{ kind: "say", label: "What I wrote last week", say: "What did I write last week?" },
	{ kind: "say", label: "The first thing I wrote", say: "What was the first thing I wrote?" },
];

function throughDoor(door: Extract<Tap, { do: "door" }>["door"], passes: (thing: Findable) => boolean): Draft {
	if (door === "find") return { paragraphs: [says(findLine)], offers: FIND_EXAMPLES, memo: { awaits: "find" } };
	if (door === "listen") return { paragraphs: [says(listenFirst)], offers: [], memo: { awaits: "listen" } };
	const behind = talks.filter(
		({ door: of, slug, title, calm, aboutSomebody, phrasings }) =>
			of === door &&
			passes({
				...{ kind: "talk", id: slug, title, phrasings, body: [] },
				isCalm: calm === true,
				leadsToSomebody: aboutSomebody === true,
			}),
	);
	if (behind.length === 0) return { paragraphs: [says(doorsLine)], offers: [doors] };
	return {
		paragraphs: [says(chooseTalk)],
		offers: behind.map(({ slug, title }): Offer => ({ kind: "talk", id: slug, title })),
	};
}
