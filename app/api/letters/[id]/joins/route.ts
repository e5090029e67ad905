import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { joinLetter } from "@/lib/server/letters/joins";

export const POST = withUser({ params: idParams, counts: "as-search" }, ({ user, params, now, request }) =>
	joinLetter(user, params.id, now, request.signal),
);
