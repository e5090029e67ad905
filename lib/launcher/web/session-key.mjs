/**
 * Matches the seal of a session. Its captured part is different in each session, and stays the same however the rest of
 * the cookie is written.
 */
const SEAL = /^Fe26\.2\*[^*]*\*([0-9a-f]{64})\*/;
/**
 * Returns the owners of sessions by that part, as far as the app has determined them:
 * lib/server/core/sessions/owners.ts.
 */
const owners = () => (globalThis.innerscriptSessionOwners ??= new Map());

/**
 * Returns the person who sent a request. Null for a stranger, and for a session whose owner the app has not determined
 * yet, because anybody can make up a cookie. Also removes all but one of several session cookies from the request,
 * because handlers would read the first and pages the last.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} name Name of the cookie.
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
