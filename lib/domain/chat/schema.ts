import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import { ownText, time, writer } from "@/lib/domain/core/stored";
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

const messageId = z.number().int();
const answer = { id: messageId, content: ownText.max(60_000), writtenBy: writer, createdAt: time };

/** One of several answers to the same message. */
export const answerSchema = z.object(answer);

/** A message as it is stored, sent, exported and imported. Only this names its fields. */
export const messageSchema = z.object({
	/** As typed if a person wrote it; markdown if the coach did, with links to the person's own pages at most. */
	...answer,
	isAiResponse: z.boolean(),
	/** On a reply: the message it answers. */
	replyToId: messageId.nullable(),
	/** What the coach knows of it: what a reply offers, or what was tapped. */
	guide: z.unknown(),
	/** On a reply to which others were asked for: the one that `content` is. Files from before there could be several have none. */
	answerId: messageId.nullable().default(null),
	/** Whether it was brought in from a file. Of a reply that was, nobody knows who wrote it. */
	isImported: z.boolean().default(false),
	/** On a reply with several answers: all of them, oldest first. */
	answers: z.array(answerSchema).max(50).optional(),
});

/** A message as it is sent to the person's browser. `writtenBy` is null where the app answered, because of a danger. */
export interface ClientMessage extends Omit<z.infer<typeof messageSchema>, "guide" | "answerId" | "isImported"> {
	userId: number;
	/** The Idempotency-Key with which it was sent. */
	sendKey: string | null;
	/** On a reply of the built-in coach, or of the app: what it offers. */
	offers?: Offer[];
	answerId?: number;
	/** Only where it was. */
	isImported?: true;
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
