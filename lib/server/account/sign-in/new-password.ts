import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { passwordProblem } from "@/lib/domain/account/password";
import { AppError } from "@/lib/domain/core/errors";

/**
 * The ten thousand most common passwords and the ten thousand most common of eight or more characters, from the list
 * of @zxcvbn-ts/language-common 3.0.4 (MIT), followed by some of our own in other languages, and names. One per line,
 * in lower case; compressed with `gzip -9n`.
 */
const FILE = "lib/server/account/sign-in/common-passwords.txt.gz";

let common: Promise<ReadonlySet<string>> | undefined;

/** Returns the most common passwords. Read once, when the first new password is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
	common ??= readCommon();
	return common;
}

async function readCommon(): Promise<ReadonlySet<string>> {
	const packed = await readFile(path.join(process.cwd(), FILE));
	const text = (await promisify(gunzip)(packed)).toString();
	return new Set(text.split("\n").filter(Boolean));
}

/**
 * Rejects passwords that are easy to guess. @throws AppError `invalid` if the password is among the most common or is
 * the person's own name.
 */
export async function requireGoodPassword(
	password: string,
	person: { username: string; email: string },
): Promise<void> {
	const problem = passwordProblem(password, person, await commonPasswords());
	if (problem) throw new AppError("invalid", problem);
}
