import { cookies } from "next/headers";
import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_COOKIE, NEUTRAL_TITLE } from "@/lib/domain/discretion/neutral";

/** Returns a title that reveals nothing but the app's name, and not even that in a browser with the neutral title. */
export async function brandTitle(): Promise<{ absolute: string }> {
	return { absolute: (await cookies()).has(NEUTRAL_COOKIE) ? NEUTRAL_TITLE : APP_NAME };
}
