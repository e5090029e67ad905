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

/** With fewer different characters it is no password, however long. */
const MIN_DIFFERENT = 4;
const TOO_EASY = "Password is among the first that anybody would try. Please choose another";
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
