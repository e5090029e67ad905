import { createHash, randomBytes } from "node:crypto";
import type { Keyring } from "@/lib/server/core/encryption/keyring";

/** How long a reset link works, in milliseconds. */
export const RESET_VALID_MS = 60 * 60 * 1000;

/** Returns the SHA-256 of a token in hexadecimal. Only this is stored. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/**
 * Creates a token for a link that works once. @returns The token, the hash to store and the expiry time, `validMs`
 * after `now`.
 */
export function newToken(now: Date, validMs: number): { token: string; tokenHash: string; expiresAt: Date } {
	const token = randomBytes(32).toString("base64url");
	return { token, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + validMs) };
}

const resetPlace = (userId: number) => ({ table: "users", column: "reset_token", row: [userId], person: userId });
const resetSaid = (token: string, expiresAt: Date) => JSON.stringify([token, expiresAt.toISOString()]);

/**
 * Creates a token for a link with which a person sets a new password; it begins with their id. Only a signature of it
 * is stored, which nobody can forge without the key, and which is bound to the person and the expiry time.
 */
export function newResetToken(
	keyring: Keyring,
	userId: number,
	now: Date,
): { token: string; resetTokenHash: string; resetTokenExpiresAt: Date } {
	const { token: random, expiresAt } = newToken(now, RESET_VALID_MS);
	const token = `${userId}.${random}`;
	const resetTokenHash = keyring.sign(resetSaid(token, expiresAt), resetPlace(userId));
	return { token, resetTokenHash, resetTokenExpiresAt: expiresAt };
}

/** Returns the user id at the beginning of a reset token, or null. */
export function personOfResetToken(token: string): number | null {
	const [, id] = /^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token) ?? [];
	return id !== undefined && Number(id) < 2 ** 31 ? Number(id) : null;
}

/** Whether a token is the one whose signature is stored. */
export function isResetToken(
	keyring: Keyring,
	token: string,
	{
		id,
		resetTokenHash,
		resetTokenExpiresAt,
	}: { id: number; resetTokenHash: string | null; resetTokenExpiresAt: Date | null },
): boolean {
	if (!resetTokenExpiresAt) return false;
	return keyring.isSigned(resetTokenHash, resetSaid(token, resetTokenExpiresAt), resetPlace(id));
}
