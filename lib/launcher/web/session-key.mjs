/** The seal of a session: the part that is different in each is the same however the rest is written. */
const SEAL = /^Fe26\.2\*[^*]*\*([0-9a-f]{64})\*/;
/** Whose session it is, by that part, as far as the app has found out: lib/server/core/sessions/owners.ts. */
const owners = () => (globalThis.innerscriptSessionOwners ??= new Map());

/**
 * The person whose request it is. Null for a stranger, and for a session of which the app has not found out yet whose it is:
 * anybody can make up a cookie. Leaves one cookie of the session in the request: of two, handlers would read the first and
 * pages the last.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} name Of the cookie.
 * @returns {string | null}
 */
export function ownerOf({ headers }, name) {
	const all = (headers.cookie ?? "").split(/;\s*/);
	const isOurs = (pair) => pair.trim().startsWith(`${name}=`);
	const mine = all.find(isOurs);
	if (mine === undefined) return null;
	if (all.filter(isOurs).length > 1) headers.cookie = [...all.filter((pair) => !isOurs(pair)), mine.trim()].join("; ");
	const seal = SEAL.exec(decoded(mine.trim().slice(name.length + 1)))?.[1];
	const person = seal === undefined ? undefined : owners().get(seal);
	return person === undefined ? null : `person ${person}`;
}

function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
