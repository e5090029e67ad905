import { titlesSchema } from "@/lib/domain/questionnaires/schema";
import { withUser } from "@/lib/server/core/http/route";
import { listTitles, questionnairesAsJson } from "@/lib/server/questionnaires/catalog";

export const GET = withUser({ query: titlesSchema }, async ({ query }) =>
	query.titles === undefined
		? new Response(await questionnairesAsJson(), { headers: { "content-type": "application/json" } })
		: listTitles(),
);
