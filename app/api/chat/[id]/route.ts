import { messageParams, messageQuerySchema } from "@/lib/domain/chat/schema";
import { recentActivity } from "@/lib/server/chat/recent";
import { deleteExchange } from "@/lib/server/chat/remove";
import { openConversation } from "@/lib/server/chat/service";
import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams, query: messageQuerySchema }, ({ user, query }) =>
	query.for === "dashboard" ? recentActivity(user, new Date()) : openConversation(user, query),
);

/** Here the id is a message's. It is deleted together with its reply. */
export const DELETE = withUser({ params: messageParams }, ({ user, params }) => deleteExchange(user.id, params.id));
