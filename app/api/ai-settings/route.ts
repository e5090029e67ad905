import { coachSettingsSchema } from "@/lib/coach-settings/schema";
import { saveCoachSettings } from "@/lib/coach-settings/service";
import { withUser } from "@/lib/core/route";

export const POST = withUser({ body: coachSettingsSchema }, ({ user, body }) => saveCoachSettings(user.id, body));
