import "server-only";
import type { SessionCookie } from "@/lib/server/core/sessions/session";
import { rememberBrowser } from "./known-browser";

/** A request that somebody signs in with, and what keeps the session of the answer. */
export interface Entrance {
	request: Request;
	session: SessionCookie;
	now: Date;
}

/** Begins a session for somebody who has proved who they are, and remembers the browser as one of theirs. */
export async function enter(userId: number, { request, session, now }: Entrance): Promise<void> {
	await session.begin(userId, now);
	session.addCookie(await rememberBrowser(request, userId));
}
