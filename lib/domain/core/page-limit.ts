import { z } from "zod";

/** How many items of a long list are requested at once: 1 to 200. */
export const pageLimit = z.coerce
	.number("The limit is not a number.")
	.int("The limit is not a whole number.")
	.min(1, "The limit is at least 1.")
	.max(200, "The limit is at most 200.")
	.default(100);
