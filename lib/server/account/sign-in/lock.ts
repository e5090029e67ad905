import "server-only";
import { noteTouch, setLock } from "@/lib/server/core/sessions/session";
import { type Claimant, requireProof } from "./proof";

/**
 * Notes that a browser was touched, and after how long it locks. A person can lock sooner at any time; later, or never, with
 * their password: whoever finds the app open could otherwise keep it open.
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
