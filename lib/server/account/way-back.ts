import "server-only";

/** next-auth keeps here where somebody set out from; the prefix is for a server that is reached over https. */
const COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/;
/** A screen of ours. Nothing that a browser could take for another server's address, and no answer of the API. */
const SCREEN = /^\/(?!api(?:\/|$))[\w-]*(?:\/[\w-]+)*$/;

/**
 * Where somebody comes back to who has signed in at an issuer: to the screen that they set out from, where what they were
 * writing waits for them; to the dashboard if it is not known.
 * @param cookies The Cookie header of the request that ends the handshake. Anybody may have written it.
 * @param origin Of this app.
 * @returns A path.
 */
export function wayBack(cookies: string | null, origin: string): string {
	for (const pair of (cookies ?? "").split(/;\s*/)) {
		const [name = "", value = ""] = pair.split("=", 2);
		if (!COOKIE.test(name)) continue;
		try {
			const address = new URL(decodeURIComponent(value));
			if (address.origin === origin && SCREEN.test(address.pathname)) return address.pathname;
		} catch {
			// It is no address.
		}
	}
	return "/";
}
