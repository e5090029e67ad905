import { searchSchema } from "@/lib/domain/search/schema";
import { queryOf } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { searchOwnPages } from "@/lib/server/search/service";

export const GET = withUser({ counts: "as-search" }, ({ user, request }) =>
	searchOwnPages(user, queryOf(request, searchSchema), new Date()),
);
