import { z } from "zod";
import { unreadOf } from "@/lib/domain/core/damaged";
import {
	type Answer,
	type Mark,
	type PatternScore,
	patternScoreSchema,
	type Question,
	questionSchema,
} from "@/lib/domain/questionnaires/schema";
import { Prisma } from "@/prisma/client/client";

/*
 * The JSON columns of questionnaires and responses. Their content was checked when it came in; a limit that has become
 * smaller since does not make it unreadable.
 */
const answersSchema = z.array(z.object({ questionId: z.string(), answer: z.union([z.string(), z.number()]) }));
const questionsSchema = z.array(questionSchema);
const markColumnSchema = z.object({ questionId: z.string(), text: z.string() }).nullable();
const scoresSchema = z.array(patternScoreSchema).nullable();

/** The answers of a stored response. @throws ZodError where the column holds something else. */
export const answersIn = (column: Prisma.JsonValue): Answer[] => answersSchema.parse(column);

/** Whether the answers of a response cannot be read: then none stand there, and yet they were given. */
export const isUnread = (row: object): boolean => unreadOf(row).includes("responses");

/** The questions of a stored questionnaire. @throws as above. */
export const questionsIn = (column: Prisma.JsonValue): Question[] => questionsSchema.parse(column);

/** The scores of a stored response; null for every questionnaire but that of the patterns. @throws as above. */
export const scoresIn = (column: Prisma.JsonValue): PatternScore[] | null => scoresSchema.parse(column);

/** Scores in the form that a column takes. */
export const scoresColumn = (scores: PatternScore[] | null) => scores ?? Prisma.DbNull;

/** The sentence that was marked in a stored response, or null. @throws as above. */
export const markIn = (column: Prisma.JsonValue): Mark | null => markColumnSchema.parse(column);

/** The same in the form that a column takes. */
export const markColumn = (mark: Mark | null) => mark ?? Prisma.DbNull;
