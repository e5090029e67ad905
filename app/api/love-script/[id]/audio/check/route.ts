import { idParams, queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { voiceQuerySchema } from "@/lib/voice/schema";
import { checkNarration } from "@/lib/voice/service";

/** What is wrong is told as JSON here, with `details`. */
export const GET = withUser({ params: idParams }, async ({ user, params, request }) => {
	const voiceOf = () => queryOf(request, voiceQuerySchema).voice;
	const check = await checkNarration(user.id, params.id, voiceOf, request.signal);
	return Response.json(check, { status: check.ok ? 200 : check.status });
});
