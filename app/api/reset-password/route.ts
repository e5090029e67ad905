import { resetPassword } from "@/lib/account/reset";
import { resetPasswordSchema } from "@/lib/account/schema";
import { withPublic } from "@/lib/core/route";

export const POST = withPublic({ body: resetPasswordSchema }, async ({ body, address, now }) => {
	await resetPassword(body.token, body.password, address, now);
	return { ok: true };
});
