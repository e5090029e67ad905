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
	/** The dates in words, such as `March 2015 – Present`. */
	dates: string;
	/** The year in which it began; null if that is not known. */
	year: number | null;
	isOngoing: boolean;
	/** When it was; null if that is not known. */
	span: Span | null;
	/** Duration in words, such as `11 years`; empty if not known. */
	duration: string;
	/** Names of relationships that certainly overlapped with this one, in timeline order. */
	alongside: string[];
	/** Its position within the time that the whole timeline covers; null if there is nothing to compare it with. */
	place: Extent | null;
	preview: string;
	summary: ResponseSummary;
}

/**
 * Returns the relationships among a person's responses, newest start first; those without a readable start come last.
 */
export function timelineEntries(summaries: readonly ResponseSummary[], today: Today): TimelineEntry[] {
	const sorted = summaries
		.filter(({ questionnaireId }) => questionnaireId === TIMELINE_QUESTIONNAIRE_ID)
		.map((summary) => ({
			summary,
			answer: summary.preview?.dates.trim() ?? "",
			name: summary.preview?.name.trim() || "Unnamed",
		}))
		// "2 years ago" is counted from the day on which it was written.
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
 * Returns all questions and answers about one relationship.
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
