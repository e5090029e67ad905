/**
 * Matches the part of a sealed cookie that differs in each cookie, however the rest is written: see
 * lib/launcher/web/session-key.mjs.
 */
const SEAL = /^Fe26\.2\*[^*]*\*([0-9a-f]{64})\*/;
/** How many cookies are remembered. */
const MOST = 5_000;

/** Maps sealed cookies to people, for the gate in front of the app, which counts the requests of each person. */
const holder = globalThis as { innerscriptSessionOwners?: Map<string, number> };
holder.innerscriptSessionOwners ??= new Map();
const owners = holder.innerscriptSessionOwners;

/** Remembers the person whose session a cookie opened. */
export function noteOwner(sealed: string, userId: number): void {
	const seal = SEAL.exec(sealed)?.[1];
	if (seal === undefined || owners.get(seal) === userId) return;
	owners.set(seal, userId);
	const [oldest] = owners.keys();
	if (owners.size > MOST && oldest) owners.delete(oldest);
}
