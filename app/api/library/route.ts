import { nearestInLibrary } from "@/lib/domain/find/nearest";
import { findSchema, type LibraryAnswer } from "@/lib/domain/find/schema";
import { localDay } from "@/lib/domain/progress/days";
import { queryOf } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ request, now, user }): LibraryAnswer => {
	return { found: nearestInLibrary(queryOf(request, findSchema).q, localDay(now, user.timezoneOffset)) };
});
