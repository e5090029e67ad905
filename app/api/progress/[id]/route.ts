import { ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { readProgress } from "@/lib/progress/service";

export const GET = withUser({ params: ownUserParams }, ({ user, now }) => readProgress(user.id, now));
