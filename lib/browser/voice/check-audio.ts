import type { AudioCheck } from "@/lib/domain/voice/failures";

const CHECK_MS = 5000;

/** Returns an id that the person can give to support, if the server gave none. */
const ownId = () => Math.random().toString(36).slice(2, 10);

/**
 * Asks the server why audio could not be loaded. Never throws: not reaching the server is also a result.
 * @param path The path to ask; null if there is none.
 */
export async function checkAudio(path: string | null): Promise<{ check: AudioCheck; errorId: string }> {
	if (path === null) return { check: { ok: true }, errorId: ownId() };
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), CHECK_MS);
	try {
		const response = await fetch(path, { credentials: "include", signal: patience.signal });
		const errorId = response.headers?.get("x-request-id") ?? ownId();
		if (response.ok) return { check: { ok: true }, errorId };
		return { check: { ok: false, details: detailsOf(await response.text()) }, errorId };
	} catch {
		return { check: { ok: false, details: null }, errorId: ownId() };
	} finally {
		clearTimeout(timer);
	}
}

function detailsOf(body: string): string | null {
	try {
		const { details } = JSON.parse(body) as { details?: unknown };
		return typeof details === "string" ? details : null;
	} catch {
		return null;
	}
}
