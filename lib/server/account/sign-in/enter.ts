import "server-only";
import type { SessionCookie } from "@/lib/server/core/sessions/session";
import { rememberBrowser } from "./known-browser";

/** What signing in needs: the request, and the cookie with which the response starts a session. */
export interface Entrance {
	request: Request;
	session: SessionCookie;
	now: Date;
}

/** Starts a session for a person who has proved who they are, and remembers this browser as one of theirs. */
export async function enter(userId: number, { request, session, now }: Entrance): Promise<void> {
	await session.begin(userId, now);
	session.addCookie(await rememberBrowser(request, userId));
}
