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

/**
 * The session id in a sealed cookie value, or null if the seal is broken or too old. Does not say whether that session
 * still exists.
 */
export async function unsealSessionId(sealed: string | undefined): Promise<string | null> {
	if (!sealed) return null;
	const { password, ttl } = sessionOptions();
	try {
		const { id } = await unsealData<SealedSession>(sealed, { password, ttl });
		return id ?? null;
	} catch {
		// It does not even look like a seal.
		return null;
	}
}
