import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { photoResponse } from "@/lib/server/photos/answer";
import { readPhoto } from "@/lib/server/photos/service";

export const GET = withUser({ params: idParams }, async ({ user, params }) =>
	photoResponse(await readPhoto(user.id, params.id, "small")),
);
