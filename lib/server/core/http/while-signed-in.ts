import "server-only";
import { findSession } from "@/lib/server/core/sessions/session";

/** How often the session is checked, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Returns the same response, but aborts it when the session ends or locks: for example a reply that is being written,
 * sound, an export. It aborts with an error, so that a part of a file is not taken for the whole. It only checks while
 * the reader waits for more, so an abandoned response leaves no timer behind.
 */
export function whileSignedIn(response: Response, sessionId: string): Response {
	const { body } = response;
	if (!body) return response;
	const reader = body.getReader();
	let lookedAt = performance.now();
	const look = async () => {
		lookedAt = performance.now();
		// While the database is away, the session counts as valid.
		if (await findSession(sessionId, new Date()).catch(() => true)) return;
		const ended = new Error("The session has ended");
		await reader.cancel(ended).catch(() => {});
		throw ended;
	};
	const watched = new ReadableStream<Uint8Array>({
		async pull(controller) {
			const next = reader.read();
			// The check reports the failure first, so that it does not count as unhandled.
			next.catch(() => {});
			while ((await withinOneLook(next, lookedAt)) === "late") await look();
			const { done, value } = await next;
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: (reason) => reader.cancel(reason),
	});
	return new Response(watched, response);
}

/** Whether a chunk arrived before the next check was due. */
async function withinOneLook(next: Promise<unknown>, lookedAt: number): Promise<"late" | "came"> {
	const left = lookedAt + LOOK_MS - performance.now();
	if (left <= 0) return "late";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<"late">((resolve) => {
		timer = setTimeout(() => resolve("late"), left).unref();
	});
	const came = next.then(
		() => "came" as const,
		() => "came" as const,
	);
	return Promise.race([came, late]).finally(() => clearTimeout(timer));
}
