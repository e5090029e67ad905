import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/server/core/logger";
import { errorResponse } from "./error-response";

/**
 * How long to wait before the stream begins, in milliseconds. A result or an error that comes earlier is sent without a
 * stream.
 */
const BEGINS_WITHIN_MS = 150;
/** How often a stream with nothing to send shows that it is alive, in milliseconds. */
const LIFE_MS = 5_000;

/** The means to send events, for clients that accept them; other clients get one JSON document. */
export interface Events {
	/** Sends a text as an event. An event without a name is the next part of the reply. */
	send(text: string, name?: string): void;
}

const wantsEvents = (request: Request) => /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");

/** Formats a server-sent event: each line of the text after `data:`, then an empty line. */
const eventOf = (text: string, name?: string) =>
	`${name ? `event: ${name}\n` : ""}${text
		.split("\n")
		.map((line) => `data: ${line}\n`)
		.join("")}\n`;

/**
 * Responds with the result of some work: as JSON or, for clients that accept `text/event-stream`, as events, the last
 * of which is that JSON. A failure before the stream begins is an ordinary error response; a later one is an event
 * named `error` with the status and the sentence.
 * @param work Receives a signal that aborts when the client disconnects and, if events are wanted, the means to send
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

	// The server only sends the headers with the first bytes of the body, and the client should know now that the work
	// has begun.
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
			// Keeps proxies from buffering the sentences.
			"cache-control": "no-store, no-transform",
			"x-accel-buffering": "no",
		},
	});
}

/** Returns the data of the last event of a stream that fails. */
async function failure(error: unknown): Promise<string> {
	const response = errorResponse(error, (fields) => logger().error(fields, "an answer ended in an error"));
	return JSON.stringify({ status: response.status, message: await response.text() });
}
