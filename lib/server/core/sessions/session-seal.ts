import { type SessionOptions, unsealData } from "iron-session";
import { env } from "@/lib/server/core/env";

/** How long a session can last at the most, in days. */
export const WHOLE_DAYS = 90;

export interface SealedSession {
	/** Id of a row in `sessions`. */
	id?: string;
}

/** How the cookie is sealed and sent. Over https it carries the `__Host-` prefix, which binds it to this host. */
export function sessionOptions(): SessionOptions {
	const secure = env().APP_URL.startsWith("https:");
	// iron-session seals with the highest key and opens with any.
	const [newest = "", older] = env().SESSION_SECRET;
	return {
		cookieName: secure ? "__Host-innerscript" : "innerscript",
		password: older ? { 1: older, 2: newest } : { 1: newest },
		ttl: WHOLE_DAYS * 24 * 60 * 60,
		cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
	};
}

/** How many opened seals are remembered at a time, and how long they are at the most: a seal may end in whatever one likes. */
const REMEMBERED = 5_000;
const LONGEST = 1_000;
/** Seals that opened, with what was in them: opening one costs more than the rest of a short request. */
const opened = new Map<string, string>();

/**
 * The session id in a sealed cookie value, or null if the seal is broken or too old. Does not say whether that session
 * still exists: its row, which ends no later than the seal, is asked each time.
 */
export async function unsealSessionId(sealed: string | undefined): Promise<string | null> {
	if (!sealed) return null;
	const { password, ttl } = sessionOptions();
	const key = `${sealed} ${JSON.stringify(password)}`;
	const known = opened.get(key);
	if (known) return known;
	try {
		const { id } = await unsealData<SealedSession>(sealed, { password, ttl });
		if (id && sealed.length <= LONGEST) remember(key, id);
		return id ?? null;
	} catch {
		// It does not even look like a seal.
		return null;
	}
}

function remember(key: string, id: string): void {
	opened.set(key, id);
	const [oldest] = opened.keys();
	if (opened.size > REMEMBERED && oldest) opened.delete(oldest);
}
