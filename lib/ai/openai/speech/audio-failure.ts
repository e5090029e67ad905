import { AppError } from "@/lib/domain/core/errors";
import { type FailureKind, UpstreamFailure } from "../client/failure";

/** The name of the service in the error message, as a sentence begins. */
type Who = "The reading voice" | "The transcription service";

const sentences: Record<FailureKind, (who: Who) => string> = {
	unreachable: (who) => `${who} could not be reached. Please try again in a moment.`,
	interrupted: (who) => `The connection to ${lower(who)} broke off. Please try again.`,
	busy: (who) => `${who} is busy right now. Please try again in a minute.`,
	server_error: (who) => `${who} ran into a problem. Please try again in a moment.`,
	no_credit: (who) => `${who} has no credit left. Whoever runs this app can fix that.`,
	key_refused: (who) => `${who} refused this app's key. Whoever runs this app can fix that.`,
	not_found: (who) => `${who} does not know this model or address. Whoever runs this app can fix that.`,
	context_too_long: (who) => `That is more than ${lower(who)} takes at once.`,
	rejected: (who) => `${who} did not accept this. Whoever runs this app can find the reason in its log.`,
	cut_short: (who) => `What came from ${lower(who)} was cut off before its end. Please try again.`,
	no_room: (who) => `${who} had no room for the whole of it.`,
	empty: (who) => `Nothing came back from ${lower(who)}. Please try again.`,
	declined: (who) => `${who} declined this.`,
	unreadable: (who) => `${who} answered in a form that could not be read. Please try again.`,
};

const lower = (who: Who) => who.replace("The", "the");

/**
 * Converts a failed call about audio into an error with a sentence for the person.
 * @param error A failure, the deadline's `ai_timeout`, or anything else, which is returned as it is.
 */
export function audioError(error: unknown, who: Who): unknown {
	if (error instanceof AppError && error.code === "ai_timeout") {
		return new AppError("ai_timeout", `${who} did not answer in time. Please try again.`, { cause: error.cause });
	}
	if (!(error instanceof UpstreamFailure)) return error;
	return new AppError("ai_failed", sentences[error.kind](who), {
		cause: error,
		...(error.retryAfterMs !== undefined && { retryAfter: Math.ceil(error.retryAfterMs / 1000) }),
	});
}
