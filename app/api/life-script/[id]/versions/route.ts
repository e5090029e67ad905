import { ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { listLifeScripts } from "@/lib/life-script/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listLifeScripts(user.id));
