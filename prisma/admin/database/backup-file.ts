import { existsSync } from "node:fs";
import path from "node:path";
import { backupFolder } from "@/lib/launcher/backups/backup";
import { FEWEST_PASSPHRASE_CHARACTERS } from "@/lib/launcher/backups/encryption";
import type { Settings } from "@/lib/launcher/settings";
import { keyFileIn } from "@/lib/server/core/encryption/key-file";
import { firstLine, hiddenAnswers } from "../hidden-input";

/** Resolves a path against the folder where npm was called, since npm runs scripts in the project's folder. */
export function fromHere(name: string): string {
	return path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/** Finds the backup file that the operator named; a bare name is also looked for among those in DATA_DIR. */
export function findBackup(name: string, settings: Settings): string {
	const given = fromHere(name);
	const own = path.join(backupFolder(settings.dataDir), name);
	const file = [given, own].find((candidate) => existsSync(candidate));
	if (!file) throw new Error(`There is no file ${given}.`);
	return file;
}

/**
 * Reads a new passphrase: typed twice and hidden on a terminal, otherwise the first line of standard input. Never an
 * argument, which every user of the machine could see.
 */
export async function newPassphrase(): Promise<string> {
	const [passphrase = "", again = passphrase] = process.stdin.isTTY
		? await hiddenAnswers(["Passphrase for the backup: ", "Once more: "])
		: [await firstLine()];
	if (passphrase !== again) throw new Error("The two were not the same. Nothing was written.");
	if (passphrase.length < FEWEST_PASSPHRASE_CHARACTERS) {
		throw new Error(`A passphrase has ${FEWEST_PASSPHRASE_CHARACTERS} characters at least. Nothing was written.`);
	}
	return passphrase;
}

/** Returns a function that gets the passphrase of an existing backup: from BACKUP_PASSPHRASE, or asked for once. */
export function passphraseOf({ backupPassphrase }: Settings): () => Promise<string> {
	let asked: Promise<string> | undefined;
	const ask = async () => {
		if (backupPassphrase !== undefined) return backupPassphrase;
		const [given = ""] = process.stdin.isTTY
			? await hiddenAnswers(["Passphrase of the backup: "])
			: [await firstLine()];
		return given;
	};
	return () => {
		asked ??= ask();
		return asked;
	};
}

/** Returns what the operator has to keep besides a backup. */
export function notInIt({ databaseUrl, sessionSecret, encryptionKey, dataDir, objectStore }: Settings): string {
	const secret = databaseUrl || sessionSecret ? "SESSION_SECRET" : path.join(dataDir, "session-secret");
	const key = databaseUrl || encryptionKey ? "DATA_ENCRYPTION_KEY" : keyFileIn(dataDir);
	return (
		`Not in a backup: ${key}, without which nothing that people wrote can be read again, and ${secret}, without which ` +
		"everybody signs in anew and authenticator apps are of no use. Keep both elsewhere." +
		(objectStore
			? ` Not in it either: sounds and pictures, which lie in the bucket ${objectStore.bucket}. Have that backed up as well.`
			: "")
	);
}
