import { z } from "zod";
import { MAX_NAME, MAX_NAMES } from "./limits";
import { sameName } from "./names";

const nameSchema = z
	.string("Please give a name.")
	.trim()
	.min(1, "Please give a name.")
	.max(MAX_NAME, `A name can have at most ${MAX_NAME} characters.`)
	.refine((name) => /[\p{L}\p{N}]/u.test(name), "A name needs at least one letter.");

/** All names of a person, without duplicates; the first is the one that is shown. */
export const namesSchema = z
	.array(nameSchema, "Please give a name.")
	.min(1, "Please give a name.")
	.max(MAX_NAMES, `A person can have at most ${MAX_NAMES} names.`)
	.transform((names) => names.filter((name, i) => names.findIndex((other) => sameName(other, name)) === i));

/** Body of POST /api/people. */
export const personSchema = z.strictObject({ names: namesSchema });

/** Body of PUT /api/people/{id}: all names, and what they were when they were shown. */
export const renameSchema = personSchema.extend({
	was: z.strictObject({ names: z.array(z.string().max(10_000)).max(1000) }).optional(),
});
export type Rename = z.infer<typeof renameSchema>;

/** Body of POST /api/people/{id}/merge: the other person's names are added to this one. */
export const mergeSchema = z.strictObject({ with: z.string("Please say who it is.").min(1).max(100) });
