import { withUser } from "@/lib/core/route";
import { MAX_TRANSCRIBE_BYTES, transcribeSchema } from "@/lib/voice/schema";
import { dictation, transcribe } from "@/lib/voice/service-dictation";

export const GET = withUser({}, () => dictation());

export const POST = withUser({ body: transcribeSchema, maxBytes: MAX_TRANSCRIBE_BYTES }, ({ user, body, request }) =>
	transcribe(user.id, body.audio, request.signal),
);
