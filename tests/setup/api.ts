import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { noteCookie, noteSent, routeOf } from "./canaries/note";

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
export type RouteModule = Partial<Record<"GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "PATCH", Handler>>;

const API_FOLDER = path.join(process.cwd(), "app/api");

/** Every API path of the app, derived from its folders, with the file that serves it. */
export const apiRoutes = readdirSync(API_FOLDER, { recursive: true, encoding: "utf8" })
	.filter((file) => path.basename(file) === "route.ts")
	.map((file) => ({ path: `/api/${path.dirname(file)}`, file: path.join(API_FOLDER, file) }))
	// As in Next, a fixed segment wins over a parameter, and a parameter over a catch-all segment.
	.sort((a, b) => looseness(a.path) - looseness(b.path) || b.path.length - a.path.length);

function looseness(route: string): number {
	if (route.includes("[...")) return 2;
	return route.includes("[") ? 1 : 0;
}

function match(pathname: string) {
	for (const route of apiRoutes) {
		const pattern = route.path.replace(/\[\.\.\.(\w+)\]/g, "(?<$1>.+)").replace(/\[(\w+)\]/g, "(?<$1>[^/]+)");
		const found = new RegExp(`^${pattern}$`).exec(pathname);
		if (!found) continue;
		// As in Next, a catch-all parameter is a list.
		const params = Object.entries({ ...found.groups }).map(([name, value]) => [
			name,
			route.path.includes(`[...${name}]`) ? value.split("/").map(decodeURIComponent) : decodeURIComponent(value),
		]);
		return { file: route.file, params: Object.fromEntries(params) };
	}
	throw new Error(`No route serves ${pathname}`);
}

interface Call {
	body?: unknown;
	/** A body to send as it is, instead of JSON. */
	raw?: BodyInit;
	headers?: Record<string, string>;
	signal?: AbortSignal;
}

/** A browser as far as the API can tell: keeps cookies and sends an address. */
export class TestBrowser {
	cookies = new Map<string, string>();
	/** The address that requests come from; each browser has its own, so that rate limits do not mix. */
	address = `10.${randomByte()}.${randomByte()}.${randomByte()}`;

	/** @param origin The origin of an app that runs in another process; left out, the handlers are called in this one. */
	constructor(public origin?: string) {}

	async fetch(method: string, url: string, { body, raw, headers, signal }: Call = {}): Promise<Response> {
		noteSent(routeOf(method, new URL(url, "http://localhost:3000").pathname), body);
		const isWrite = method !== "GET" && method !== "HEAD";
		const request = {
			method,
			signal,
			headers: {
				host: "localhost:3000",
				"x-forwarded-for": this.address,
				...(this.cookies.size > 0 && {
					cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
				}),
				...(isWrite && { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }),
				...(body !== undefined && { "content-type": "application/json" }),
				...headers,
			},
			body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
			...(raw instanceof ReadableStream && { duplex: "half" }),
		} as RequestInit;
		const response = this.origin
			? await fetch(new URL(url, this.origin), request)
			: await handle(new Request(new URL(url, "http://localhost:3000"), request));
		for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
		return response;
	}

	get = (url: string, call?: Call) => this.fetch("GET", url, call);
	post = (url: string, body?: unknown, headers?: Record<string, string>) => this.fetch("POST", url, { body, headers });
	put = (url: string, body?: unknown, headers?: Record<string, string>) => this.fetch("PUT", url, { body, headers });
	delete = (url: string) => this.fetch("DELETE", url);

	private keep(cookie: string): void {
		const [pair = "", ...attributes] = cookie.split(/;\s*/);
		const name = pair.slice(0, pair.indexOf("="));
		const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
		if (isOver) this.cookies.delete(name);
		else this.cookies.set(name, pair.slice(name.length + 1));
		noteCookie(pair.slice(name.length + 1));
	}
}

/** Returns what the server answers, as JSON. @throws Error if it refuses. */
export async function jsonOf<Found = Awaited<ReturnType<Response["json"]>>>(
	answer: Response | Promise<Response>,
): Promise<Found> {
	const response = await answer;
	if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
	return response.json() as Promise<Found>;
}

/** Handles a request with the handler that Next would choose. @throws Error if there is none. */
export async function handle(request: Request): Promise<Response> {
	const { file, params } = match(new URL(request.url).pathname);
	const module = (await import(file)) as RouteModule;
	const handler = module[request.method as keyof RouteModule];
	if (!handler) throw new Error(`${request.url} has no ${request.method}`);
	return handler(request, { params: Promise.resolve(params) });
}

const randomByte = () => Math.floor(Math.random() * 256);

/** Signs up a new person, who is then signed in. */
export async function signUp(
	name = "ada",
	details: Record<string, unknown> = {},
	browser: TestBrowser = new TestBrowser(),
) {
	const username = `${name}-${randomUUID().slice(0, 8)}`;
	const account = {
		username,
		email: `${username}@example.com`,
		password: "a quiet password",
		firstName: "Ada",
		...details,
	};
	const response = await browser.post("/api/register", account);
	if (response.status !== 200) throw new Error(`Registration failed: ${await response.text()}`);
	const user = (await response.json()) as { id: number; username: string; email: string };
	return { browser, user, account };
}
