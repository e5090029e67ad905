import { waitingSchema } from "@/lib/domain/waiting/schema";
import { withUser } from "@/lib/server/core/http/route";
import { waitingOf } from "@/lib/server/waiting/service";

export const GET = withUser({ query: waitingSchema, isPolled: true }, ({ user, query }) =>
	waitingOf(user.id, query.for),
);
