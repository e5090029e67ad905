import "server-only";
import { findSession } from "@/lib/server/core/sessions/session";

/** How often it is looked whether the session is still there, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * The same answer, which breaks off when the session ends or locks: a conversation that is being written, sound, an
 * export. It breaks off as a failure, so that no part of a file passes for the whole.
 */
export function whileSignedIn(response: Response, sessionId: string): Response {
	const { body } = response;
	if (!body) return response;
	const reader = body.getReader();
	let timer: ReturnType<typeof setInterval> | undefined;
	const stop = () => clearInterval(timer);
	const watched = new ReadableStream<Uint8Array>({
		start(controller) {
			const look = async () => {
				// While the database is away nobody knows.
				const isAlive = await findSession(sessionId, new Date()).catch(() => true);
				if (isAlive || timer === undefined) return;
				stop();
				controller.error(new Error("The session has ended"));
				await reader.cancel().catch(() => {});
			};
			timer = setInterval(look, LOOK_MS).unref();
		},
		async pull(controller) {
			try {
				const { done, value } = await reader.read();
				if (!done) return controller.enqueue(value);
				stop();
				controller.close();
			} catch (error) {
				stop();
				controller.error(error);
			}
		},
		cancel(reason) {
			stop();
			return reader.cancel(reason);
		},
	});
	return new Response(watched, response);
}
