import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import path from "node:path";
import { Keyring, parseKey } from "./keyring";

/** Path of the file with the keys of an embedded database: in its data folder, one key per line, newest first. */
export const keyFileIn = (dataDir: string): string => path.join(dataDir, "encryption-key");

/**
 * Path of a file that exists from the moment the first key is made until everything is encrypted. While it exists,
 * plain text is from before encryption. The database cannot vouch for that itself, because its rows can be changed.
 */
export const beforeEncryptionIn = (dataDir: string): string => path.join(dataDir, "before-encryption");

/**
 * Path of a file that exists as soon as every account of the embedded database is signed: an unsigned account after
 * that was put there by somebody else. The database cannot vouch for that itself either.
 */
export const accountsSignedIn = (dataDir: string): string => path.join(dataDir, "accounts-signed");

/**
 * Reads the keys in a file; none if there is no file.
 * @throws Error with a sentence if the file holds anything else.
 */
export function readKeys(file: string): Buffer[] {
	let text: string;
	try {
		text = readFileSync(file, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
	try {
		return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [parseKey(line)]));
	} catch (error) {
		throw new Error(`A line of ${file} ${(error as Error).message}.`);
	}
}

/** Writes keys to a file that only its owner may read. The old file stays until the new one is complete. */
export function writeKeys(file: string, keys: readonly Buffer[]): void {
	const draft = `${file}.new`;
	const handle = openSync(draft, "w", 0o600);
	try {
		writeSync(handle, keys.map((key) => `${key.toString("base64")}\n`).join(""));
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
	renameSync(draft, file);
}

/**
 * Makes a keyring of the given keys, followed by those in a file.
 * @throws Error if there are no keys.
 */
export function keyringOf(given: readonly Buffer[], file: string | undefined): Keyring {
	return new Keyring(() => [...given, ...(file === undefined ? [] : readKeys(file))]);
}
