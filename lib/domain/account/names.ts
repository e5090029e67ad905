import { z } from "zod";

const MOST_CHARACTERS = 50;
/**
 * Matches control characters, line separators, and invisible characters such as those that reverse the text after them.
 */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u200b]/u;
/** Matches a visible character. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

const isPlain = (value: string) => !NOT_IN_A_NAME.test(value);

/**
 * Usernames may contain letters of any script, spaces, @ and other visible characters, but none that could make one
 * name pass for another.
 */
export const username = z
	.string("Username is required")
	.trim()
	.min(1, "Username is required")
	.refine((value) => [...value].length <= MOST_CHARACTERS, `Username can have at most ${MOST_CHARACTERS} characters`)
	.refine(isPlain, "Username cannot contain control characters")
	.refine((value) => VISIBLE.test(value), "Username needs something that can be seen");

/**
 * Returns the schema of a first or last name.
 * @param what What the form calls the field.
 */
export const personName = (what: string) =>
	z
		.string(`${what} is required`)
		.trim()
		.min(1, `${what} is required`)
		.max(100, `${what} can have at most 100 characters`)
		.refine(isPlain, `${what} cannot contain control characters`);

/**
 * Only this many characters are normalized: no name is that long, and a long run of combining marks would take
 * quadratic time.
 */
const MOST_READ = 1_000;

/**
 * Returns the key by which usernames are compared. Names count as the same if they differ only in case, in how Unicode
 * encodes the same letters, in the width of spaces, or in invisible characters. Only the beginning of an overlong text
 * counts.
 */
export function usernameKey(name: string): string {
	return name
		.slice(0, MOST_READ)
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.trim()
		.replace(/\s+/gu, " ")
		.toLowerCase();
}

/** Makes a name safe to print on a terminal. */
export const printable = (name: string) => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
