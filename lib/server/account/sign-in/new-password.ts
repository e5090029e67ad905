import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { passwordProblem } from "@/lib/domain/account/password";
import { AppError } from "@/lib/domain/core/errors";

/**
 * The ten thousand commonest passwords and the ten thousand commonest of eight or more characters, from the list of
 * @zxcvbn-ts/language-common 3.0.4 (MIT), followed by some of our own in other languages, and names. In lower case.
 */
const FILE = "lib/server/account/sign-in/common-passwords.txt";

let common: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords. Read once, when the first new password is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
	common ??= readFile(path.join(process.cwd(), FILE), "utf8").then((text) => new Set(text.split("\n").filter(Boolean)));
	return common;
}

/** @throws AppError `invalid` where a new password is among the commonest, or is the person's own name. */
export async function requireGoodPassword(
	password: string,
	person: { username: string; email: string },
): Promise<void> {
	const problem = passwordProblem(password, person, await commonPasswords());
	if (problem) throw new AppError("invalid", problem);
}
