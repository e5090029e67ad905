import "server-only";
import { randomBytes } from "node:crypto";
import { hashToken } from "@/lib/server/account/one-time-token";
import { db, type Transaction } from "@/lib/server/core/database/db";

const HOW_MANY = 10;
/** The thirty-two characters of RFC 4648's base32: five bits each. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Makes a code of sixteen letters: eighty bits. */
function newCode(): string {
	const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join("");
	return letters.match(/.{4}/g)?.join("-") ?? letters;
}

/** Hashes a code, ignoring case and separators. */
const hashOf = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""));

/**
 * Makes ten codes, which replace the old ones.
 * @returns The codes, of which only hashes are stored.
 */
export async function newRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
	const codes = Array.from({ length: HOW_MANY }, newCode);
	await tx.recoveryCode.deleteMany({ where: { userId } });
	await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(code) })) });
	return codes;
}

/** Makes codes for a person who adds their first factor; null if they have some. */
export async function firstRecoveryCodes(tx: Transaction, userId: number): Promise<string[] | null> {
	return (await tx.recoveryCode.count({ where: { userId } })) > 0 ? null : newRecoveryCodes(tx, userId);
}

/** Whether a code is one of the person's recovery codes. If so, it is used up. */
export async function takeRecoveryCode(userId: number, code: string): Promise<boolean> {
	const { count } = await db().recoveryCode.deleteMany({ where: { userId, codeHash: hashOf(code) } });
	return count > 0;
}
