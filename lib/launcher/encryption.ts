import { writeFileSync } from "node:fs";
import { beforeEncryptionIn, keyFileIn, keyringOf, readKeys, writeKeys } from "@/lib/server/core/encryption/key-file";
import { type Keyring, newKey, parseKeys } from "@/lib/server/core/encryption/keyring";
import { keysInUse, requireKeys, WrongKeyError, withClient } from "@/lib/server/core/encryption/keys-in-use";
import type { Settings } from "./settings";

/** The settings that an installation's keys come from. */
type KeySettings = Pick<Settings, "dataDir" | "encryptionKey">;

/**
 * Returns the keys from the settings.
 * @throws Error with a sentence that names the setting.
 */
export function givenKeys({ encryptionKey }: Pick<Settings, "encryptionKey">): Buffer[] {
	try {
		return parseKeys(encryptionKey);
	} catch (error) {
		throw new Error(`The setting DATA_ENCRYPTION_KEY ${(error as Error).message}.`);
	}
}

/**
 * Returns the keys of the embedded database: those from the settings, then those in the data folder. If there are none
 * at the first start, makes one. Only for the process that holds the folder's lock.
 * @throws WrongKeyError if the key file is gone although something is encrypted, or the data is encrypted with another
 * key.
 */
export async function embeddedKeys(settings: KeySettings, url: string): Promise<Keyring> {
	const file = keyFileIn(settings.dataDir);
	const given = givenKeys(settings);
	return withClient(url, async (client) => {
		if (given.length === 0 && readKeys(file).length === 0) {
			if ((await keysInUse(client)).length > 0) {
				throw new WrongKeyError(
					`What people wrote here is encrypted, and the file ${file} with its key is gone. Put it back, or put the key ` +
						"into DATA_ENCRYPTION_KEY. Nothing was changed.",
				);
			}
			writeFileSync(beforeEncryptionIn(settings.dataDir), "", { mode: 0o600 });
			writeKeys(file, [newKey()]);
		}
		const keyring = keyringOf(given, file);
		await requireKeys(client, keyring);
		return keyring;
	});
}

/**
 * Returns the keys of the operator's own Postgres.
 * @throws Error with a sentence if there is none, or the database uses another.
 */
export async function postgresKeys(settings: KeySettings, url: string): Promise<Keyring> {
	const given = givenKeys(settings);
	if (given.length === 0) {
		throw new Error(
			"The setting DATA_ENCRYPTION_KEY is not set: 32 bytes in base64, known to nobody (`openssl rand -base64 32` makes some).",
		);
	}
	const keyring = keyringOf(given, undefined);
	await withClient(url, (client) => requireKeys(client, keyring));
	return keyring;
}
