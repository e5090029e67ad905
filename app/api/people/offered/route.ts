import { withUser } from "@/lib/server/core/http/route";
import { offeredNames } from "@/lib/server/people/page";

export const GET = withUser({ counts: "as-search" }, ({ user }) => offeredNames(user));
