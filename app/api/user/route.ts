import { toClientUser } from "@/lib/account/service";
import { withUser } from "@/lib/core/route";

export const GET = withUser({}, ({ user }) => toClientUser(user));
