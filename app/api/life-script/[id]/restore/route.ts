import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { lifeScript } from "@/lib/server/scripts/life";
import { restoreVersion } from "@/lib/server/scripts/service";

export const POST = withUser({ params: idParams }, ({ user, params }) =>
	restoreVersion(lifeScript, { userId: user.id, id: params.id }),
);
