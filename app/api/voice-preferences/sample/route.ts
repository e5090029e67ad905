import { voiceQuerySchema } from "@/lib/domain/voice/schema";
import { withUser } from "@/lib/server/core/http/route";
import { audioHead, audioResponse } from "@/lib/server/voice/audio-response";
import { savedSample, saySample } from "@/lib/server/voice/narration";

export const GET = withUser({ query: voiceQuerySchema }, async ({ user, query, request }) =>
	audioResponse(request, await saySample(user.id, query.voice)),
);

export const HEAD = withUser({ query: voiceQuerySchema }, async ({ user, query, request }) =>
	audioHead(request, await savedSample(user.id, query.voice)),
);
