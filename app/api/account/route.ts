import { eraseSchema } from "@/lib/domain/account/erasing";
import { eraseAccount, erasingTerms } from "@/lib/server/account/erase";
import { forgetBrowser } from "@/lib/server/account/sign-in/known-browser";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ user, sessionId, now }) => erasingTerms(user.id, sessionId, now));

export const DELETE = withUser({ body: eraseSchema }, async ({ user, sessionId, body, session, address, now }) => {
	const erased = await eraseAccount({ userId: user.id, sessionId, address, now }, body);
	await session.end();
	session.addCookie(forgetBrowser());
	return erased;
});
