import { answerAgain } from "@/lib/server/chat/again";
import { answered } from "@/lib/server/core/http/event-stream";
import { numberParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const POST = withUser({ params: numberParams }, ({ user, params, country, request }) =>
	answered(request, (signal, events) => answerAgain(user, params.id, { country, signal, events })),
);
