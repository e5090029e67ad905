import { loveChoicesSchema } from "@/lib/domain/scripts/compose/schema";
import { generateQuerySchema } from "@/lib/domain/scripts/schema";
import { withUser } from "@/lib/server/core/http/route";
import { composeScript, offersFor } from "@/lib/server/scripts/compose";

export const GET = withUser({}, ({ user }) => offersFor(user));

export const POST = withUser(
	{ body: loveChoicesSchema, query: generateQuerySchema },
	({ user, body, query, country, now }) => composeScript(user, body, { at: now, from: query.from, country }),
);
