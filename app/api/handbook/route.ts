import { nearestArticles } from "@/lib/domain/handbook/nearest";
import { findSchema } from "@/lib/domain/handbook/query";
import type { HandbookAnswer } from "@/lib/domain/handbook/schema";
import { localDay } from "@/lib/domain/progress/days";
import { queryOf } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ request, now, user }): HandbookAnswer => {
	return { found: nearestArticles(queryOf(request, findSchema).q, localDay(now, user.timezoneOffset)) };
});
