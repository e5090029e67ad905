import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import { ownText, time, writer } from "@/lib/domain/core/stored";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { Offer } from "./guide";
import { MAX_MESSAGE } from "./limits";
import { tapSchema } from "./tap";

/** Maximum size of a message's JSON, in bytes, if every character is escaped. */
export const MAX_MESSAGE_BYTES = 6 * MAX_MESSAGE + 8_192;

const EMPTY = "Please write something before you send it.";

/** Body of POST /api/chat. */
export const sendSchema = z.strictObject({
	content: z
		.string(EMPTY)
		.max(MAX_MESSAGE, `A message can have at most ${MAX_MESSAGE.toLocaleString("en")} characters.`)
		.refine((text) => text.trim() !== "", EMPTY),
	/** The button that was pressed, if the message was not typed; its words then need no interpretation. */
	tap: tapSchema.optional(),
});

/** Query parameters of GET /api/chat/{userId}. */
export const messagePageSchema = z.object({
	limit: pageLimit,
	/** Id of a message; only earlier messages are returned. */
	before: z.coerce.number("That is not the id of a message.").int().positive().max(2_147_483_647).optional(),
});
/** As above, and whether the last messages are for the dashboard, which leaves out those about a danger. */
export const messageQuerySchema = messagePageSchema.extend({ for: z.literal("dashboard").optional() });
export type MessagePage = z.infer<typeof messagePageSchema>;

/** Path parameter: the id of a message. */
export const messageParams = z.object({
	id: z.coerce.number("That is not the id of a message.").int().positive().max(2_147_483_647),
});

const messageId = z.number().int();
const answer = { id: messageId, content: ownText.max(60_000), writtenBy: writer, createdAt: time };

/** One of several answers to the same message. */
export const answerSchema = z.object(answer);

/** A message as it is stored, sent, exported and imported. This is the only list of its fields. */
export const messageSchema = z.object({
	/** As typed if the person wrote it; Markdown if the coach did, with links to the person's own pages at most. */
	...answer,
	isAiResponse: z.boolean(),
	/** On a reply: the message it answers. */
	replyToId: messageId.nullable(),
	/** On a reply: the buttons it offers. On a person's message: the button that was tapped. */
	guide: z.unknown(),
	/**
	 * On a reply with several answers: the id of the one in `content`. Missing in files from before there could be
	 * several.
	 */
	answerId: messageId.nullable().default(null),
	/** Whether the message was imported from a file. It is not known who wrote an imported reply. */
	isImported: z.boolean().default(false),
	/** On a reply with several answers: all of them, oldest first. */
	answers: z.array(answerSchema).max(50).optional(),
});

/**
 * A message as it is sent to the person's browser. `writtenBy` is null if the app itself answered because of a danger.
 */
export interface ClientMessage extends Omit<z.infer<typeof messageSchema>, "guide" | "answerId" | "isImported"> {
	userId: number;
	/** The Idempotency-Key of the request that sent it. */
	sendKey: string | null;
	/** On a reply of the built-in coach or of the app: its offers. */
	offers?: Offer[];
	answerId?: number;
	/** Only set if the message was imported. */
	isImported?: true;
}

/** Body of PUT /api/chat/{id}/answer; the id is that of the reply. */
export const chooseSchema = z.strictObject({
	answerId: z.number("Say which answer it is to be.").int().positive().max(2_147_483_647),
});

/** Response of POST /api/chat. */
export interface SendResult {
	userMessage: ClientMessage;
	/** Null only if the client disconnected before there was a reply: the message is saved but unanswered. */
	aiMessage: ClientMessage | null;
	/** The safety notice to show first, or null. */
	safety: SafetyNotice | null;
}
