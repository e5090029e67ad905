import { readCoachSettings } from "@/lib/server/coach-settings/service";
import { ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const GET = withUser({ params: ownUserParams }, ({ user }) => readCoachSettings(user.id));
