import { z } from "zod";
import {
	type Answer,
	type PatternScore,
	patternScoreSchema,
	type Question,
	questionSchema,
} from "@/lib/domain/questionnaires/schema";
import { Prisma } from "@/prisma/client/client";

/*
 * What the JSON columns of questionnaires and responses hold. What was stored was checked when it came in; limits that
 * have become smaller since do not make it unreadable.
 */
const answersSchema = z.array(z.object({ questionId: z.string(), answer: z.union([z.string(), z.number()]) }));
const questionsSchema = z.array(questionSchema);
const scoresSchema = z.array(patternScoreSchema).nullable();

/** The answers of a stored response. @throws ZodError where the column holds something else. */
export const answersIn = (column: Prisma.JsonValue): Answer[] => answersSchema.parse(column);

/** The questions of a stored questionnaire. @throws as above. */
export const questionsIn = (column: Prisma.JsonValue): Question[] => questionsSchema.parse(column);

/** The scores of a stored response; null for every questionnaire but that of the patterns. @throws as above. */
export const scoresIn = (column: Prisma.JsonValue): PatternScore[] | null => scoresSchema.parse(column);

/** Scores as a column takes them. */
export const scoresColumn = (scores: PatternScore[] | null) => scores ?? Prisma.DbNull;
