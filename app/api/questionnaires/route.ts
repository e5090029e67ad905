import { titlesSchema } from "@/lib/domain/questionnaires/schema";
import { withUser } from "@/lib/server/core/http/route";
import { listQuestionnaires, listTitles } from "@/lib/server/questionnaires/catalog";

export const GET = withUser({ query: titlesSchema }, ({ query }) =>
	query.titles === undefined ? listQuestionnaires() : listTitles(),
);
