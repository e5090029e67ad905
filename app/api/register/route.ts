import { registerSchema } from "@/lib/account/schema";
import { register } from "@/lib/account/service";
import { withPublic } from "@/lib/core/route";

export const POST = withPublic({ body: registerSchema }, async ({ body, address, session, now }) => {
	const user = await register(body, address);
	await session.begin(user.id, now);
	return user;
});
