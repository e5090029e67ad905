import { z } from "zod";
import { dayOr } from "@/lib/domain/core/stored";
import type { Day } from "@/lib/domain/progress/days";
import { type FeelingId, feelingIds } from "./feelings";

/**
 * Body of PUT /api/feelings: a feeling for an entry, for a message or, if neither is named, for the moment. A second
 * choice for the same entry or message replaces the first.
 */
export const chooseFeelingSchema = z
	.strictObject({
		feeling: z.enum(feelingIds, { error: "Choose a feeling from the list." }),
		entryId: z.string("That is not the id of an entry.").min(1).max(100).optional(),
		messageId: z.number("That is not the id of a message.").int().positive().max(2_147_483_647).optional(),
	})
	.refine(({ entryId, messageId }) => entryId === undefined || messageId === undefined, {
		error: "A feeling belongs to an entry or to a message, not to both.",
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
	feeling: FeelingId;
	day: Day;
	entryId: string | null;
	messageId: number | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}
