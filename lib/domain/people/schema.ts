import { z } from "zod";
import { MAX_NAME, MAX_NAMES } from "./limits";
import { sameName } from "./names";

const nameSchema = z
	.string("Please give a name.")
	.trim()
	.min(1, "Please give a name.")
	.max(MAX_NAME, `A name can have ${MAX_NAME} characters.`)
	.refine((name) => /[\p{L}\p{N}]/u.test(name), "A name needs at least one letter.");

/** Every name of somebody, the one that is shown first, each once. */
export const namesSchema = z
	.array(nameSchema, "Please give a name.")
	.min(1, "Please give a name.")
	.max(MAX_NAMES, `Somebody can go by ${MAX_NAMES} names.`)
	.transform((names) => names.filter((name, i) => names.findIndex((other) => sameName(other, name)) === i));

/** POST /api/people, and PUT /api/people/{id}. */
export const personSchema = z.strictObject({ names: namesSchema });

/** POST /api/people/{id}/merge: the other one's names become names of this one. */
export const mergeSchema = z.strictObject({ with: z.string("Please say who it is.").min(1).max(100) });
