import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { takePoint } from "./rate-limit";
import { takeSlot } from "./slots";

/** Messages for a person who asks the coach too often. */
const ofTheCoach = {
	busy: "The coach is still working on what you asked before. Please give it a moment.",
	tooFast: "That was a lot of questions in a short time. Please give the coach a minute.",
};
/** How many calls of one person may run at a time, across all processes. */
const AT_ONCE = 4;
/** How long a person with that many calls running is told to wait, in seconds. */
const BUSY_SECONDS = 5;

/**
 * Runs one call of the coach within a person's limits: a number per minute, and four at a time.
 * @throws AppError `rate_limited`; whatever the call throws.
 */
export async function withinBudget<T>(
	userId: number,
	call: () => Promise<T>,
	{ busy, tooFast } = ofTheCoach,
): Promise<T> {
	await takePoint("aiCallsPerPerson", String(userId), tooFast);
	const giveBack = await takeSlot(`aiCallsAtOnce:${userId}`, AT_ONCE);
	if (!giveBack) throw new AppError("rate_limited", busy, { retryAfter: BUSY_SECONDS });
	try {
		return await call();
	} finally {
		await giveBack();
	}
}
