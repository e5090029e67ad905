import { updateProfileSchema } from "@/lib/domain/account/schema";
import { updateProfile } from "@/lib/server/account/service";
import { withUser } from "@/lib/server/core/http/route";

export const POST = withUser(
	{ counts: "as-change", body: updateProfileSchema },
	({ user, sessionId, body, address, now }) =>
		updateProfile({ userId: user.id, sessionId, address, now }, user.email, body),
);
