import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import type { ImportLine } from "@/lib/domain/import/schema";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { type Prepared, runImport } from "./service";

const LINES = "application/x-ndjson";
const FAILED = "Something went wrong on our side, and nothing was brought in. Please try again.";

/**
 * Responds to a prepared import: as JSON once everything is stored or, if the client accepts it, in lines that report
 * the progress. The import continues if the person closes the page.
 */
export async function answerImport(request: Request, user: SessionUser, prepared: Prepared): Promise<Response> {
	const { total, importId } = prepared;
	if (importId === null || !request.headers.get("accept")?.includes(LINES)) {
		return Response.json(await runImport(user, prepared, () => {}).finally(prepared.close));
	}
	const encoder = new TextEncoder();
	let isOpen = true;
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const say = (line: ImportLine) => {
				if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
			};
			say({ done: 0, total });
			void runImport(user, prepared, (done) => say({ done, total }))
				.then((answer) => say({ answer }))
				.catch((error) => {
					if (!(error instanceof AppError)) logger().error({ error: describeError(error) }, "an import failed");
					say({ error: error instanceof AppError ? error.message : FAILED });
				})
				.finally(async () => {
					await prepared.close();
					if (isOpen) controller.close();
				});
		},
		cancel() {
			isOpen = false;
		},
	});
	return new Response(body, {
		headers: { "content-type": LINES, "cache-control": "no-store", "x-accel-buffering": "no" },
	});
}
