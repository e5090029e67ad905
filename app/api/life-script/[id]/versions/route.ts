import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { lifeScript } from "@/lib/server/scripts/life";
import { listVersions } from "@/lib/server/scripts/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listVersions(lifeScript, user.id));
