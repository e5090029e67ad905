import { keptAwaySchema } from "@/lib/domain/look-back/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { keepAway } from "@/lib/server/look-back/keep-away";

export const PUT = withUser({ counts: "as-change", params: idParams, body: keptAwaySchema }, ({ user, params, body }) =>
	keepAway(user.id, params.id, body.isKeptAway),
);
