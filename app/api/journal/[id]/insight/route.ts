import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { reflectAgain } from "@/lib/journal/service";

export const POST = withUser({ params: idParams }, ({ user, params, request }) =>
	reflectAgain(user, params.id, request.signal),
);
