import { beginConnecting, connectionWith, endConnection } from "@/lib/server/account/oidc";
import { withUser } from "@/lib/server/core/http/route";

/** Whether the account is connected with the issuer that this installation is configured with. */
export const GET = withUser({}, ({ user }) => connectionWith(user.id));

/** The next arrival from the issuer connects this account, instead of signing in. */
export const POST = withUser({}, ({ user, sessionId }) => beginConnecting(user.id, sessionId));

export const DELETE = withUser({}, ({ user, sessionId }) => endConnection(user.id, sessionId));
