import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { forget, readMemory } from "@/lib/server/memory/service";

/** Here the id is the person's. Everything they wrote is searched, so it counts as a search. */
export const GET = withUser({ params: ownUserParams, counts: "as-search" }, ({ user, now }) => readMemory(user, now));

/** Here the id is the fact's. */
export const DELETE = withUser({ params: idParams }, ({ user, params, now }) => forget(user, params.id, now));
