import { mergeSchema } from "@/lib/domain/people/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { mergePeople } from "@/lib/server/people/service";

export const POST = withUser({ params: idParams, body: mergeSchema }, ({ user, params, body }) =>
	mergePeople(user.id, params.id, body.with),
);
