import { descriptionSchema } from "@/lib/domain/photos/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { photoResponse } from "@/lib/server/photos/answer";
import { describePhoto, readPhoto, removePhoto } from "@/lib/server/photos/service";

export const GET = withUser({ params: idParams }, async ({ user, params }) =>
	photoResponse(await readPhoto(user.id, params.id, "image")),
);

export const PUT = withUser({ params: idParams, body: descriptionSchema }, ({ user, params, body }) =>
	describePhoto(user.id, params.id, body),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => removePhoto(user.id, params.id));
