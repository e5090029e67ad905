import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { ClientResponse, Questionnaire } from "@/lib/questionnaires/schema";
import { compareByStart, formatRange, type Span, spanOf, startOf } from "./dates";
import type { Today } from "./moments";
import { durationOf, isAlongside, type Place, placesOf } from "./spans";

export interface EntryAnswer {
	questionId: string;
	/** The question's text, or `Question {n}` where it is not known. */
	question: string;
	answer: string;
}

/** One relationship, ready to be shown. */
export interface TimelineEntry {
	id: string;
	name: string;
	/** The dates in words: `March 2015 – Present`. */
	dates: string;
	/** The year it began in, where that can be told. */
	year: number | null;
	isOngoing: boolean;
	/** `11 years`, or empty. */
	duration: string;
	/** Names of relationships that certainly shared time with this one, in the order of the timeline. */
	alongside: string[];
	/** Where it lies in the time that the whole timeline covers, where there is more than one to compare. */
	place: Place | null;
	preview: string;
	answers: EntryAnswer[];
	response: ClientResponse;
}

const answerOf = ({ responses }: ClientResponse, id: string) =>
	String(responses.find(({ questionId }) => questionId === id)?.answer ?? "").trim();

/**
 * The relationships among somebody's responses, newest start first; those whose start cannot be read come last.
 * @param questionnaire The timeline questionnaire, for the texts of its questions.
 */
export function timelineEntries(
	responses: readonly ClientResponse[],
	questionnaire: Questionnaire | undefined,
	today: Today,
): TimelineEntry[] {
	const sorted = responses
		.filter(({ questionnaireId }) => questionnaireId === TIMELINE_QUESTIONNAIRE_ID)
		.map((response) => ({ response, answer: answerOf(response, "q2"), name: answerOf(response, "q1") || "Unnamed" }))
		.sort((a, b) => compareByStart(a.answer, b.answer, today))
		.map((item) => ({ ...item, span: spanOf(item.answer, today) }));
	const placed = sorted.filter((item) => item.span !== null);
	const places = placesOf(placed.flatMap(({ span }) => span ?? []));
	const placeOf = new Map(placed.map(({ response }, index) => [response.id, places[index]]));
	return sorted.map(({ response, answer, name, span }) => ({
		id: response.id,
		name,
		dates: formatRange(answer, today),
		year: startOf(answer, today)?.year ?? null,
		isOngoing: span?.isOngoing ?? false,
		duration: span ? durationOf(span) : "",
		alongside: span ? namesAlongside(response.id, span, sorted) : [],
		place: (placed.length > 1 && placeOf.get(response.id)) || null,
		preview: answerOf(response, "q3"),
		answers: answersOf(response, questionnaire, today),
		response,
	}));
}

function namesAlongside(
	id: string,
	span: Span,
	all: readonly { response: ClientResponse; name: string; span: Span | null }[],
): string[] {
	return all
		.filter((other) => other.response.id !== id && other.span && isAlongside(span, other.span))
		.map((o) => o.name);
}

function answersOf(
	{ responses }: ClientResponse,
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
