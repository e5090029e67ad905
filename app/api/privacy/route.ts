import { privacySchema } from "@/lib/domain/account/schema";
import { choosePrivacy, readPrivacy } from "@/lib/server/account/privacy";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ user }) => readPrivacy(user));

export const PUT = withUser({ counts: "as-change", body: privacySchema }, ({ user, body }) =>
	choosePrivacy(user.id, body.keepHere),
);
