import "server-only";
import { charactersIn } from "@/lib/server/core/characters";
import type { EncryptedModelName } from "@/lib/server/core/encryption/encrypted-columns";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { openedWhereSound } from "./db";

/** Up to so many characters of ciphertext are opened at once, which takes a millisecond. */
const AT_ONCE = 100_000;

/**
 * The same as `openedWhereSound` for what may be hundreds of long texts of one person: others get on in between.
 * @param owner Whose rows these are.
 */
export async function openedInTurn<Found extends object>(
	name: EncryptedModelName,
	rows: readonly Found[],
	owner: { userId: number },
): Promise<(Found | null)[]> {
	if (charactersIn(rows) <= AT_ONCE) return openedWhereSound(name, rows, { userId: owner.userId });
	const all: (Found | null)[] = [];
	await eachInTurn(owner.userId, rows, (row) => all.push(...openedWhereSound(name, [row], { userId: owner.userId })));
	return all;
}
