import { ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { listLoveScripts } from "@/lib/love-script/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listLoveScripts(user.id));
