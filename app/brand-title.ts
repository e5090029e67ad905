import { cookies } from "next/headers";
import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_COOKIE, NEUTRAL_TITLE } from "@/lib/domain/discretion/neutral";

/** The title of a page that tells nothing but the app's name, and not even that where somebody wants it so. */
export async function brandTitle(): Promise<{ absolute: string }> {
	return { absolute: (await cookies()).has(NEUTRAL_COOKIE) ? NEUTRAL_TITLE : APP_NAME };
}
