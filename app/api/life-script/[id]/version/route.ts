import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { lifeScript } from "@/lib/server/scripts/life";
import { deleteVersion, readVersion } from "@/lib/server/scripts/service";

export const GET = withUser({ params: idParams }, ({ user, params }) =>
	readVersion(lifeScript, { userId: user.id, id: params.id }),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) =>
	deleteVersion(lifeScript, { userId: user.id, id: params.id }),
);
