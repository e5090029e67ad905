import { keepSchema, linesSchema } from "@/lib/domain/lines/schema";
import { withUser } from "@/lib/server/core/http/route";
import { keepLine, listLines } from "@/lib/server/lines/service";

export const GET = withUser({ query: linesSchema }, ({ user, query }) => listLines(user.id, query));

export const POST = withUser({ body: keepSchema }, ({ user, body, now }) => keepLine(user, body, now));
