export const MIN_PASSWORD_CHARACTERS = 8;
/** bcrypt ignores any bytes after this many. */
const MAX_PASSWORD_BYTES = 72;
export const TOO_LONG = "Password is too long: it can have at most 72 bytes, which is 72 plain letters";
const TOO_SHORT = "Password must be at least 8 characters";

/** Whether bcrypt reads a password to its end. */
export const fits = (password: string) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;

/** Why a new password is too short or too long, or null. */
export function lengthProblem(password: string): string | null {
	if (password.length < MIN_PASSWORD_CHARACTERS) return TOO_SHORT;
	return fits(password) ? null : TOO_LONG;
}

/** A password with fewer different characters is refused, however long it is. */
const MIN_DIFFERENT = 4;
const TOO_EASY =
	"Password is among the first that anybody would try. Three or four words that have nothing to do with each other are harder to guess";
const OWN_NAME = "Password is your username or email address, which others know. Please choose another";

const plain = (value: string) => value.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");

/**
 * Why a new password of the right length is refused, or null.
 * @param person Whose password it will be.
 * @param common The commonest passwords, in lower case.
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
	// A year or an exclamation mark at the end makes it no harder to guess.
	return common.has(bare) || common.has(bare.replace(/[\d!?.]+$/, "")) ? TOO_EASY : null;
}

/** What a form says beside a new password before there is one. */
export const PASSWORD_HINT =
	`${MIN_PASSWORD_CHARACTERS} characters or more. Three or four words that have nothing to do with each other are ` +
	"good. What many people use is refused.";

/** From 0, refused, to 4. */
export type PasswordStep = 0 | 1 | 2 | 3 | 4;

/** How many characters, not counting repetitions, each step needs. */
const STEPS = [
	{ from: 20, step: 4, says: "Very hard to guess." },
	{ from: 15, step: 3, says: "Hard to guess." },
	{ from: 11, step: 2, says: "Good. Another word would make it better." },
	{ from: 0, step: 1, says: "It will do. Another word or two would make it better." },
] as const;

/**
 * How hard a new password is to guess, and what would help, in one sentence. It warns of exactly those passwords that the
 * server refuses.
 * @param person As far as is known here.
 * @param common The commonest passwords, in lower case.
 */
export function passwordStrength(
	password: string,
	person: { username: string; email: string },
	common: ReadonlySet<string>,
): { step: PasswordStep; says: string } {
	const problem = lengthProblem(password) ?? passwordProblem(password, person, common);
	if (problem) return { step: 0, says: `${problem}.` };
	const codes = [...plain(password)].map((character) => character.codePointAt(0) ?? 0);
	// "aaaa" and "1234" are hardly longer than their first character.
	const telling = codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length;
	const reached = STEPS.find(({ from }) => telling >= from) ?? STEPS[3];
	return { step: reached.step, says: reached.says };
}
