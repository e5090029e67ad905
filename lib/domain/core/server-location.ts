/** Where a server runs. */
export type ServerLocation = "in this app" | "on this machine" | "elsewhere";

/** Returns where a host is, as far as its name tells. */
export function locationOf(host: string | null): ServerLocation {
	if (host === null) return "in this app";
	const name = host.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
	return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(name) ? "on this machine" : "elsewhere";
}
