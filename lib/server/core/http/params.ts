import { z } from "zod";
import { parse } from "./request-body";

/**
 * The `{userId}` of a path, which the wrapper compares with the session's. The folder is called `[id]` where another
 * method of the same path takes a different kind of id, because Next requires one name for both.
 */
export const ownUserParams = z
	.object({ id: z.string().regex(/^\d{1,9}$/, "That is not a user id.") })
	.transform(({ id }) => ({ userId: Number(id) }));

/** Path parameter: the id of something that belongs to the person. */
export const idParams = z.object({ id: z.string().min(1).max(100) });

/**
 * Reads and checks the query of a request's address.
 * @throws AppError `invalid`
 */
export function queryOf<T>(request: Request, schema: z.ZodType<T>): T {
	return parse(schema, Object.fromEntries(new URL(request.url).searchParams));
}

/** Path parameter: the numeric id of something that belongs to the person. */
export const numberParams = z
	.object({ id: z.string().regex(/^\d{1,9}$/, "That is not a number of anything.") })
	.transform(({ id }) => ({ id: Number(id) }));
