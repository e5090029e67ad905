import { UpstreamFailure } from "./failure";

/**
 * Maximum size of one response, in bytes. Our longest answer, in a chunk for each token, takes half of it, as does the
 * longest piece of speech at the highest bit rate. A server that sends more would fill the memory of this process.
 */
const MOST_BYTES = 16 * 1024 * 1024;
/**
 * Maximum size of one line of a stream, in bytes: an answer in a single chunk, if each of its characters is escaped.
 */
const LONGEST_LINE = 1024 * 1024;
const LINE_END = 0x0a;

/** Like `fetch`, but a response that is longer than any that we ask for fails with an UpstreamFailure. */
export async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
	let bytes = 0;
	return failingAt(await fetch(url, init), (chunk) => {
		bytes += chunk.byteLength;
		return bytes > MOST_BYTES;
	});
}

/**
 * Returns the same response, which fails if it has an overlong line. Whoever reads lines searches all of an unfinished
 * one again whenever more of it arrives.
 */
export function withBoundedLines(response: Response): Response {
	let line = 0;
	return failingAt(response, (chunk) => {
		const end = chunk.lastIndexOf(LINE_END);
		line = end < 0 ? line + chunk.byteLength : chunk.byteLength - end - 1;
		return line > LONGEST_LINE;
	});
}

function failingAt(response: Response, isTooMuch: (chunk: Uint8Array) => boolean): Response {
	if (!response.body) return response;
	const checked = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			if (isTooMuch(chunk)) controller.error(new UpstreamFailure("cut_short", { code: "too_long" }));
			else controller.enqueue(chunk);
		},
	});
	return new Response(response.body.pipeThrough(checked), response);
}
