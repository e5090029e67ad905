import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import path from "node:path";
import { Keyring, parseKey } from "./keyring";

/** Where the keys of an embedded database are kept: in its data folder, one a line, the newest first. */
export const keyFileIn = (dataDir: string): string => path.join(dataDir, "encryption-key");

/**
 * A file that is there from the moment in which the first key is made until everything is encrypted with it. It says that
 * what is plain was written before; the database cannot say that itself, because its rows can be changed.
 */
export const beforeEncryptionIn = (dataDir: string): string => path.join(dataDir, "before-encryption");

/**
 * A file that is there as soon as every account of the embedded database is signed: what has no signature after that
 * was put there by somebody else. The database cannot say that itself either.
 */
export const accountsSignedIn = (dataDir: string): string => path.join(dataDir, "accounts-signed");

/** The keys in a file; none where there is no file. @throws Error with a sentence where it holds something else. */
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

/** Keeps keys in a file that only its owner may read. The old file stays until the new one is whole. */
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
 * The keyring of given keys, and after them of those in a file.
 * @throws Error where there are none.
 */
export function keyringOf(given: readonly Buffer[], file: string | undefined): Keyring {
	return new Keyring(() => [...given, ...(file === undefined ? [] : readKeys(file))]);
}
