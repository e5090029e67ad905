import { registerSchema } from "@/lib/domain/account/schema";
import { register } from "@/lib/server/account/service";
import { enter } from "@/lib/server/account/sign-in/enter";
import { withPublic } from "@/lib/server/core/http/route";

export const POST = withPublic({ body: registerSchema }, async ({ body, address, session, request, now }) => {
	const user = await register(body, address, now);
	await enter(user.id, { request, session, now });
	return user;
});
