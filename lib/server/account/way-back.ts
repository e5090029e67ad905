import "server-only";

/** Matches the cookie in which next-auth stores the screen that the person came from; the prefix is used over https. */
const COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/;
/**
 * Matches the path of one of our screens: nothing that a browser could take for another server's URL, and no API
 * route.
 */
const SCREEN = /^\/(?!api(?:\/|$))[\w-]*(?:\/[\w-]+)*$/;

/**
 * Returns the path to send a person to after signing in at an issuer: the screen they came from, where what they were
 * writing is kept, or the dashboard if that is not known.
 * @param cookies The Cookie header of the request that ends the handshake. It is untrusted.
 * @param origin The origin of this app.
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
			// The cookie is not a URL.
		}
	}
	return "/";
}
