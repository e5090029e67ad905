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
	/** For a reply of the built-in coach: what it offered, as it was sent. */
	guide: noteSchema.nullish(),
	/** For a person's message that was a tap. */
	tap: tapSchema.nullish(),
});

/** What was said in a conversation off the record. Only the browser has it. */
export type OffRecordTurn = z.infer<typeof turnSchema>;

/** POST /api/chat/off-record. The server stores nothing, so each message brings the conversation before it. */
export const offRecordSchema = sendSchema.extend({
	before: z
		.array(turnSchema)
		.max(MOST_TURNS, "That is more than a conversation off the record can hold.")
		.refine(
			(turns) => turns.reduce((sum, { content }) => sum + content.length, 0) <= MOST_CHARACTERS,
			"That is more than a conversation off the record can hold.",
		),
});

/** The largest size of such a request: its texts as JSON with every character escaped, and what surrounds them. */
export const MAX_OFF_RECORD_BYTES = 6 * (MOST_CHARACTERS + 8_000) + 200_000;

/** What it answers. None of it is stored. */
export interface OffRecordAnswer {
	reply: { content: string; writtenBy: string | null; guide: GuideNote | null };
	safety: SafetyNotice | null;
}
