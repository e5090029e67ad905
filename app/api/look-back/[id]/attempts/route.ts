import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readAttempts } from "@/lib/server/look-back/attempts";

export const GET = withUser({ params: ownUserParams }, ({ user }) => readAttempts(user.id));
