import type { APIRequestContext, APIResponse, Browser, BrowserContext } from "@playwright/test";
import { noteCookie, noteSent, routeOf } from "../../setup/canaries/note";

type Options = Parameters<APIRequestContext["fetch"]>[1];
type Fetch = (address: unknown, options?: Options) => Promise<APIResponse>;

/**
 * Notes what is sent without a page: by `request`, `page.request`, and contexts that a test creates. All of them use
 * the same method of the same class.
 * @param one Any object of that class.
 * @returns A function that stops the noting.
 */
export function noteRequests(one: APIRequestContext): () => void {
	const own = Object.getPrototypeOf(one) as { fetch: Fetch };
	const { fetch } = own;
	own.fetch = async function (this: APIRequestContext, address, options) {
		const asked = typeof address === "string" ? address : (address as { url(): string }).url();
		const route = routeOf(options?.method ?? "GET", new URL(asked, "http://localhost").pathname);
		noteSent(route, bodyOf(options));
		const response = await fetch.call(this, address, options);
		for (const { name, value } of response.headersArray()) {
			if (name.toLowerCase() === "set-cookie") noteCookie(/^[^=]*=([^;]*)/.exec(value)?.[1] ?? "");
		}
		return response;
	};
	return () => {
		own.fetch = fetch;
	};
}

function bodyOf({ data, form }: NonNullable<Options> = {}): unknown {
	if (form) return Object.fromEntries(form instanceof FormData ? form.entries() : Object.entries(form));
	if (Buffer.isBuffer(data)) return null;
	if (typeof data !== "string") return data;
	try {
		return JSON.parse(data);
	} catch {
		return data;
	}
}

/** Notes what the pages of all contexts of this browser send, and their cookies at the end. */
export function notePages(browser: Browser): void {
	const newContext = browser.newContext.bind(browser);
	browser.newContext = async (options) => noted(await newContext(options));
}

function noted(context: BrowserContext): BrowserContext {
	context.on("request", (request) => {
		if (request.method() === "GET" || !request.headers()["content-type"]?.includes("json")) return;
		noteSent(routeOf(request.method(), new URL(request.url()).pathname), request.postDataJSON());
	});
	const close = context.close.bind(context);
	context.close = async (options) => {
		for (const { value } of await context.cookies().catch(() => [])) noteCookie(value);
		await close(options);
	};
	return context;
}
