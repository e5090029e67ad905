import { generateQuerySchema } from "@/lib/domain/scripts/schema";
import { withUser } from "@/lib/server/core/http/route";
import { loveScript } from "@/lib/server/scripts/love";
import { generateScript } from "@/lib/server/scripts/service";

export const POST = withUser({ query: generateQuerySchema }, ({ user, query, country, now }) =>
	generateScript(loveScript, user, { at: now, from: query.from, country }),
);
