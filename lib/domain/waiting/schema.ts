import { z } from "zod";
import { awaited } from "./waiting";

/** Query parameters of GET /api/waiting. */
export const waitingSchema = z.object({ for: z.enum(awaited) });
