import { updateProfileSchema } from "@/lib/account/schema";
import { updateProfile } from "@/lib/account/service";
import { withUser } from "@/lib/core/route";

export const POST = withUser({ body: updateProfileSchema }, ({ user, body }) => updateProfile(user.id, body));
