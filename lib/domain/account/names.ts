import { z } from "zod";

const MOST_CHARACTERS = 50;
/** Control characters, line ends, and characters that reverse the direction of the text after them. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u200b]/u;
/** A visible character. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

const isPlain = (value: string) => !NOT_IN_A_NAME.test(value);

/** Letters of any script, spaces, @ and other visible characters, but nothing that could pass for something else. */
export const username = z
	.string("Username is required")
	.trim()
	.min(1, "Username is required")
	.refine((value) => [...value].length <= MOST_CHARACTERS, `Username can have at most ${MOST_CHARACTERS} characters`)
	.refine(isPlain, "Username cannot contain control characters")
	.refine((value) => VISIBLE.test(value), "Username needs something that can be seen");

/** A first or last name. @param what The form's name for it. */
export const personName = (what: string) =>
	z
		.string(`${what} is required`)
		.trim()
		.min(1, `${what} is required`)
		.max(100, `${what} can have at most 100 characters`)
		.refine(isPlain, `${what} cannot contain control characters`);

/**
 * What makes two usernames the same: they may differ in case, in the ways in which Unicode writes the same letters, in
 * the width of spaces, and in invisible characters.
 */
export function usernameKey(name: string): string {
	return name
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.trim()
		.replace(/\s+/gu, " ")
		.toLowerCase();
}

/** A name as it can be printed on a terminal. */
export const printable = (name: string) => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");
