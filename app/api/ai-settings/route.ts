import { coachSettingsSchema } from "@/lib/domain/coach-settings/schema";
import { saveCoachSettings } from "@/lib/server/coach-settings/service";
import { withUser } from "@/lib/server/core/http/route";

export const POST = withUser({ body: coachSettingsSchema }, ({ user, body }) => saveCoachSettings(user.id, body));
