import type { LiveAudio } from "./live-audio";
import { asksForAll, parseRange } from "./ranges";

/** Audio that is there as a whole. */
export interface KeptAudio {
	/** Bytes. */
	size: number;
	/** Changes when the bytes do. */
	etag: string;
	/** @param to Included. */
	read(from: number, to: number): Promise<Uint8Array>;
}

/** Audio that somebody asked to hear: kept, or being spoken, and then kept when it is whole. */
export type Audio = { kept: KeptAudio } | { live: LiveAudio; whenWhole(pieces: Uint8Array[]): Promise<KeptAudio> };

const shared = {
	"content-type": "audio/mpeg",
	// It says aloud what one person wrote: no cache may hold it, theirs included, which outlives a sign-out.
	"cache-control": "private, no-store",
	// A proxy that collects before it passes on would keep the first sound back.
	"x-accel-buffering": "no",
};

/**
 * The answer to a request for audio. All of it is sent while it is still being spoken; a part of it, which Safari asks
 * for before it plays anything, needs the size of the whole, and so waits until it is.
 * @throws What speaking fails with, where nothing has been sent yet.
 */
export async function audioResponse(request: Request, audio: Audio): Promise<Response> {
	if ("kept" in audio) return keptResponse(request, audio.kept);
	const { live, whenWhole } = audio;
	if (!asksForAll(request.headers.get("range"))) {
		const pieces = await live.whole(request.signal);
		return keptResponse(request, await whenWhole(pieces));
	}
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
 * The length, twice: Next takes the standard header off every answer of a handler, and prisma/launcher/keep-length.mjs puts
 * it back from the other. Safari plays no part of a file without it.
 */
const lengthOf = (bytes: number) => ({ "content-length": String(bytes), "x-content-length": String(bytes) });

/** The headers alone. What has not been spoken is not spoken for this: its length is left out. */
export function audioHead(request: Request, kept: KeptAudio | null): Response {
	if (!kept) return new Response(null, { headers: { ...shared, "accept-ranges": "bytes" } });
	return new Response(null, plan(request, kept));
}

async function keptResponse(request: Request, kept: KeptAudio): Promise<Response> {
	const { from, to, ...init } = plan(request, kept);
	return new Response(from === undefined ? null : new Uint8Array(await kept.read(from, to)), init);
}

type Plan = { status: number; headers: Record<string, string> } & (
	| { from: number; to: number }
	| { from?: never; to?: never }
);

function plan(request: Request, { size, etag }: KeptAudio): Plan {
	const headers = { ...shared, "accept-ranges": "bytes", etag };
	// A part is only a part of the file that the browser has the rest of.
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
