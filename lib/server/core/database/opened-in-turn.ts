import "server-only";
import { charactersIn } from "@/lib/server/core/characters";
import type { EncryptedModelName } from "@/lib/server/core/encryption/encrypted-columns";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { opened, openedWhereSound } from "./db";

/** How many characters of ciphertext are decrypted in one turn: about a millisecond of work. */
const AT_ONCE = 100_000;

type Open = typeof opened | typeof openedWhereSound;

async function inTurns<How extends Open>(
	open: How,
	name: EncryptedModelName,
	rows: readonly object[],
	{ userId }: { userId: number },
): Promise<(object | null)[]> {
	if (charactersIn(rows) <= AT_ONCE) return open(name, rows, { userId });
	const all: (object | null)[] = [];
	await eachInTurn(userId, rows, (row) => all.push(...open(name, [row], { userId })));
	return all;
}

/**
 * Like `openedWhereSound`, for what may be hundreds of long texts of one person: other requests run in between.
 * @param owner The person whose rows these are.
 */
export const openedInTurn = async <Found extends object>(
	name: EncryptedModelName,
	rows: readonly Found[],
	owner: { userId: number },
) => (await inTurns(openedWhereSound, name, rows, owner)) as (Found | null)[];

/** Like `opened`, but lets other requests run in between. */
export const allOpenedInTurn = async <Found extends object>(
	name: EncryptedModelName,
	rows: readonly Found[],
	owner: { userId: number },
) => (await inTurns(opened, name, rows, owner)) as Found[];
