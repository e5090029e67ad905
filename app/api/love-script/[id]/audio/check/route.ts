import { voiceQuerySchema } from "@/lib/domain/voice/schema";
import { idParams, queryOf } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { checkNarration } from "@/lib/server/voice/narration";

/** Returns as JSON, in `details`, why audio could not be loaded. */
export const GET = withUser({ params: idParams }, async ({ user, params, request }) => {
	const voiceOf = () => queryOf(request, voiceQuerySchema).voice;
	const check = await checkNarration(user.id, { kind: "love", id: params.id }, voiceOf, request.signal);
	return Response.json(check, { status: check.ok ? 200 : check.status });
});
