import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/server/core/logger";
import { errorResponse } from "./error-response";

/** So long an answer may take before its stream begins: what fails or is ready by then needs no stream to say so. */
const BEGINS_WITHIN_MS = 150;
/** So often a stream that has nothing to say shows that it is alive. */
const LIFE_MS = 5_000;

/** Whoever asks gets events; everybody else one JSON document. */
export interface Events {
	/** Sends some text as an event. Without a name, it is the next part of the answer. */
	send(text: string, name?: string): void;
}

const wantsEvents = (request: Request) => /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");

/** As the standard has it: every line of the text behind its own `data:`, an empty line at the end. */
const eventOf = (text: string, name?: string) =>
	`${name ? `event: ${name}\n` : ""}${text
		.split("\n")
		.map((line) => `data: ${line}\n`)
		.join("")}\n`;

/**
 * Answers with what a piece of work gives: as JSON, or for whoever accepts `text/event-stream` as events, the last of
 * which is that JSON. A failure before the first event is an ordinary error; later it is an event named `error`, with
 * the status and the sentence.
 * @param work Is given a signal that aborts when the caller hangs up, and where events are wanted, the way to send them.
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
			// Nothing on the way may hold sentences back.
			"cache-control": "no-store, no-transform",
			"x-accel-buffering": "no",
		},
	});
}

/** What the stream says where it ends in an error. */
async function failure(error: unknown): Promise<string> {
	const response = errorResponse(error, (fields) => logger().error(fields, "an answer ended in an error"));
	return JSON.stringify({ status: response.status, message: await response.text() });
}
