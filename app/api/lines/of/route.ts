import { placeSchema } from "@/lib/domain/lines/schema";
import { withUser } from "@/lib/server/core/http/route";
import { linesOf } from "@/lib/server/lines/service";

export const GET = withUser({ query: placeSchema }, ({ user, query, now }) => linesOf(user, query, now));
