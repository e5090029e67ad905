import { voiceQuerySchema } from "@/lib/domain/voice/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { audioHead, audioResponse } from "@/lib/server/voice/audio-response";
import { narrate, savedNarrative } from "@/lib/server/voice/narration";

export const GET = withUser({ params: idParams, query: voiceQuerySchema }, async ({ user, params, query, request }) => {
	return audioResponse(request, await narrate(user.id, { kind: "love", id: params.id }, query.voice));
});

export const HEAD = withUser(
	{ params: idParams, query: voiceQuerySchema },
	async ({ user, params, query, request }) => {
		return audioHead(request, await savedNarrative(user.id, { kind: "love", id: params.id }, query.voice));
	},
);
