import "server-only";
import { z } from "zod";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";

/** How long somebody may take at the issuer, in seconds. */
const VALID_SECONDS = 600;
const sealedSchema = z.object({ kind: z.literal("connect"), sessionId: z.string(), userId: z.number() });
const cookie = sealedCookie("innerscript-connect", sealedSchema, VALID_SECONDS);

/** Who set out to connect their account: remembered in a sealed cookie until they come back from the issuer. */
export type Connecting = Omit<z.infer<typeof sealedSchema>, "kind">;

/** The `Set-Cookie` for somebody who sets out. */
export const setOut = (who: Connecting) => cookie.write({ kind: "connect", ...who });

/** The `Set-Cookie` that forgets it. */
export const forgetSetOut = () => cookie.forget();

/** Whether a request comes from somebody who set out: who, `broken` for a cookie that is none of ours or too old, or null. */
export const whoSetOut = (request: Request): Promise<Connecting | "broken" | null> => cookie.read(request);
