import "server-only";
import { db } from "@/lib/core/db";
import { defaultCoachSettings } from "./defaults";

/** How this person wants to be coached: their own settings, or the defaults. */
export async function coachSettings(userId: number) {
	return (await db().aiPersonaSettings.findUnique({ where: { userId } })) ?? defaultCoachSettings;
}
