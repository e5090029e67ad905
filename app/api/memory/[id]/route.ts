import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { forget, readMemory } from "@/lib/server/memory/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user, now }) => readMemory(user, now));

/** Here it is the fact's. */
export const DELETE = withUser({ params: idParams }, ({ user, params, now }) => forget(user, params.id, now));
