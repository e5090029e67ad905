import { idParams, queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { audioHead, audioResponse } from "@/lib/voice/audio-response";
import { voiceQuerySchema } from "@/lib/voice/schema";
import { keptAffirmation, sayAffirmation } from "@/lib/voice/service";

export const GET = withUser({ params: idParams }, async ({ user, params, request }) => {
	const { voice } = queryOf(request, voiceQuerySchema);
	return audioResponse(request, await sayAffirmation(user.id, params.id, voice));
});

export const HEAD = withUser({ params: idParams }, async ({ user, params, request }) => {
	const { voice } = queryOf(request, voiceQuerySchema);
	return audioHead(request, await keptAffirmation(user.id, params.id, voice));
});
