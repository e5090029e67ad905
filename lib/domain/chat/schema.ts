import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { Offer } from "./guide";
import { MAX_MESSAGE } from "./limits";
import { tapSchema } from "./tap";

/** The largest size of such a message as JSON, with every character escaped. */
export const MAX_MESSAGE_BYTES = 6 * MAX_MESSAGE + 8_192;

const EMPTY = "Please write something before you send it.";

/** POST /api/chat. */
export const sendSchema = z.strictObject({
	content: z
		.string(EMPTY)
		.max(MAX_MESSAGE, `A message can have at most ${MAX_MESSAGE.toLocaleString("en")} characters.`)
		.refine((text) => text.trim() !== "", EMPTY),
	/** Where a button was pressed instead of writing: which, so that its words need not be understood. */
	tap: tapSchema.optional(),
});

/** What may be asked of GET /api/chat/{userId}. */
export const messagePageSchema = z.object({
	limit: pageLimit,
	/** The id of a message: only messages before it in the conversation. */
	before: z.coerce.number("That is not the id of a message.").int().positive().max(2_147_483_647).optional(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** The id of a message in an address. */
export const messageParams = z.object({
	id: z.coerce.number("That is not the id of a message.").int().positive().max(2_147_483_647),
});

/** A chat message as it is sent to the person's browser. */
export interface ClientMessage {
	id: number;
	userId: number;
	/** As typed if a person wrote it; markdown if the coach did, with links to the person's own pages at most. */
	content: string;
	isAiResponse: boolean;
	/** The Idempotency-Key with which it was sent. */
	sendKey: string | null;
	/** On a reply: the message it answers. */
	replyToId: number | null;
	/** On a reply: `built-in` or a model's name; null where the app itself answered, because somebody may be in danger. */
	writtenBy: string | null;
	/** On a reply of the built-in coach, or of the app: what it offers. */
	offers?: Offer[];
	/** On a reply to which others were asked for: all of them, oldest first, and the id of the one that `content` is. */
	answers?: ClientAnswer[];
	answerId?: number;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** One of several answers to the same message. */
export interface ClientAnswer {
	id: number;
	content: string;
	/** As on the reply. */
	writtenBy: string | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** PUT /api/chat/{id}/answer, where the id is the reply's. */
export const chooseSchema = z.strictObject({
	answerId: z.number("Say which answer it is to be.").int().positive().max(2_147_483_647),
});

/** What POST /api/chat answers. */
export interface SendResult {
	userMessage: ClientMessage;
	/** Null only if the caller hung up before there was an answer: the message is saved, but unanswered. */
	aiMessage: ClientMessage | null;
	/** The notice to show first, or null. */
	safety: SafetyNotice | null;
}
