import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readProgress } from "@/lib/server/progress/service";

export const GET = withUser({ params: ownUserParams }, ({ user, now }) => readProgress(user.id, now));
