import { ApiError, messageOf } from "@/lib/browser/core/api-client";
import { COACH_NAME } from "@/lib/domain/core/brand";

/** The server refused a message, or the coach could not answer it. */
export class SendError extends ApiError {
	constructor({ status, text }: ApiError) {
		super(status, text);
		this.name = "SendError";
		this.message = "Failed to send message";
	}
}

/**
 * Returns what to tell the person when sending fails.
 * @param isSaved Whether the message is in the conversation all the same, instead of back in the text box.
 */
export function sendFailure(error: unknown, isSaved: boolean): { title: string; description: string } {
	const where = isSaved ? "Your message is still there." : "Your words are back in the box.";
	const title = isSaved ? `${COACH_NAME} has not answered` : "Your message was not sent";
	if (!(error instanceof ApiError)) return { title, description: `There is no connection. ${where}` };
	if (error.status === 401) {
		return { title: "You have been signed out", description: "Your words are kept. Log in, and they are here again." };
	}
	if (error.status === 504) return { title, description: `${COACH_NAME} took too long to answer. ${where}` };
	return {
		title,
		description: messageOf(error, `${COACH_NAME} could not answer just now. ${where} Please try again.`),
	};
}
