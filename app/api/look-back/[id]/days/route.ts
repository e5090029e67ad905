import { yearSchema } from "@/lib/domain/look-back/schema";
import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readYear } from "@/lib/server/look-back/days";

export const GET = withUser({ params: ownUserParams, query: yearSchema }, ({ user, query, now }) =>
	readYear(user, query.year, now),
);
