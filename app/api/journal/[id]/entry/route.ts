import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { findEntry } from "@/lib/journal/service";

export const GET = withUser({ params: idParams }, ({ user, params }) => findEntry(user.id, params.id));
