import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Returns the secret that seals session cookies if none is set. It is created once and stored in the data folder, so
 * that a restart does not sign anybody out. Only for the process that holds the folder's lock.
 * @returns 43 characters (32 random bytes in base64url).
 */
export async function savedSecret(dataDir: string): Promise<string> {
	const file = path.join(dataDir, "session-secret");
	const kept = await readFile(file, "utf8").catch(() => "");
	// A shorter one was truncated by a power failure.
	if (kept.trim().length >= 32) return kept.trim();
	const secret = randomBytes(32).toString("base64url");
	await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
	await rename(`${file}.new`, file);
	return secret;
}
