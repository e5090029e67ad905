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
 * The JSON columns of questionnaires and responses. Their content was checked when it was stored; limits are not
 * checked again, so that one lowered since does not make it unreadable.
 */
const answersSchema = z.array(z.object({ questionId: z.string(), answer: z.union([z.string(), z.number()]) }));
const questionsSchema = z.array(questionSchema);
const markColumnSchema = z.object({ questionId: z.string(), text: z.string() }).nullable();
const scoresSchema = z.array(patternScoreSchema).nullable();

/**
 * Parses the answers of a stored response.
 * @throws ZodError if the column holds something else.
 */
export const answersIn = (column: Prisma.JsonValue): Answer[] => answersSchema.parse(column);

/** Whether the answers of a response cannot be decrypted: the list is empty then, although there were answers. */
export const isUnread = (row: object): boolean => unreadOf(row).includes("responses");

/**
 * Parses the questions of a stored questionnaire.
 * @throws ZodError if the column holds something else.
 */
export const questionsIn = (column: Prisma.JsonValue): Question[] => questionsSchema.parse(column);

/**
 * Parses the scores of a stored response; null for every questionnaire but that of the patterns.
 * @throws ZodError if the column holds something else.
 */
export const scoresIn = (column: Prisma.JsonValue): PatternScore[] | null => scoresSchema.parse(column);

/** Converts scores for the column. */
export const scoresColumn = (scores: PatternScore[] | null) => scores ?? Prisma.DbNull;

/**
 * Parses the sentence that was marked in a stored response, or null.
 * @throws ZodError if the column holds something else.
 */
export const markIn = (column: Prisma.JsonValue): Mark | null => markColumnSchema.parse(column);

/** Converts a mark for the column. */
export const markColumn = (mark: Mark | null) => mark ?? Prisma.DbNull;
