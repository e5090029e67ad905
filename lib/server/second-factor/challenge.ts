import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";

/** How long a person may take to touch their security key, in seconds. */
const VALID_SECONDS = 300;
const sealedSchema = z.object({
	kind: z.literal("challenge"),
	challenge: z.string(),
	/** What the challenge was made for: a new passkey for this person, or anybody's sign-in. */
	purpose: z.union([z.number(), z.literal("sign-in")]),
});
const cookie = sealedCookie("innerscript-challenge", sealedSchema, VALID_SECONDS);
const GONE = "That took too long, or was used already. Please try again.";

/** Returns the `Set-Cookie` that remembers the challenge that a passkey has to sign. */
export const rememberChallenge = (challenge: string, purpose: number | "sign-in") =>
	cookie.write({ kind: "challenge", challenge, purpose });

/** Returns the `Set-Cookie` that deletes the challenge. */
export const forgetChallenge = () => cookie.forget();

/**
 * Returns the challenge that a passkey had to sign. Each can only be used once, even with a copy of the cookie.
 * @throws AppError `invalid` if there is none, or it was used.
 */
export async function takeChallenge(request: Request, purpose: number | "sign-in"): Promise<string> {
	const found = await cookie.read(request);
	if (!found || found === "broken" || found.purpose !== purpose) throw new AppError("invalid", GONE);
	await takePoint("challengeOnce", found.challenge, GONE).catch((error) => {
		throw error instanceof AppError ? new AppError("invalid", GONE, { cause: error }) : error;
	});
	return found.challenge;
}
