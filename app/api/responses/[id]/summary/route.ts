import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listResponseSummaries(user.id));
