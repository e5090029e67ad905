import { beginSchema } from "@/lib/domain/exercises/schema";
import { withUser } from "@/lib/server/core/http/route";
import { beginRun, listRuns } from "@/lib/server/exercises/service";

export const GET = withUser({}, ({ user }) => listRuns(user.id));

export const POST = withUser({ body: beginSchema }, ({ user, body }) => beginRun(user.id, body.slug));
