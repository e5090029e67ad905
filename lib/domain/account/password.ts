export const MIN_PASSWORD_CHARACTERS = 8;
/** Number of bytes of a password that bcrypt reads; it ignores the rest. */
const MAX_PASSWORD_BYTES = 72;
export const TOO_LONG = "Password is too long: it can have at most 72 bytes, which is 72 plain letters";
const TOO_SHORT = "Password must be at least 8 characters";

/** Whether bcrypt reads the whole password. */
export const fits = (password: string) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;

/** Says why a new password is too short or too long; null if its length is fine. */
export function lengthProblem(password: string): string | null {
	if (password.length < MIN_PASSWORD_CHARACTERS) return TOO_SHORT;
	return fits(password) ? null : TOO_LONG;
}

/** Minimum number of different characters in a password, however long it is. */
const MIN_DIFFERENT = 4;
const TOO_EASY =
	"This password is too common. Three or four words that have nothing to do with each other are harder to guess";
const OWN_NAME = "Password is your username or email address, which others know. Please choose another";

const plain = (value: string) => value.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");

/**
 * Says why a new password of the right length is refused; null if it is accepted.
 * @param person The person whose password it will be.
 * @param common The most common passwords, in lower case.
 */
export function passwordProblem(
	password: string,
	person: { username: string; email: string },
	common: ReadonlySet<string>,
): string | null {
	const bare = plain(password);
	const own = [person.username, person.email, person.email.split("@")[0] ?? ""];
	if (own.some((name) => plain(name) === bare)) return OWN_NAME;
	if (new Set(bare).size < MIN_DIFFERENT) return TOO_EASY;
	// A year or an exclamation mark at the end does not make a password harder to guess.
	return common.has(bare) || common.has(bare.replace(/[\d!?.]+$/, "")) ? TOO_EASY : null;
}

/** The hint next to an empty field for a new password. */
export const PASSWORD_HINT =
	`${MIN_PASSWORD_CHARACTERS} characters or more. Three or four words that have nothing to do with each other are ` +
	"good. Common passwords are refused.";

/** Strength of a new password, from 0 (refused) to 4. */
export type PasswordStep = 0 | 1 | 2 | 3 | 4;

/** For each step, how many characters it needs, not counting repetitions. */
const STEPS = [
	{ from: 20, step: 4, says: "Very hard to guess." },
	{ from: 15, step: 3, says: "Hard to guess." },
	{ from: 11, step: 2, says: "Good. Another word would make it better." },
	{ from: 0, step: 1, says: "It will do. Another word or two would make it better." },
] as const;

/**
 * Rates how hard a new password is to guess and says in one sentence what would help. Step 0 is given to exactly those
 * passwords that the server refuses.
 * @param person As much as the form knows about the person.
 * @param common The most common passwords, in lower case.
 */
export function passwordStrength(
	password: string,
	person: { username: string; email: string },
	common: ReadonlySet<string>,
): { step: PasswordStep; says: string } {
	const problem = lengthProblem(password) ?? passwordProblem(password, person, common);
	if (problem) return { step: 0, says: `${problem}.` };
	const codes = [...plain(password)].map((character) => character.codePointAt(0) ?? 0);
	// "aaaa" and "1234" are hardly harder to guess than their first character.
	const telling = codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length;
	const reached = STEPS.find(({ from }) => telling >= from) ?? STEPS[3];
	return { step: reached.step, says: reached.says };
}
