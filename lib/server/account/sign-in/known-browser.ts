import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";

/** Browsers keep no cookie longer than this, in seconds: 400 days. */
const VALID_SECONDS = 400 * 24 * 60 * 60;
/** How many accounts one browser remembers; nobody shares it with more. */
const MOST_ACCOUNTS = 5;
const sealedSchema = z.object({
	kind: z.literal("browser"),
	key: z.uuid(),
	userIds: z.array(z.number()).max(MOST_ACCOUNTS),
});
const cookie = sealedCookie("innerscript-browser", sealedSchema, VALID_SECONDS);

/** A browser in which somebody has signed in before: a random name for it, and whose accounts it knows. */
export type KnownBrowser = z.infer<typeof sealedSchema>;

/** What this request's browser is known as; null where nobody has signed in there before, or the seal is not ours. */
async function knownBrowser(request: Request): Promise<KnownBrowser | null> {
	const found = await cookie.read(request);
	return found === "broken" ? null : found;
}

/** The same, where this person has signed in there before; else null. */
export async function ownBrowser(request: Request, userId: number): Promise<KnownBrowser | null> {
	const browser = await knownBrowser(request);
	return browser?.userIds.includes(userId) ? browser : null;
}

/** The `Set-Cookie` by which a browser is known again as one in which this person has signed in. */
export async function rememberBrowser(request: Request, userId: number): Promise<string> {
	const before = await knownBrowser(request);
	const userIds = [userId, ...(before?.userIds ?? []).filter((id) => id !== userId)].slice(0, MOST_ACCOUNTS);
	return cookie.write({ kind: "browser", key: before?.key ?? randomUUID(), userIds });
}

/** The `Set-Cookie` that forgets it. */
export const forgetBrowser = () => cookie.forget();
