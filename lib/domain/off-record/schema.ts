import { z } from "zod";
import { type GuideNote, noteSchema } from "@/lib/domain/chat/guide";
import { sendSchema } from "@/lib/domain/chat/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { MOST_CHARACTERS, MOST_TURNS } from "./limits";

const turnSchema = z.strictObject({
	from: z.enum(["person", "coach"]),
	content: z.string().max(MOST_CHARACTERS),
	at: z.iso.datetime(),
	/** On what the built-in coach said: what it offered with it, as it was sent. */
	guide: noteSchema.nullish(),
});

/** What was said in a conversation off the record. The browser alone holds it. */
export type OffRecordTurn = z.infer<typeof turnSchema>;

/** POST /api/chat/off-record. The server keeps nothing, so what was said before comes with each message. */
export const offRecordSchema = sendSchema.extend({
	before: z
		.array(turnSchema)
		.max(MOST_TURNS, "That is more than a conversation off the record can hold.")
		.refine(
			(turns) => turns.reduce((sum, { content }) => sum + content.length, 0) <= MOST_CHARACTERS,
			"That is more than a conversation off the record can hold.",
		),
});

/** Bytes that such a request can have: its texts as JSON, every character escaped, and what stands around them. */
export const MAX_OFF_RECORD_BYTES = 6 * (MOST_CHARACTERS + 8_000) + 200_000;

/** What it answers. None of it is stored. */
export interface OffRecordAnswer {
	reply: { content: string; writtenBy: string | null; guide: GuideNote | null };
	safety: SafetyNotice | null;
}
