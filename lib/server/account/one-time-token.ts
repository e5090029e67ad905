import { createHash, randomBytes } from "node:crypto";

/** How long a reset link works. */
export const RESET_VALID_MS = 60 * 60 * 1000;

/** The SHA-256 of a token, in hexadecimal: all that is stored of it. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** A token for a link that works once, the hash to store, and the moment `validMs` after `now` when it expires. */
export function newToken(now: Date, validMs: number): { token: string; tokenHash: string; expiresAt: Date } {
	const token = randomBytes(32).toString("base64url");
	return { token, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + validMs) };
}
