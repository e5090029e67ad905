import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readToday } from "@/lib/server/look-back/today";

export const GET = withUser({ params: ownUserParams }, ({ user, now }) => readToday(user, now));
