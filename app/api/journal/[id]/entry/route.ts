import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { findEntry } from "@/lib/server/journal/list";

export const GET = withUser({ params: idParams }, ({ user, params }) => findEntry(user.id, params.id));
