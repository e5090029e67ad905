import { idParams, ownUserParams, queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { pageSchema } from "@/lib/journal/schema";
import { deleteEntry, listEntries } from "@/lib/journal/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user, request }) =>
	listEntries(user.id, queryOf(request, pageSchema)),
);

/** Here it is the entry's. */
export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteEntry(user.id, params.id));
