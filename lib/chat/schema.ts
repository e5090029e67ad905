import { z } from "zod";
import type { SafetyNotice } from "@/lib/safety/shown";
import { MAX_MESSAGE } from "./limits";

/** What a message of this size can take as JSON, every character escaped. */
export const MAX_MESSAGE_BYTES = 6 * MAX_MESSAGE + 8_192;

const EMPTY = "Please write something before you send it.";

/** POST /api/chat. */
export const sendSchema = z.strictObject({
	content: z
		.string(EMPTY)
		.max(MAX_MESSAGE, `A message can have at most ${MAX_MESSAGE.toLocaleString("en")} characters.`)
		.refine((text) => text.trim() !== "", EMPTY),
});

/** What may be asked of GET /api/chat/{userId}. */
export const messagePageSchema = z.object({
	limit: z.coerce
		.number("The limit is not a number.")
		.int("The limit is not a whole number.")
		.min(1, "The limit is at least 1.")
		.max(200, "The limit is at most 200.")
		.default(100),
	/** The id of a message: only what comes before it in the conversation. */
	before: z.coerce.number("That is not the id of a message.").int().positive().max(2_147_483_647).optional(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** A chat message as it is sent to the person's browser. */
export interface ClientMessage {
	id: number;
	userId: number;
	/** As typed where a person wrote it; markdown without links and images where the coach did. */
	content: string;
	isAiResponse: boolean;
	/** The Idempotency-Key of the send that made it. */
	sendKey: string | null;
	/** On a reply: the message it answers. */
	replyToId: number | null;
	/** On a reply: `built-in` or a model's name; null where the app itself answered, because somebody may be in danger. */
	writtenBy: string | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** What POST /api/chat answers. */
export interface SendResult {
	userMessage: ClientMessage;
	/** Null only where the caller went away before there was an answer: the message is saved and stands unanswered. */
	aiMessage: ClientMessage | null;
	/** What is shown before anything else, or null. */
	safety: SafetyNotice | null;
}
