import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { loveScript } from "@/lib/server/scripts/love";
import { listVersions } from "@/lib/server/scripts/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listVersions(loveScript, user.id));
