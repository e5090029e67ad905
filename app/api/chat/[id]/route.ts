import { messagePageSchema } from "@/lib/chat/schema";
import { listMessages } from "@/lib/chat/service";
import { ownUserParams, queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";

export const GET = withUser({ params: ownUserParams }, ({ user, request }) =>
	listMessages(user.id, queryOf(request, messagePageSchema)),
);
