import { ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { listResponseSummaries } from "@/lib/questionnaires/summary-service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listResponseSummaries(user.id));
