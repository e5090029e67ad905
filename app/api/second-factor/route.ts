import { withUser } from "@/lib/server/core/http/route";
import { readSecondFactor } from "@/lib/server/second-factor/service";

export const GET = withUser({}, ({ user }) => readSecondFactor(user.id));
