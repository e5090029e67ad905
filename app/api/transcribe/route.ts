import { MAX_TRANSCRIBE_BYTES, transcribeSchema } from "@/lib/domain/voice/schema";
import { withUser } from "@/lib/server/core/http/route";
import { dictation, transcribe } from "@/lib/server/voice/dictation";

export const GET = withUser({}, ({ user }) => dictation(user));

export const POST = withUser(
	{ body: transcribeSchema, maxBytes: MAX_TRANSCRIBE_BYTES, counts: "as-recording" },
	({ user, body, request }) => transcribe(user, body.audio, request.signal),
);
