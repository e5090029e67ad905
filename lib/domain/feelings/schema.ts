import { z } from "zod";
import { dayOr } from "@/lib/domain/core/stored";
import type { Day } from "@/lib/domain/progress/days";
import { type FeelingId, feelingIds } from "./feelings";
import { MAX_OWN_WORD } from "./own-word";

const FROM_LIST = "Choose a feeling from the list.";

/**
 * Body of PUT /api/feelings: a feeling for an entry, for a message or, if neither is named, for the moment; for an entry
 * also one in the person's own word. A second choice for the same entry or message replaces the first.
 */
export const chooseFeelingSchema = z
	.strictObject({
		feeling: z.enum(feelingIds, { error: FROM_LIST }).optional(),
		own: z
			.string("That is not a word.")
			.trim()
			.min(1, "Write a word for it.")
			.max(MAX_OWN_WORD, `A word of your own can have at most ${MAX_OWN_WORD} characters.`)
			.optional(),
		entryId: z.string("That is not the id of an entry.").min(1).max(100).optional(),
		messageId: z.number("That is not the id of a message.").int().positive().max(2_147_483_647).optional(),
	})
	.refine(({ entryId, messageId }) => entryId === undefined || messageId === undefined, {
		error: "A feeling belongs to an entry or to a message, not to both.",
	})
	.refine(({ feeling, own }) => (feeling === undefined) !== (own === undefined), { error: FROM_LIST })
	.refine(({ own, entryId }) => own === undefined || entryId !== undefined, {
		error: "A word of your own belongs to an entry.",
	});
export type ChooseFeeling = z.infer<typeof chooseFeelingSchema>;

/** Query parameters of GET /api/feelings: a range of local days, both included, or an entry. */
export const feelingRangeSchema = z.object({
	from: dayOr("That is not a day.").optional(),
	to: dayOr("That is not a day.").optional(),
	entryId: z.string().min(1).max(100).optional(),
});
export type FeelingRange = z.infer<typeof feelingRangeSchema>;

/** A chosen feeling, as it is sent to the person's browser. */
export interface ClientFeeling {
	id: string;
	/** Null if it is one in the person's own word. */
	feeling: FeelingId | null;
	own: string | null;
	/** Whether that word, chosen just now, may tell of a danger. */
	leadsToHelp?: boolean;
	day: Day;
	entryId: string | null;
	messageId: number | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}
