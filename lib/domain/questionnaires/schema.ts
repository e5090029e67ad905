import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import { coachText, id, time, version, writer } from "@/lib/domain/core/stored";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { MAX_ANSWER, type PatternName, patternNames } from "./ids";

export { type PatternName, patternNames };

export const questionSchema = z.strictObject({
	id: z.string().min(1),
	text: z.string().min(1),
	helperText: z.string().min(1).optional(),
	type: z.enum(["text", "multiple_choice", "scale"]),
	options: z
		.array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) }))
		.min(2)
		.optional(),
	/** The relationship pattern that a statement counts towards; only in the pattern questionnaire. */
	scoring: z.strictObject({ pattern: z.enum(patternNames) }).optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const questionnaireSchema = z.strictObject({
	id: z.string().min(1),
	title: z.string().min(1),
	description: z.string().min(1),
	questions: z.array(questionSchema).min(1),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

/** Id and title of a questionnaire, for screens that do not show its questions. */
export type QuestionnaireTitle = Pick<Questionnaire, "id" | "title">;

/** Query parameters of GET /api/questionnaires: with `?titles` the questions are left out. */
export const titlesSchema = z.object({ titles: z.string().optional() });

/** One answer, stored as it was sent: text, the `value` of an option, or a number on a scale. */
export const answerSchema = z.strictObject({
	questionId: z.string().min(1).max(100),
	answer: z.union([
		z.string().max(MAX_ANSWER, `An answer can have at most ${MAX_ANSWER.toLocaleString("en")} characters`),
		z.number(),
	]),
});
export type Answer = z.infer<typeof answerSchema>;

export const patternScoreSchema = z.strictObject({
	name: z.string(),
	/** In percent, 0 to 100. */
	score: z.number().int().min(0).max(100),
	/** The first line is a headline, every other line `Label: text`. */
	description: z.string(),
});
export type PatternScore = z.infer<typeof patternScoreSchema>;

/** Body of POST /api/responses. Scores from the client are ignored: the server computes them. */
export const submitSchema = z.strictObject({
	questionnaireId: z.string().min(1).max(100),
	responses: z.array(answerSchema).min(1).max(200),
	patternScores: z.unknown().optional(),
});
export type Submission = z.infer<typeof submitSchema>;

/** Body of PUT /api/responses/{id}. If `version` is given and there are newer answers, the edit is refused. */
export const editSchema = z.strictObject({
	responses: z.array(answerSchema).min(1).max(200),
	patternScores: z.unknown().optional(),
	version: z.number().int().positive().optional(),
});
export type Edit = z.infer<typeof editSchema>;

/** The sentence that the person marked as the most important of their answers, verbatim. */
export const markSchema = z.strictObject({
	questionId: z.string().min(1).max(100),
	text: z.string().min(1).max(MAX_ANSWER),
});
export type Mark = z.infer<typeof markSchema>;

/** Body of PUT /api/responses/{id}/mark. Null means "none of them". */
export const markingSchema = z.strictObject({ marked: markSchema.nullable() });

/** Query parameters of POST /api/responses/{id}/analysis: with `?anew`, an existing analysis is replaced. */
export const anewSchema = z.object({ anew: z.string().optional() });

/** A completed questionnaire as it is stored, sent, exported and imported. This is the only list of its fields. */
export const responseSchema = z.object({
	id,
	questionnaireId: id,
	responses: z.array(answerSchema.strip()).min(1).max(200),
	/** Computed from the answers; those of an imported file are ignored. */
	patternScores: z.unknown(),
	/** The sentence the person marked as most important. Missing in files from before sentences could be marked. */
	marked: markSchema.strip().nullable().default(null),
	/** Markdown; null if no analysis has been written. */
	aiAnalysis: coachText.nullable(),
	analysisBy: writer,
	version,
	completedAt: time,
});

/** A completed questionnaire as it is sent to the person's browser. */
export interface ClientResponse extends z.infer<typeof responseSchema> {
	userId: number;
	/** Set if there are answers but they cannot be read. */
	isUnread?: true;
	patternScores: PatternScore[] | null;
	/** Whether the analysis is being written at the moment. */
	isBeingAnalyzed: boolean;
	/** Only in the response to a write: the safety notice to show first, or null. */
	safety?: SafetyNotice | null;
}

/** A response in a list whose total size is limited. */
export interface ListedResponse extends ClientResponse {
	/** Whether the texts are complete. Otherwise answers and analysis may be cut to their beginnings. */
	isComplete: boolean;
}

/** Query parameters of GET /api/responses/{userId}. */
export const responsePageSchema = z.object({
	limit: pageLimit,
	/** Id of a response; only older ones are returned. */
	before: z.string().min(1).max(100).optional(),
});
export type ResponsePage = z.infer<typeof responsePageSchema>;

/** What screens need to know about a response before it is opened. */
export interface ResponseSummary
	extends Pick<ClientResponse, "id" | "questionnaireId" | "isBeingAnalyzed" | "version" | "completedAt"> {
	/** Without descriptions; null for every questionnaire except the pattern questionnaire. */
	patternScores: Pick<PatternScore, "name" | "score">[] | null;
	hasAnalysis: boolean;
	/** What the card of a relationship shows; null for every other response. */
	preview: TimelinePreview | null;
}

/** Answers about a relationship; a missing one is empty. */
export interface TimelinePreview {
	name: string;
	dates: string;
	/** The beginning of the third answer. */
	highlights: string;
}
