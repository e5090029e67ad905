import { type SessionOptions, unsealData } from "iron-session";
import { env } from "@/lib/server/core/env";

/** The longest a session can last, in days. */
export const WHOLE_DAYS = 90;

export interface SealedSession {
	/** Id of a row in `sessions`. */
	id?: string;
}

/**
 * Returns how the cookie is sealed and sent. Over https it carries the `__Host-` prefix, which binds it to this host.
 */
export function sessionOptions(): SessionOptions {
	const secure = env().APP_URL.startsWith("https:");
	// iron-session seals with the highest-numbered secret and opens with any.
	const [newest = "", older] = env().SESSION_SECRET;
	return {
		cookieName: secure ? "__Host-innerscript" : "innerscript",
		password: older ? { 1: older, 2: newest } : { 1: newest },
		ttl: WHOLE_DAYS * 24 * 60 * 60,
		cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
	};
}

/** How many opened cookies are cached, and how many characters a cached one may have: anybody can append to a seal. */
const REMEMBERED = 5_000;
const LONGEST = 1_000;
/**
 * Opened cookies and the session ids in them, cached because opening one costs more than the rest of a short request.
 */
const opened = new Map<string, string>();

/**
 * Returns the session id in a sealed cookie, or null if the seal is broken or too old. Does not tell whether that
 * session still exists: its row, which expires no later than the seal, is read each time.
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
		// It does not even look like a sealed cookie.
		return null;
	}
}

function remember(key: string, id: string): void {
	opened.set(key, id);
	const [oldest] = opened.keys();
	if (opened.size > REMEMBERED && oldest) opened.delete(oldest);
}
