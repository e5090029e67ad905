import { z } from "zod";

/** What the search box sends. More than is read may be sent; much more is a mistake. */
export const findSchema = z.object({ q: z.string("Please write what you are looking for.").max(8000) });
