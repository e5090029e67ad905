/** A route of a Vercel build (Build Output API, version 3), with the fields that this app's routes use. */
export interface Route {
	src?: string;
	dest?: string;
	headers?: Record<string, string>;
	methods?: string[];
	continue?: boolean;
	check?: boolean;
	status?: number;
	has?: Condition[];
	missing?: Condition[];
	handle?: string;
	caseSensitive?: boolean;
	middlewarePath?: string;
	override?: boolean;
	important?: boolean;
}
interface Condition {
	type: "header" | "cookie" | "query" | "host";
	key?: string;
	value?: string | Record<string, string>;
}

/** The parts of a request that routes look at. */
export interface Asked {
	method: string;
	/** Path and query. */
	url: URL;
	headers: Headers;
}

const known = new Set([
	...["src", "dest", "headers", "methods", "continue", "check", "status", "has", "missing", "handle", "caseSensitive"],
	...["middlewarePath", "middlewareRawSrc", "override", "important"],
]);

/**
 * Groups the routes by phase; those before the first `handle` are the phase "begin".
 * @throws Error for an unknown field.
 */
export function phasesOf(routes: readonly Route[]): Map<string, Route[]> {
	const phases = new Map<string, Route[]>([["begin", []]]);
	let phase = "begin";
	for (const route of routes) {
		const strange = Object.keys(route).filter((name) => !known.has(name));
		if (strange.length > 0) throw new Error(`A route has ${strange.join(", ")}, which is new here.`);
		if (route.handle) {
			phase = route.handle;
			phases.set(phase, phases.get(phase) ?? []);
		} else phases.get(phase)?.push(route);
	}
	return phases;
}

/** Returns what a condition captured from a request, or null if it does not hold. */
function foundBy({ type, key = "", value }: Condition, { url, headers }: Asked): Record<string, string> | null {
	const cookies = Object.fromEntries((headers.get("cookie") ?? "").split("; ").map((pair) => pair.split("=", 2)));
	const places = { header: () => headers.get(key), cookie: () => cookies[key], query: () => url.searchParams.get(key) };
	const found = type === "host" ? headers.get("host") : places[type]();
	if (found === null || found === undefined) return null;
	if (typeof value === "object") throw new Error("A condition compares in a way that is new here.");
	if (value === undefined) return {};
	const match = new RegExp(`^(?:${value})$`).exec(found);
	return match && { ...match.groups };
}

/** Returns what a route captured from a request, by number and by name, or null if the route does not match. */
export function matchOf(route: Route, asked: Asked): Record<string, string | undefined> | null {
	if (route.methods && !route.methods.includes(asked.method)) return null;
	if (route.missing?.some((condition) => foundBy(condition, asked))) return null;
	const conditions = (route.has ?? []).map((condition) => foundBy(condition, asked));
	if (conditions.includes(null)) return null;
	const match = new RegExp(route.src ?? ".*", route.caseSensitive ? "" : "i").exec(asked.url.pathname);
	return match && Object.assign({}, match, match.groups, ...conditions);
}

/** Replaces `$1` and `$name` by the captured texts. */
export const filled = (text: string, found: Record<string, string | undefined>): string =>
	text.replace(/\$(\w+)/g, (_, name: string) => found[name] ?? "");

/** Returns the address that a route leads to: the new path, then the route's own query, then that of the request. */
export function ledTo(dest: string, url: URL): URL {
	const next = new URL(dest, url);
	for (const [name, value] of url.searchParams) if (!next.searchParams.has(name)) next.searchParams.append(name, value);
	return next;
}
