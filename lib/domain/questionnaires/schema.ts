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

/** What a questionnaire is called, for screens that ask nothing of it. */
export type QuestionnaireTitle = Pick<Questionnaire, "id" | "title">;

/** The query of GET /api/questionnaires: with `?titles` the questions are left out. */
export const titlesSchema = z.object({ titles: z.string().optional() });

/** One answer, stored as it was sent: words, the `value` of an option, or a number on a scale. */
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
	/** 0 to 100. */
	score: z.number().int().min(0).max(100),
	/** First line: a headline. Every further line: `Label: text`. */
	description: z.string(),
});
export type PatternScore = z.infer<typeof patternScoreSchema>;

/** POST /api/responses. Scores that a client sends are ignored: the server computes them. */
export const submitSchema = z.strictObject({
	questionnaireId: z.string().min(1).max(100),
	responses: z.array(answerSchema).min(1).max(200),
	patternScores: z.unknown().optional(),
});
export type Submission = z.infer<typeof submitSchema>;

/** PUT /api/responses/{id}. With a `version`, an edit that did not start from the newest answers is refused. */
export const editSchema = z.strictObject({
	responses: z.array(answerSchema).min(1).max(200),
	patternScores: z.unknown().optional(),
	version: z.number().int().positive().optional(),
});
export type Edit = z.infer<typeof editSchema>;

/** The sentence of somebody's answers that they marked as the one that matters most, verbatim. */
export const markSchema = z.strictObject({
	questionId: z.string().min(1).max(100),
	text: z.string().min(1).max(MAX_ANSWER),
});
export type Mark = z.infer<typeof markSchema>;

/** PUT /api/responses/{id}/mark. Null is "none of them". */
export const markingSchema = z.strictObject({ marked: markSchema.nullable() });

/** The query of POST /api/responses/{id}/analysis: with `?anew` also where there is an analysis already. */
export const anewSchema = z.object({ anew: z.string().optional() });

/** A completed questionnaire as it is stored, sent, exported and imported. Only this names its fields. */
export const responseSchema = z.object({
	id,
	questionnaireId: id,
	responses: z.array(answerSchema.strip()).min(1).max(200),
	/** Worked out from the answers; a file's are not used. */
	patternScores: z.unknown(),
	/** The sentence of these answers that matters most to them. Files from before a sentence could be marked have none. */
	marked: markSchema.strip().nullable().default(null),
	/** Markdown, or null where no analysis has been written. */
	aiAnalysis: coachText.nullable(),
	analysisBy: writer,
	version,
	completedAt: time,
});

/** A completed questionnaire as it is sent to the person's browser. */
export interface ClientResponse extends z.infer<typeof responseSchema> {
	userId: number;
	/** Whether the answers were given and cannot be read. */
	isUnread?: true;
	patternScores: PatternScore[] | null;
	/** Whether somebody is writing it now. */
	isBeingAnalyzed: boolean;
	/** Only in the answer to a write: the notice to show first, or null. */
	safety?: SafetyNotice | null;
}

/** A response in a list, whose total size is limited. */
export interface ListedResponse extends ClientResponse {
	/** Whether it is complete. Otherwise answers and analysis are only beginnings. */
	isComplete: boolean;
}

/** What may be asked of GET /api/responses/{userId}. */
export const responsePageSchema = z.object({
	limit: pageLimit,
	/** The id of a response: only older ones. */
	before: z.string().min(1).max(100).optional(),
});
export type ResponsePage = z.infer<typeof responsePageSchema>;

/** What the screens need of a response before it is opened. */
export interface ResponseSummary
	extends Pick<ClientResponse, "id" | "questionnaireId" | "isBeingAnalyzed" | "version" | "completedAt"> {
	/** Without descriptions; null for every questionnaire but that of the patterns. */
	patternScores: Pick<PatternScore, "name" | "score">[] | null;
	hasAnalysis: boolean;
	/** What a relationship's card shows; null for every other response. */
	preview: TimelinePreview | null;
}

/** Answers of a relationship; empty where there is none. */
export interface TimelinePreview {
	name: string;
	dates: string;
	/** The beginning of the third answer. */
	highlights: string;
}
