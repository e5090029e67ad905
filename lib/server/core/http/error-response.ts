import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { isDatabaseAway, tookTooLong } from "@/lib/server/core/database/db";
import { describeError } from "@/lib/server/core/logger";

/**
 * Turns an error into a response with one plain sentence for the person.
 * @param log Called with what may be logged of the error.
 */
export function errorResponse(error: unknown, log: (fields: Record<string, unknown>) => void): Response {
	let known = error instanceof AppError ? error : null;
	if (!known && isDatabaseAway(error)) {
		known = new AppError("unavailable", "We cannot reach your data right now. Please try again in a moment.", {
			cause: error,
			retryAfter: 5,
		});
	}
	if (!known && tookTooLong(error)) {
		known = new AppError("unavailable", "That took too long. Please try something smaller.", { cause: error });
	}
	known ??= new AppError("internal", "Something went wrong on our side. Please try again.", { cause: error });
	if (known.status >= 500) log({ error: describeError(known.cause ?? known) });
	const headers = new Headers({ "content-type": "text/plain; charset=utf-8" });
	if (known.retryAfter !== undefined) headers.set("retry-after", String(known.retryAfter));
	return new Response(known.message, { status: known.status, headers });
}
