import "server-only";
import type { Memory } from "@/lib/ai/types";
import { findingsOf } from "@/lib/domain/chat/findings";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { CarriedKind } from "@/lib/domain/memory/kinds";
import type { Fact } from "@/lib/domain/memory/schema";
import { localDay } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { timelineEntries } from "@/lib/domain/timeline/entries";
import { type Known, RELATIONSHIPS } from "@/lib/server/chat/memory";
import type { Noted } from "./noted";
import { analysisSource, messageSource, thingId } from "./sources";

/** A fact, with what is needed to forget it. */
export interface CarriedFact extends Fact {
	/** Its meaning: sentences that say the same are forgotten with it. */
	says: string;
	/** The sentences that state it, each with the source of its page. */
	stands: { source: string; text: string }[];
}

interface Clock {
	/** The person's local day. */
	today: string;
	/** The time zone offset in minutes, as returned by `getTimezoneOffset`. */
	offset: number;
}

/** What the coach remembers about a person. */
interface Carries {
	known: Known;
	noted: readonly Noted[];
	/** Short excerpts of what was said long ago. */
	condensed: Memory["condensed"];
}

/** Lists everything that the coach remembers about a person from one conversation to the next, each with its source. */
export function factsOf({ known, noted, condensed }: Carries, clock: Clock): CarriedFact[] {
	return [
		...noted.map(fromPage),
		...goals(known, clock),
		...relationships(known, clock),
		...results(known, clock),
		...scripts(known, clock),
		...said(known, condensed),
	];
}

function fromPage({ id, kind, text, words, page, learnedBy }: Noted): CarriedFact {
	return {
		id,
		kind,
		text,
		source: {
			kind: page.kind,
			id: page.id.split(":")[1] ?? page.id,
			date: page.day,
			title: page.partOf ?? page.title,
			href: page.href,
			words: text === words ? null : words,
			learnedBy,
		},
		says: words,
		stands: [{ source: page.id, text: words }],
	};
}

/** Makes a fact of a whole thing, such as a goal, rather than of a sentence on a page. */
function thing(
	id: string,
	kind: CarriedKind,
	text: string,
	source: Omit<Fact["source"], "words" | "learnedBy">,
): CarriedFact {
	return { id, kind, text, source: { ...source, words: null, learnedBy: null }, says: text, stands: [] };
}

const goals = ({ goals: rows }: Known, { offset }: Clock) =>
	rows.map(({ id, title, description, createdAt }) =>
		thing(thingId.goal(id), "wishes", [title, description].filter(Boolean).join(": "), {
			kind: "goal",
			id,
			date: localDay(new Date(createdAt), offset),
			title: null,
			href: hrefOf.goal(id),
		}),
	);

function relationships({ summaries }: Known, { today, offset }: Clock): CarriedFact[] {
	const [year = 0, month = 1] = today.split("-").map(Number);
	return timelineEntries(summaries, { year, month })
		.slice(0, RELATIONSHIPS)
		.map(({ id, name, dates, preview, summary }) =>
			thing(thingId.relationship(id), "people", `${name}, ${dates}${preview ? `: ${preview}` : ""}`, {
				kind: "timeline",
				id,
				date: localDay(new Date(summary.completedAt), offset),
				title: null,
				href: hrefOf.relationship(id),
			}),
		);
}

function results({ patterns, analyses }: Known, { offset }: Clock): CarriedFact[] {
	const scores = patterns && [
		thing(
			thingId.patterns(patterns.id),
			"results",
			patterns.scores.map(({ name, score }) => `${name} ${score}%`).join(", "),
			{
				kind: "results",
				id: patterns.id,
				date: localDay(patterns.completedAt, offset),
				title: null,
				href: hrefOf.analysis(PATTERN_QUESTIONNAIRE_ID),
			},
		),
	];
	const found = analyses
		.filter(({ questionnaireId }) => questionnaireId !== TIMELINE_QUESTIONNAIRE_ID)
		.map(({ id, questionnaireId, title, completedAt, analysis }) =>
			thing(thingId.analysis(id), "results", findingsOf(questionnaireId, analysis), {
				kind: "results",
				id,
				date: localDay(completedAt, offset),
				title,
				href: hrefOf.analysis(questionnaireId),
			}),
		);
	return [...(scores ?? []), ...found];
}

function scripts({ scripts: both }: Known, { offset }: Clock): CarriedFact[] {
	return (["life", "love"] as const).flatMap((kind) => {
		const one = both[kind];
		if (!one) return [];
		const date = localDay(one.at, offset);
		const source = { kind: `${kind}-script` as const, id: one.id, date, title: null, href: hrefOf.script(kind) };
		return [thing(thingId.script(kind, one.id), "scripts", one.sentence, source)];
	});
}

/** Makes facts of single sentences from the conversation before the messages that the coach is given in full. */
function said({ older }: Known, condensed: Memory["condensed"]): CarriedFact[] {
	return condensed.flatMap(({ day, from, words }) => {
		const turn = older.find((one) => one.from === from && one.content.includes(words));
		if (!turn) return [];
		const source = {
			kind: "message" as const,
			id: String(turn.id),
			date: day,
			title: null,
			href: hrefOf.message(turn.id),
		};
		const text = from === "coach" ? `${COACH_NAME} said: ${words}` : words;
		const fact = thing(`said-${turn.id}-${turn.content.indexOf(words)}`, "said", text, source);
		return [{ ...fact, says: words, stands: [{ source: messageSource(turn.id), text: words }] }];
	});
}

/** Returns the texts of analyses, with their sources. */
export const analysisTexts = ({ analyses }: Known) =>
	analyses.map(({ id, analysis }) => ({ source: analysisSource(id), text: analysis }));
