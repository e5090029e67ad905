import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { reflectAgain } from "@/lib/server/journal/service";

export const POST = withUser({ params: idParams }, ({ user, params, country, request }) =>
	reflectAgain(user, params.id, { signal: request.signal, country }),
);
