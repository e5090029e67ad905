import { voicePreferences } from "@/lib/coach-settings/service";
import { withUser } from "@/lib/core/route";

export const GET = withUser({}, ({ user }) => voicePreferences(user.id));
