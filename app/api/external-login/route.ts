import { beginConnecting, connectionWith, endConnection } from "@/lib/server/account/oidc";
import { withUser } from "@/lib/server/core/http/route";

/** Whether the account is connected with the configured issuer. */
export const GET = withUser({}, ({ user }) => connectionWith(user.id));

/** Makes the next arrival from the issuer connect this account instead of signing in. */
export const POST = withUser({}, ({ user, sessionId }) => beginConnecting(user.id, sessionId));

export const DELETE = withUser({}, ({ user, sessionId }) => endConnection(user.id, sessionId));
