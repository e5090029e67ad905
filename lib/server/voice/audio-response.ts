import type { LiveAudio } from "./live-audio";
import { type ByteRange, liveRequest, parseRange } from "./ranges";

/** Complete audio. */
export interface SavedAudio {
	/** Bytes. */
	size: number;
	/** Changes with the bytes. */
	etag: string;
	/** @param to Included. */
	read(from: number, to: number): Promise<Uint8Array>;
}

/** Audio that somebody asked to hear: saved, or being spoken and saved once it is complete. */
export type Audio = { saved: SavedAudio } | { live: LiveAudio; whenWhole(pieces: Uint8Array[]): Promise<SavedAudio> };

const shared = {
	"content-type": "audio/mpeg",
	// It speaks one person's words. No cache may store it, not even their own browser's: that cache outlives a sign-out.
	"cache-control": "private, no-store",
	// A proxy that buffers the answer would delay the first sound.
	"x-accel-buffering": "no",
};

/**
 * The answer to a request for audio. While it is being spoken, all of it comes as it is spoken, and a range that has an
 * end comes as soon as its bytes are there; Safari plays nothing before it has the first two bytes as such a range.
 * A range without an end needs the total size, so it waits until everything is there.
 * @throws What speaking fails with, if nothing has been sent yet.
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

/** A range of audio whose size is not known yet, which the header says by a star (RFC 9110, section 14.4). */
function liveRangeResponse(pieces: readonly Uint8Array[], { from, to }: ByteRange): Response {
	const headers = { ...shared, "accept-ranges": "bytes", "content-range": `bytes ${from}-${to}/*` };
	const bytes = Buffer.concat(pieces).subarray(from, to + 1);
	return new Response(new Uint8Array(bytes), { status: 206, headers: { ...headers, ...lengthOf(bytes.length) } });
}

/**
 * The length, twice: Next removes the standard header from every handler's answer, and lib/launcher/web/keep-length.mjs
 * restores it from the other. Safari plays no range of a file without it.
 */
const lengthOf = (bytes: number) => ({ "content-length": String(bytes), "x-content-length": String(bytes) });

/** Only the headers. Nothing is spoken for this: what has not been spoken has no length here. */
export function audioHead(request: Request, saved: SavedAudio | null): Response {
	if (!saved) return new Response(null, { headers: { ...shared, "accept-ranges": "bytes" } });
	return new Response(null, plan(request, saved));
}

async function savedAudioResponse(request: Request, saved: SavedAudio): Promise<Response> {
	const { from, to, ...init } = plan(request, saved);
	return new Response(from === undefined ? null : new Uint8Array(await saved.read(from, to)), init);
}

type Plan = { status: number; headers: Record<string, string> } & (
	| { from: number; to: number }
	| { from?: never; to?: never }
);

function plan(request: Request, { size, etag }: SavedAudio): Plan {
	const headers = { ...shared, "accept-ranges": "bytes", etag };
	// Ranges of two different recordings must not be put together.
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
