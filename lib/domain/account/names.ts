import { z } from "zod";

const MOST_CHARACTERS = 50;
/** Control characters, ends of lines, and signs that turn the direction of what stands after them. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u200b]/u;
/** Something that can be seen. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

const isPlain = (value: string) => !NOT_IN_A_NAME.test(value);

/** Letters of any script, spaces, @ and whatever else can be seen; not what could pass for something else. */
export const username = z
	.string("Username is required")
	.trim()
	.min(1, "Username is required")
	.refine((value) => [...value].length <= MOST_CHARACTERS, `Username can have at most ${MOST_CHARACTERS} characters`)
	.refine(isPlain, "Username cannot contain control characters")
	.refine((value) => VISIBLE.test(value), "Username needs something that can be seen");

/** A first or last name. @param what How the form calls it. */
export const personName = (what: string) =>
	z
		.string(`${what} is required`)
		.trim()
		.min(1, `${what} is required`)
		.max(100, `${what} can have at most 100 characters`)
		.refine(isPlain, `${what} cannot contain control characters`);

/**
 * What makes usernames the same: case, the ways in which Unicode can write the same letters, how wide a gap is, and
 * what cannot be seen do not tell them apart.
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
