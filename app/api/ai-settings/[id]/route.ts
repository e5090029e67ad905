import { readCoachSettings } from "@/lib/coach-settings/service";
import { ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";

export const GET = withUser({ params: ownUserParams }, ({ user }) => readCoachSettings(user.id));
