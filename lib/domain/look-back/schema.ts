import { z } from "zod";
import { dayOr } from "@/lib/domain/core/stored";
import { feelingIds, quarters } from "@/lib/domain/feelings/feelings";

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Query parameters of GET /api/look-back/{userId}/days, which returns the days of a calendar year. */
export const yearSchema = z.object({
	year: z.coerce
		.number("That is not a year.")
		.int("That is not a year.")
		.min(FIRST_YEAR, "That is not a year.")
		.max(LAST_YEAR, "That is not a year."),
});

const quarterIds = quarters.map(({ id }) => id);

/**
 * Query parameters of GET /api/look-back/{userId}/pages, which returns pages from days with a feeling, or with one of a
 * quarter.
 */
export const feltSchema = z
	.object({
		feeling: z.enum([...feelingIds, ...quarterIds], { error: "Choose a feeling from the list." }),
		from: dayOr("That is not a day."),
		to: dayOr("That is not a day."),
	})
	.refine(({ from, to }) => from <= to, { error: "The last day is before the first." });

/** Body of PUT /api/journal/{id}/kept-away. */
export const keptAwaySchema = z.strictObject({
	isKeptAway: z.boolean("Please say whether this page should stay away: true or false."),
});
