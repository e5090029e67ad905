import { renameSchema } from "@/lib/domain/people/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readPerson } from "@/lib/server/people/page";
import { deletePerson, renamePerson } from "@/lib/server/people/service";

export const GET = withUser({ params: idParams, counts: "as-search" }, ({ user, params }) =>
	readPerson(user, params.id),
);

export const PUT = withUser({ params: idParams, body: renameSchema }, ({ user, params, body }) =>
	renamePerson(user.id, params.id, body),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deletePerson(user.id, params.id));
