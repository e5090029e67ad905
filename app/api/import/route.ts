import { importQuerySchema } from "@/lib/domain/import/schema";
import { withUser } from "@/lib/server/core/http/route";
import { answerImport } from "@/lib/server/import/answer";
import { listImports, prepareImport } from "@/lib/server/import/service";
import { timezoneOffset } from "@/lib/server/progress/service";

export const GET = withUser({}, ({ user }) => listImports(user.id));

/** The body is the file. A preview stores nothing. */
const counts = (request: Request) =>
	new URL(request.url).searchParams.get("preview") === "1" ? "as-change" : "as-write";
export const POST = withUser({ query: importQuerySchema, counts }, async ({ user, query, request, now }) =>
	answerImport(request, user, await prepareImport(user, { request, query, offset: timezoneOffset(request), now })),
);
