import { ownUserParams, queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { daysSchema } from "@/lib/journal/schema";
import { writingDays } from "@/lib/journal/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user, request }) =>
	writingDays(user.id, queryOf(request, daysSchema).month),
);
