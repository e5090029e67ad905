import { secondFactorSignInSchema } from "@/lib/domain/second-factor/schema";
import { toClientUser } from "@/lib/server/account/service";
import { withPublic } from "@/lib/server/core/http/route";
import { finishSignIn } from "@/lib/server/second-factor/sign-in";

export const POST = withPublic({ body: secondFactorSignInSchema }, async (context) => {
	const { body, request, session, address, now } = context;
	return { ok: true, user: toClientUser(await finishSignIn(body, { request, session, now }, address)) };
});
