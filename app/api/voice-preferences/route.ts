import { voiceChoiceSchema } from "@/lib/domain/voice/schema";
import { chooseVoice, voicePreferences } from "@/lib/server/coach-settings/service";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({}, ({ user }) => voicePreferences(user.id));

export const PUT = withUser({ counts: "as-change", body: voiceChoiceSchema }, ({ user, body }) =>
	chooseVoice(user.id, body.defaultVoice),
);
