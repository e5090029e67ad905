import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/server/core/logger";
import { errorResponse } from "./error-response";

/** How long an answer may take before its stream begins. One that is ready or has failed by then is sent without a stream. */
const BEGINS_WITHIN_MS = 150;
/** How often a stream that has nothing to send shows that it is alive. */
const LIFE_MS = 5_000;

/** Callers that accept events get them; all others get one JSON document. */
export interface Events {
	/** Sends a text as an event. An event without a name is the next part of the answer. */
	send(text: string, name?: string): void;
}

const wantsEvents = (request: Request) => /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");

/** In the standard's format: each line of the text after `data:`, and an empty line at the end. */
const eventOf = (text: string, name?: string) =>
	`${name ? `event: ${name}\n` : ""}${text
		.split("\n")
		.map((line) => `data: ${line}\n`)
		.join("")}\n`;

/**
 * Answers with the result of some work: as JSON or, to callers that accept `text/event-stream`, as events, the last of
 * which is that JSON. A failure before the first event is an ordinary error; a later one is an event named `error` with
 * the status and the sentence.
 * @param work Is given a signal that aborts when the caller hangs up and, where events are wanted, the means to send
 * them.
 */
export async function answered<Result>(
	request: Request,
	work: (signal: AbortSignal, events: Events | null) => Promise<Result>,
): Promise<Result | Response> {
	if (!wantsEvents(request)) return work(request.signal, null);
	const hangUp = new AbortController();
	const encoder = new TextEncoder();
	let out: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			out = controller;
		},
		cancel: () => {
			out = undefined;
			hangUp.abort();
		},
	});
	const write = (text: string) => out?.enqueue(encoder.encode(text));
	let begin = () => {};
	const begun = new Promise<void>((resolve) => {
		begin = resolve;
	});
	const events: Events = {
		send: (text, name) => {
			write(eventOf(text, name));
			begin();
		},
	};
	const signal = AbortSignal.any([request.signal, hangUp.signal]);
	const outcome = work(signal, events).then(
		(result) => ({ result }),
		(error: unknown) => ({ error }),
	);
	const early = await Promise.race([outcome, begun, wait(BEGINS_WITHIN_MS)]);
	if (early && typeof early === "object" && "error" in early) throw early.error;

	// The server sends the headers with the first bytes of the body, and the caller is to know now that the work is going on.
	write(": begun\n\n");
	const life = setInterval(() => write(": still here\n\n"), LIFE_MS);
	void outcome.then(async (end) => {
		clearInterval(life);
		if ("result" in end) write(eventOf(JSON.stringify(end.result), "result"));
		else write(eventOf(await failure(end.error), "error"));
		out?.close();
	});
	return new Response(body, {
		headers: {
			"content-type": "text/event-stream; charset=utf-8",
			// So that no proxy on the way buffers sentences.
			"cache-control": "no-store, no-transform",
			"x-accel-buffering": "no",
		},
	});
}

/** The last event of a stream that fails. */
async function failure(error: unknown): Promise<string> {
	const response = errorResponse(error, (fields) => logger().error(fields, "an answer ended in an error"));
	return JSON.stringify({ status: response.status, message: await response.text() });
}
