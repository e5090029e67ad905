import { markingSchema } from "@/lib/domain/questionnaires/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { markSentence } from "@/lib/server/questionnaires/service";

export const PUT = withUser({ params: idParams, body: markingSchema }, ({ user, params, body }) =>
	markSentence(user, params.id, body.marked),
);
