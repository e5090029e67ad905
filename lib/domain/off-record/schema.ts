import { z } from "zod";
import { type GuideNote, noteSchema } from "@/lib/domain/chat/guide";
import { sendSchema } from "@/lib/domain/chat/schema";
import { tapSchema } from "@/lib/domain/chat/tap";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { MOST_CHARACTERS, MOST_TURNS } from "./limits";

const turnSchema = z.strictObject({
	from: z.enum(["person", "coach"]),
	content: z.string().max(MOST_CHARACTERS),
	at: z.iso.datetime(),
	/** On a reply of the built-in coach: its offers, as they were sent. */
	guide: noteSchema.nullish(),
	/** On a person's message that was sent by a tap: what was tapped. */
	tap: tapSchema.nullish(),
});

/** One turn of a conversation off the record. Only the browser keeps it. */
export type OffRecordTurn = z.infer<typeof turnSchema>;

/**
 * Body of POST /api/chat/off-record. The server stores nothing, so each message is sent with the conversation before
 * it.
 */
export const offRecordSchema = sendSchema.extend({
	before: z
		.array(turnSchema)
		.max(MOST_TURNS, "That is more than a conversation off the record can hold.")
		.refine(
			(turns) => turns.reduce((sum, { content }) => sum + content.length, 0) <= MOST_CHARACTERS,
			"That is more than a conversation off the record can hold.",
		),
});

/** Maximum size of such a request, in bytes: its texts as JSON with every character escaped, and the rest. */
export const MAX_OFF_RECORD_BYTES = 6 * (MOST_CHARACTERS + 8_000) + 200_000;

/** Response of POST /api/chat/off-record. Nothing of it is stored. */
export interface OffRecordAnswer {
	reply: { content: string; writtenBy: string | null; guide: GuideNote | null };
	safety: SafetyNotice | null;
}
