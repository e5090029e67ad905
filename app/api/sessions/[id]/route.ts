import { endSession } from "@/lib/server/account/sign-in/sessions";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const DELETE = withUser({ params: idParams }, async ({ user, sessionId, params, session }) => {
	await endSession(user.id, params.id);
	if (params.id === sessionId) await session.end();
	return { ok: true };
});
