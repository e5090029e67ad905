import { keyring } from "@/lib/server/core/database/db";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { signedColumns, signRows } from "@/lib/server/core/encryption/signed-rows";
import { env } from "@/lib/server/core/env";

/** Removes the signatures of a person's account, as if it dated from before accounts were signed. */
export async function forgetSignatures(userId: number): Promise<void> {
	await withClient(env().DATABASE_URL, async (client) => {
		for (const { table, person, seal } of Object.values(signedColumns)) {
			await client.query(`UPDATE ${table} SET ${seal} = NULL WHERE ${person} = $1`, [userId]);
		}
	});
}

/** Signs the rows of a person's account again after a test has changed them without the app. */
export async function signAnew(userId: number): Promise<void> {
	await forgetSignatures(userId);
	await withClient(env().DATABASE_URL, (client) => signRows(client, keyring(), true));
}
