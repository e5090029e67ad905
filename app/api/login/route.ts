import { loginSchema } from "@/lib/account/schema";
import { login } from "@/lib/account/service";
import { withPublic } from "@/lib/core/route";

export const POST = withPublic({ body: loginSchema }, async ({ body, address, session, now }) => {
	const user = await login(body, address);
	await session.begin(user.id, now);
	return { ok: true, user };
});
