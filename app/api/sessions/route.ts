import { endOtherSessions, listSessions } from "@/lib/server/account/sign-in/sessions";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ user, sessionId, now }) => listSessions(user.id, sessionId, now));

/** Ends all sessions except the one of this request. */
export const DELETE = withUser({}, async ({ user, sessionId }) => ({
	ended: await endOtherSessions(user.id, sessionId),
}));
