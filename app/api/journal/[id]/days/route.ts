import { daysSchema } from "@/lib/domain/journal/schema";
import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { writingDays } from "@/lib/server/journal/list";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams, query: daysSchema }, ({ user, query }) =>
	writingDays(user.id, query.month),
);
