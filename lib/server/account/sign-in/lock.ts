import "server-only";
import { noteTouch, setLock } from "@/lib/server/core/sessions/session";
import { type Claimant, requireProof } from "./proof";

/**
 * Records activity in a browser, and after how many minutes it locks. A person can shorten that time at any time, but
 * needs their password to extend it or turn locking off: otherwise anyone who finds the app open could keep it open.
 * @throws AppError `forbidden` without proof, `rate_limited`.
 */
export async function touch(
	claimant: Claimant,
	{ minutes, current }: { minutes: number; current?: string | undefined },
): Promise<void> {
	const { sessionId, now } = claimant;
	if (await noteTouch(sessionId, minutes, now)) return;
	await requireProof(claimant, current, "The lock stays as it is.", "To lock later or never");
	await setLock(sessionId, minutes, now);
}
