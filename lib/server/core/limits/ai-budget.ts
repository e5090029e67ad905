import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { returnPoint, takePoint } from "./rate-limit";

/** What somebody is told who asks the coach too often. */
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
	await takeSlot(key, busy);
	try {
		return await call();
	} finally {
		await returnPoint("aiCallsAtOnce", key);
	}
}

/** A refused call was counted too, so it gives its slot back like any other. */
async function takeSlot(key: string, message: string): Promise<void> {
	try {
		await takePoint("aiCallsAtOnce", key, message);
	} catch (error) {
		if (error instanceof AppError) await returnPoint("aiCallsAtOnce", key);
		throw error;
	}
}
