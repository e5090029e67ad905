import { z } from "zod";
import { lockChoices } from "./lock-choices";

/** What a browser tells when it was touched: PUT /api/lock. */
export const touchSchema = z.strictObject({
	minutes: z.literal(lockChoices, "Please choose one of the times that are offered."),
	/** The password, to lock later than before or never; left out by somebody who has none. */
	current: z.string().max(1000).optional(),
});
