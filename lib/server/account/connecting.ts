import "server-only";
import { z } from "zod";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";

/** How long somebody may spend at the issuer, in seconds. */
const VALID_SECONDS = 600;
const sealedSchema = z.object({ kind: z.literal("connect"), sessionId: z.string(), userId: z.number() });
const cookie = sealedCookie("innerscript-connect", sealedSchema, VALID_SECONDS);

/** Who set out to connect their account. A sealed cookie remembers it until they come back from the issuer. */
export type Connecting = Omit<z.infer<typeof sealedSchema>, "kind">;

/** The `Set-Cookie` for somebody who sets out. */
export const rememberConnecting = (who: Connecting) => cookie.write({ kind: "connect", ...who });

/** The `Set-Cookie` that forgets it. */
export const forgetSetOut = () => cookie.forget();

/**
 * Who set out on the way that ends with this request; `broken` for a cookie that is not ours or too old; null for
 * nobody.
 */
export const pendingConnection = (request: Request): Promise<Connecting | "broken" | null> => cookie.read(request);
