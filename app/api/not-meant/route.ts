import { behindSchema, notMeantSchema } from "@/lib/domain/safety/not-meant";
import { withUser } from "@/lib/server/core/http/route";
import { behindText, sayNotMeantOn } from "@/lib/server/safety/behind";
import { takeBackNotMeant } from "@/lib/server/safety/not-meant";

export const GET = withUser({ query: behindSchema }, ({ user, query, now }) => behindText(user, query, now));

export const POST = withUser({ body: notMeantSchema }, ({ user, body }) => sayNotMeantOn(user, body));

export const DELETE = withUser({ body: notMeantSchema }, ({ user, body }) => takeBackNotMeant(user.id, body));
