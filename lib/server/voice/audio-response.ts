import type { LiveAudio } from "./live-audio";
import { type ByteRange, liveRequest, parseRange } from "./ranges";

/** Complete audio. */
export interface SavedAudio {
	/** In bytes. */
	size: number;
	/** Changes whenever the bytes change. */
	etag: string;
	/** Reads a range of bytes. @param to Inclusive. @returns All of the range at once, or a stream if it is large. */
	read(from: number, to: number, signal: AbortSignal): Promise<Uint8Array | ReadableStream<Uint8Array>>;
}

/** Requested audio: either saved, or being spoken now and saved once it is complete. */
export type Audio = { saved: SavedAudio } | { live: LiveAudio; whenWhole(pieces: Uint8Array[]): Promise<SavedAudio> };

const shared = {
	"content-type": "audio/mpeg",
	// The audio speaks one person's words, so no cache may store it, not even their own browser's, which outlives a
	// sign-out.
	"cache-control": "private, no-store",
	// Stops proxies from buffering the response, which would delay the first sound.
	"x-accel-buffering": "no",
};

/**
 * Builds the response to a request for audio. While the audio is being spoken, a full request gets it as it is
 * produced, and a range with an end is answered as soon as its bytes exist; Safari plays nothing before it has
 * received the first two bytes that way. A range without an end needs the total size, so it waits until the audio is
 * complete.
 * @throws The narrator's error, if nothing has been sent yet.
 */
export async function audioResponse(request: Request, audio: Audio): Promise<Response> {
	if ("saved" in audio) return savedAudioResponse(request, audio.saved);
	const { live, whenWhole } = audio;
	const asked = request.headers.get("if-range") === null ? liveRequest(request.headers.get("range")) : "all";
	if (asked === "all") return liveResponse(request, live);
	const part = asked === "later" ? null : await live.upTo(asked.to + 1, request.signal);
	if (part && asked !== "later") return liveRangeResponse(part, asked);
	const pieces = await live.whole(request.signal);
	return savedAudioResponse(request, await whenWhole(pieces));
}

async function liveResponse(request: Request, live: LiveAudio): Promise<Response> {
	const stream = live.stream();
	try {
		await live.begun(request.signal);
	} catch (error) {
		await stream.cancel();
		throw error;
	}
	return new Response(stream, { headers: { ...shared, "accept-ranges": "none" } });
}

/**
 * Builds the response to a range request for audio of unknown size, which the header shows as a star (RFC 9110,
 * section 14.4).
 */
function liveRangeResponse(pieces: readonly Uint8Array[], { from, to }: ByteRange): Response {
	const headers = { ...shared, "accept-ranges": "bytes", "content-range": `bytes ${from}-${to}/*` };
	const bytes = Buffer.concat(pieces).subarray(from, to + 1);
	return new Response(new Uint8Array(bytes), { status: 206, headers: { ...headers, ...lengthOf(bytes.length) } });
}

/**
 * Returns the length in two headers: Next removes the standard one from every handler's response, and
 * lib/launcher/web/keep-length.mjs restores it from the other. Without it, Safari does not play a range of a file.
 */
const lengthOf = (bytes: number) => ({ "content-length": String(bytes), "x-content-length": String(bytes) });

/** Builds the response to a HEAD request. Never starts speaking: audio that has not been spoken has no length here. */
export function audioHead(request: Request, saved: SavedAudio | null): Response {
	if (!saved) return new Response(null, { headers: { ...shared, "accept-ranges": "bytes" } });
	return new Response(null, plan(request, saved));
}

async function savedAudioResponse(request: Request, saved: SavedAudio): Promise<Response> {
	const { from, to, ...init } = plan(request, saved);
	const body = from === undefined ? null : await saved.read(from, to, request.signal);
	return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, init);
}

type Plan = { status: number; headers: Record<string, string> } & (
	| { from: number; to: number }
	| { from?: never; to?: never }
);

function plan(request: Request, { size, etag }: SavedAudio): Plan {
	const headers = { ...shared, "accept-ranges": "bytes", etag };
	// Ranges of two different recordings must not be combined.
	const condition = request.headers.get("if-range");
	const range = condition === null || condition === etag ? parseRange(request.headers.get("range"), size) : null;
	if (range === "unsatisfiable") {
		return { status: 416, headers: { ...headers, "content-range": `bytes */${size}`, ...lengthOf(0) } };
	}
	if (!range) return { status: 200, headers: { ...headers, ...lengthOf(size) }, from: 0, to: size - 1 };
	const { from, to } = range;
	const contentRange = `bytes ${from}-${to}/${size}`;
	return {
		status: 206,
		headers: { ...headers, "content-range": contentRange, ...lengthOf(to - from + 1) },
		from,
		to,
	};
}
