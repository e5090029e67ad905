import type { Candidate } from "@/lib/domain/journal/related";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer } from "@/lib/domain/questionnaires/schema";
import type { Withheld } from "./hidden";

/** How many characters of an entry the search for related ones reads. */
export const READ_OF_ENTRY = 4000;

// The ids of the search's pages; see lib/domain/search/pages/page-makers.ts.
export const entrySource = (id: string) => `journal:${id}`;
export const messageSource = (id: number) => `message:${id}`;
/** An analysis is not one of the person's pages, so the search has no id for it. */
export const analysisSource = (responseId: string) => `analysis:${responseId}`;

/** The ids of things that a coach is given, and can forget, as a whole. */
export const thingId = {
	goal: (id: string) => `goal-${id}`,
	relationship: (responseId: string) => `relationship-${responseId}`,
	patterns: (responseId: string) => `patterns-${responseId}`,
	analysis: (responseId: string) => `analysis-${responseId}`,
	script: (kind: "life" | "love", id: string) => `${kind}-script-${id}`,
} as const;

/** Removes what was forgotten from entries read by `candidateEntries`. */
export const entriesWithout = (entries: readonly Candidate[], withheld: Withheld): Candidate[] =>
	entries.map((entry) => ({
		...entry,
		title: entry.title && withheld.text(entrySource(entry.id), entry.title),
		content: withheld.text(entrySource(entry.id), entry.content, READ_OF_ENTRY),
	}));

export interface AnswersOf {
	responseId: string;
	questionnaireId: string;
	answers: readonly Answer[];
}

/** Removes the forgotten sentences from answers. */
export function answersWithoutForgotten(
	{ responseId, questionnaireId, answers }: AnswersOf,
	withheld: Withheld,
): Answer[] {
	const kind = questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? "timeline" : "answer";
	return answers.map(({ questionId, answer }) => ({
		questionId,
		answer: typeof answer === "string" ? withheld.text(`${kind}:${responseId}:${questionId}`, answer) : answer,
	}));
}
