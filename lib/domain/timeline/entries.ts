import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse, Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { datesWithYears } from "./ago";
import { compareByStart, formatRange, type Span, spanOf, startOf } from "./dates";
import type { Today } from "./moments";
import { durationOf, type Extent, extentsOf, isAlongside } from "./spans";

export interface EntryAnswer {
	questionId: string;
	/** The question's text, or `Question {n}` if it is not known. */
	question: string;
	answer: string;
}

/** One relationship, ready to be shown. */
export interface TimelineEntry {
	id: string;
	name: string;
	/** The dates in words: `March 2015 – Present`. */
	dates: string;
	/** The year in which it began, if that can be told. */
	year: number | null;
	isOngoing: boolean;
	/** When it was, if that can be told. */
	span: Span | null;
	/** `11 years`, or empty. */
	duration: string;
	/** Names of relationships that certainly overlapped with this one, in the order of the timeline. */
	alongside: string[];
	/** Its part of the time that the whole timeline covers, if there is more than one to compare. */
	place: Extent | null;
	preview: string;
	summary: ResponseSummary;
}

/** The relationships among somebody's responses, newest start first; those without a readable start come last. */
export function timelineEntries(summaries: readonly ResponseSummary[], today: Today): TimelineEntry[] {
	const sorted = summaries
		.filter(({ questionnaireId }) => questionnaireId === TIMELINE_QUESTIONNAIRE_ID)
		.map((summary) => ({
			summary,
			answer: summary.preview?.dates.trim() ?? "",
			name: summary.preview?.name.trim() || "Unnamed",
		}))
		// "2 years ago" counts from the day on which it was written.
		.map((item) => ({ ...item, dated: datesWithYears(item.answer, monthOf(item.summary.completedAt)) }))
		.sort((a, b) => compareByStart(a.dated, b.dated, today))
		.map((item) => ({ ...item, span: spanOf(item.dated, today) }));
	const placed = sorted.filter((item) => item.span !== null);
	const places = extentsOf(placed.flatMap(({ span }) => span ?? []));
	const placeOf = new Map(placed.map(({ summary }, index) => [summary.id, places[index]]));
	return sorted.map(({ summary, answer, dated, name, span }) => ({
		id: summary.id,
		name,
		dates: formatRange(answer, today),
		year: startOf(dated, today)?.year ?? null,
		isOngoing: span?.isOngoing ?? false,
		span,
		duration: span ? durationOf(span) : "",
		alongside: span ? namesAlongside(summary.id, span, sorted) : [],
		place: (placed.length > 1 && placeOf.get(summary.id)) || null,
		preview: summary.preview?.highlights.trim() ?? "",
		summary,
	}));
}

function monthOf(completedAt: string): Today {
	const day = new Date(completedAt);
	return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
}

function namesAlongside(
	id: string,
	span: Span,
	all: readonly { summary: ResponseSummary; name: string; span: Span | null }[],
): string[] {
	return all
		.filter((other) => other.summary.id !== id && other.span && isAlongside(span, other.span))
		.map((o) => o.name);
}

/**
 * Everything that was answered about one relationship.
 * @param questionnaire The timeline questionnaire, for the texts of its questions.
 */
export function entryAnswers(
	{ responses }: Pick<ClientResponse, "responses">,
	questionnaire: Questionnaire | undefined,
	today: Today,
): EntryAnswer[] {
	const texts = new Map(questionnaire?.questions.map(({ id, text }) => [id, text]));
	return responses.map(({ questionId, answer }, index) => ({
		questionId,
		question: texts.get(questionId) ?? `Question ${index + 1}`,
		answer: questionId === "q2" ? formatRange(String(answer), today) : String(answer),
	}));
}
