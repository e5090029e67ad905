import { z } from "zod";

/** What may be asked of GET /api/chat/{userId}. */
export const messagePageSchema = z.object({
	limit: z.coerce
		.number("The limit is not a number.")
		.int("The limit is not a whole number.")
		.min(1, "The limit is at least 1.")
		.max(200, "The limit is at most 200.")
		.default(100),
	/** The id of a message: only what is older than it. */
	before: z.coerce.number("That is not the id of a message.").int().positive().max(2_147_483_647).optional(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** A chat message as it is sent to the person's browser. */
export interface ClientMessage {
	id: number;
	userId: number;
	content: string;
	isAiResponse: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
}
