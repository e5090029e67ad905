import { entryEditSchema, MAX_ENTRY_BYTES, pageSchema } from "@/lib/domain/journal/schema";
import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { editEntry } from "@/lib/server/journal/edit";
import { listEntries } from "@/lib/server/journal/list";
import { deleteEntry } from "@/lib/server/journal/remove";

/** Here the id is the person's. */
export const GET = withUser(
	{
		params: ownUserParams,
		query: pageSchema,
		counts: (request) => (new URL(request.url).searchParams.get("q") ? "as-search" : "not"),
	},
	({ user, query }) => listEntries(user.id, query),
);

/** Here and below, the id is the entry's. */
export const PUT = withUser(
	{ params: idParams, body: entryEditSchema, maxBytes: MAX_ENTRY_BYTES },
	({ user, params, body, country }) => editEntry(user.id, params.id, body, country),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteEntry(user.id, params.id));
