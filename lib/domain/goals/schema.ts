import { z } from "zod";
import { id, time } from "@/lib/domain/core/stored";

export const goalTypes = ["short term", "long term"] as const;

const title = z.string().trim().max(200, "A title can have at most 200 characters").nullable();
const description = z
	.string("Description is required")
	.max(2000, "A description can have at most 2,000 characters")
	.refine((text) => text.trim() !== "", "Description is required");
const type = z.enum(goalTypes, { error: 'The type is either "short term" or "long term"' });
const progress = z
	.number("Progress is a number from 0 to 100")
	.int("Progress is a whole number")
	.min(0, "Progress is at least 0")
	.max(100, "Progress is at most 100");

/**
 * Body of POST /api/relationship-goals. The session determines whose goal it is; if a `userId` is sent, it must match.
 */
export const newGoalSchema = z.strictObject({
	title: title.optional(),
	description,
	type: type.default("short term"),
	userId: z.number().int().optional(),
});
export type NewGoal = z.infer<typeof newGoalSchema>;

/** What a field of the form contained when it was opened. */
const was = z.string().max(10_000).nullable().optional();

/**
 * Body of PUT /api/relationship-goals/{id}. Fields that are left out stay as they are. The app's form sends
 * with its fields what they were when it was opened; then newer words are not overwritten.
 */
export const goalUpdateSchema = z.strictObject({
	title: title.optional(),
	description: description.optional(),
	type: type.optional(),
	progress: progress.optional(),
	completed: z.boolean().optional(),
	was: z.strictObject({ title: was, description: was, type: was }).optional(),
});
export type GoalUpdate = z.infer<typeof goalUpdateSchema>;

/** The form of the goal dialog. */
export const goalFormSchema = z.object({
	title: z.string().max(200, "A title can have at most 200 characters"),
	description,
	type,
});
export type GoalForm = z.infer<typeof goalFormSchema>;

/** A goal as it is stored, sent, exported and imported. This is the only list of its fields. */
export const goalSchema = z.object({
	id,
	title,
	description,
	type,
	/** In percent, 0 to 100. */
	progress,
	completedAt: time.nullable(),
	createdAt: time,
	updatedAt: time,
});

/** A goal as it is sent to the person's browser. */
export type ClientGoal = z.infer<typeof goalSchema> & { userId: number };
