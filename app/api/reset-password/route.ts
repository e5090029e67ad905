import { resetPasswordSchema } from "@/lib/domain/account/schema";
import { resetPassword } from "@/lib/server/account/reset";
import { withPublic } from "@/lib/server/core/http/route";

export const POST = withPublic({ body: resetPasswordSchema }, async ({ body, address, now }) => {
	await resetPassword(body.token, body.password, address, now);
	return { ok: true };
});
