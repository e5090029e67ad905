import { toClientUser } from "@/lib/server/account/service";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ user }) => toClientUser(user));
