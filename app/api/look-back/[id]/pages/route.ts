import { feltSchema } from "@/lib/domain/look-back/schema";
import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { pagesFelt } from "@/lib/server/look-back/felt";

export const GET = withUser({ params: ownUserParams, query: feltSchema }, ({ user, query }) =>
	pagesFelt(user.id, query),
);
