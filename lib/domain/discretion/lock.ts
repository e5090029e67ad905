import { z } from "zod";
import { lockChoices } from "./lock-choices";

/** What a browser tells when it was touched: PUT /api/lock. */
export const touchSchema = z.strictObject({
	minutes: z.literal(lockChoices, "Please choose one of the times that are offered."),
});
