import { proofSchema } from "@/lib/domain/second-factor/schema";
import { beginConnecting, connectionWith, endConnection } from "@/lib/server/account/oidc";
import { withUser } from "@/lib/server/core/http/route";

/** Returns whether the account is connected with the configured issuer. */
export const GET = withUser({}, ({ user }) => connectionWith(user.id));

/** Makes the next return from the issuer connect this account instead of signing in. */
export const POST = withUser({ counts: "as-change", body: proofSchema }, ({ user, sessionId, body, address, now }) =>
	beginConnecting({ userId: user.id, sessionId, address, now }, body.currentPassword),
);

export const DELETE = withUser({ body: proofSchema }, ({ user, sessionId, body, address, now }) =>
	endConnection({ userId: user.id, sessionId, address, now }, body.currentPassword),
);
