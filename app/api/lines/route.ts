import { keepSchema, linesSchema } from "@/lib/domain/lines/schema";
import { localDay } from "@/lib/domain/progress/days";
import { withUser } from "@/lib/server/core/http/route";
import { keepLine, listLines } from "@/lib/server/lines/service";

export const GET = withUser(
	{ query: linesSchema, counts: ({ url }) => (new URL(url).searchParams.get("q") ? "as-search" : "not") },
	({ user, query, now }) => listLines(user.id, query, localDay(now, user.timezoneOffset)),
);

export const POST = withUser({ body: keepSchema }, ({ user, body, now }) => keepLine(user, body, now));
