import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";

/** The lifetime of the cookie in seconds: 400 days, the longest that browsers allow. */
const VALID_SECONDS = 400 * 24 * 60 * 60;
/** How many accounts a browser remembers; more people hardly share one. */
const MOST_ACCOUNTS = 5;
const sealedSchema = z.object({
	kind: z.literal("browser"),
	key: z.uuid(),
	userIds: z.array(z.number()).max(MOST_ACCOUNTS),
});
const cookie = sealedCookie("innerscript-browser", sealedSchema, VALID_SECONDS);

/** A browser in which somebody has signed in before: a random key, and the ids of the people who have signed in. */
export type KnownBrowser = z.infer<typeof sealedSchema>;

/**
 * Returns what is known about this request's browser; null if nobody has signed in there before, or if the cookie is
 * not ours.
 */
async function knownBrowser(request: Request): Promise<KnownBrowser | null> {
	const found = await cookie.read(request);
	return found === "broken" ? null : found;
}

/** Returns the browser if this person has signed in there before; otherwise null. */
export async function ownBrowser(request: Request, userId: number): Promise<KnownBrowser | null> {
	const browser = await knownBrowser(request);
	return browser?.userIds.includes(userId) ? browser : null;
}

/** Returns the `Set-Cookie` value that marks a browser as one in which this person has signed in. */
export async function rememberBrowser(request: Request, userId: number): Promise<string> {
	const before = await knownBrowser(request);
	const userIds = [userId, ...(before?.userIds ?? []).filter((id) => id !== userId)].slice(0, MOST_ACCOUNTS);
	return cookie.write({ kind: "browser", key: before?.key ?? randomUUID(), userIds });
}

/** Returns the `Set-Cookie` value that deletes that mark. */
export const forgetBrowser = () => cookie.forget();
