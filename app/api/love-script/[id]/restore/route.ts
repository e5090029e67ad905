import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { loveScript } from "@/lib/server/scripts/love";
import { restoreVersion } from "@/lib/server/scripts/service";

export const POST = withUser({ params: idParams }, ({ user, params }) =>
	restoreVersion(loveScript, { userId: user.id, id: params.id }),
);
