import { z } from "zod";
import { lockChoices } from "./lock-choices";

/** Body of PUT /api/lock, with which a browser reports activity or changes the delay. */
export const touchSchema = z.strictObject({
	minutes: z.literal(lockChoices, "Please choose one of the times that are offered."),
	/** The password, needed to lock later than before or never; a person without a password leaves it out. */
	current: z.string().max(1000).optional(),
});
