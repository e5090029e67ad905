import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readOnThisDay } from "@/lib/server/look-back/on-this-day";

export const GET = withUser({ params: ownUserParams }, ({ user, now }) => readOnThisDay(user, now));
