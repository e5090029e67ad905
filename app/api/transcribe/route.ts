import { withUser } from "@/lib/server/core/http/route";
import { dictation, transcribe } from "@/lib/server/voice/dictation";

export const GET = withUser({}, ({ user }) => dictation(user));

/** The body is `{"audio":"…"}`; it is parsed by hand because of its size. */
export const POST = withUser({ counts: "as-recording" }, ({ user, request }) => transcribe(user, request));
