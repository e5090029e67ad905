import "server-only";
import { z } from "zod";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";

/** How long the person may take at the issuer, in seconds. */
const VALID_SECONDS = 600;
const sealedSchema = z.object({ kind: z.literal("connect"), sessionId: z.string(), userId: z.number() });
const cookie = sealedCookie("innerscript-connect", sealedSchema, VALID_SECONDS);

/** The person who started connecting their account. A sealed cookie stores this until they return from the issuer. */
export type Connecting = Omit<z.infer<typeof sealedSchema>, "kind">;

/** Returns the `Set-Cookie` value that stores who started connecting. */
export const rememberConnecting = (who: Connecting) => cookie.write({ kind: "connect", ...who });

/** Returns the `Set-Cookie` value that deletes that cookie. */
export const forgetSetOut = () => cookie.forget();

/**
 * Returns who started the connection that this request completes; `broken` for a cookie that is not ours or too old;
 * null without a cookie.
 */
export const pendingConnection = (request: Request): Promise<Connecting | "broken" | null> => cookie.read(request);
