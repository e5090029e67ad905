import { findArticles } from "@/lib/domain/handbook/find";
import { findSchema } from "@/lib/domain/handbook/query";
import type { HandbookAnswer } from "@/lib/domain/handbook/schema";
import { queryOf } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ request }): HandbookAnswer => {
	return { found: findArticles(queryOf(request, findSchema).q) ?? [] };
});
