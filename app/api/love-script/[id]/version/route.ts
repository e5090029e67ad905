import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { loveScript } from "@/lib/server/scripts/love";
import { deleteVersion, readVersion } from "@/lib/server/scripts/service";

export const GET = withUser({ params: idParams }, ({ user, params }) =>
	readVersion(loveScript, { userId: user.id, id: params.id }),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) =>
	deleteVersion(loveScript, { userId: user.id, id: params.id }),
);
