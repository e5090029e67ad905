import { createHash, randomBytes } from "node:crypto";

const VALID_MS = 60 * 60 * 1000;

/** The SHA-256 of a reset token, in hexadecimal: all that is stored of it. */
export function hashResetToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** A token for a reset link, the hash to store, and when it expires: an hour after `now`. */
export function newResetToken(now: Date): { token: string; tokenHash: string; expiresAt: Date } {
	const token = randomBytes(32).toString("base64url");
	return { token, tokenHash: hashResetToken(token), expiresAt: new Date(now.getTime() + VALID_MS) };
}
