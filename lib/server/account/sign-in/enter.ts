import "server-only";
import type { SessionCookie } from "@/lib/server/core/sessions/session";
import { rememberBrowser } from "./known-browser";

/** What signing in needs: the request, and the cookie with which the response starts a session. */
export interface Entrance {
	request: Request;
	session: SessionCookie;
	now: Date;
}

/**
 * Starts a session for a person who has proved who they are, and remembers this browser as one of theirs.
 * @param provedBy The hash of the password that proved it, if one did.
 * @throws AppError `unauthenticated` if that password was changed since.
 */
export async function enter(
	userId: number,
	{ request, session, now }: Entrance,
	provedBy?: string | null,
): Promise<void> {
	await session.begin(userId, now, provedBy);
	session.addCookie(await rememberBrowser(request, userId));
}
