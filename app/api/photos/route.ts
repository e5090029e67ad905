import { addingSchema } from "@/lib/domain/photos/schema";
import { withUser } from "@/lib/server/core/http/route";
import { addPhoto } from "@/lib/server/photos/service";

/** The body is the picture. */
export const POST = withUser({ query: addingSchema }, ({ user, query, request }) =>
	addPhoto(user.id, request, query.entry ?? null),
);
