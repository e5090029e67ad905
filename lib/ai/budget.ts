import "server-only";
import { returnPoint, takePoint } from "@/lib/core/rate-limit";

/** What somebody is told who asks for too much. */
const ofTheCoach = {
	busy: "The coach is still working on what you asked before. Please give it a moment.",
	tooFast: "That was a lot of questions in a short time. Please give the coach a minute.",
};

/**
 * Runs one call of the coach within what a person may use: so many a minute, four at a time.
 * @throws AppError `rate_limited`; whatever the call throws.
 */
export async function withinBudget<T>(
	userId: number,
	call: () => Promise<T>,
	{ busy, tooFast } = ofTheCoach,
): Promise<T> {
	const key = String(userId);
	await takePoint("aiCallsPerPerson", key, tooFast);
	await takePoint("aiCallsAtOnce", key, busy);
	try {
		return await call();
	} finally {
		await returnPoint("aiCallsAtOnce", key);
	}
}
