import { generateQuerySchema } from "@/lib/domain/scripts/schema";
import { withUser } from "@/lib/server/core/http/route";
import { lifeScript } from "@/lib/server/scripts/life";
import { generateScript } from "@/lib/server/scripts/service";

export const POST = withUser({ query: generateQuerySchema }, ({ user, query, country, now }) =>
	generateScript(lifeScript, user, { at: now, from: query.from, country }),
);
