import { loginSchema } from "@/lib/domain/account/schema";
import { login } from "@/lib/server/account/service";
import { withPublic } from "@/lib/server/core/http/route";
import { signInOrAskForMore } from "@/lib/server/second-factor/sign-in";

export const POST = withPublic({ body: loginSchema }, async ({ body, address, session, request, now }) => {
	const { user, passwordHash } = await login(body, address, request);
	const secondFactor = await signInOrAskForMore(user.id, { request, session, now }, passwordHash);
	return secondFactor ? { ok: false, secondFactor } : { ok: true, user };
});
