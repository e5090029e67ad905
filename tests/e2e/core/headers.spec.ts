import { readFileSync } from "node:fs";
import http from "node:http";
import { expect, signUp, test } from "../setup/test";

test("every page comes with a strict policy whose nonce is new each time", { tag: "@main" }, async ({ request }) => {
	const policies = await Promise.all(
		[1, 2].map(async () => (await request.get("/")).headers()["content-security-policy"] ?? ""),
	);
	const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'(;|$)/.exec(policy)?.[1]);
	expect(nonces[0]).toBeTruthy();
	expect(nonces[0]).not.toBe(nonces[1]);
	for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
		expect(policies[0]).toContain(part);
	expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
});

test("answers say little about the server and may not be framed, sniffed or kept", { tag: "@main" }, async ({
	request,
}) => {
	const page = (await request.get("/")).headers();
	expect(page).toMatchObject({
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "same-origin",
		"cross-origin-opener-policy": "same-origin",
		"strict-transport-security": expect.stringContaining("max-age="),
	});
	expect(page["x-powered-by"]).toBeUndefined();
	expect((await request.get("/api/user")).headers()["cache-control"]).toBe("no-store");
});

test("every API path of the build is closed to strangers", { tag: "@main" }, async ({ playwright, baseURL }) => {
	const stranger = await playwright.request.newContext({ baseURL });
	const open =
		/^\/api\/(health|live|ready|common-passwords|login|logout|register|request-reset|reset-password|second-factor\/sign-in(\/options)?|auth\/\[\.\.\.nextauth\])$/;
	const manifest = JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8")) as Record<string, string>;
	const paths = Object.values(manifest).filter((path) => path.startsWith("/api/") && !open.test(path));
	expect(paths.length).toBeGreaterThan(4);
	for (const path of paths) {
		const url = path.replace(/\[[^\]]+\]/g, "1");
		const statuses = await Promise.all(
			["GET", "POST", "PUT", "DELETE"].map(async (method) => (await stranger.fetch(url, { method })).status()),
		);
		expect({ path, others: statuses.filter((status) => status !== 401 && status !== 405) }).toEqual({
			path,
			others: [],
		});
		expect(statuses).toContain(401);
	}
	await stranger.dispose();
});

test("an address that a client invents does not get it around a limit", { tag: "@main" }, async ({ request }) => {
	const attempt = (n: number) =>
		request.post("/api/login", {
			data: { username: "somebody-locked-out", password: "wrong" },
			headers: { "x-forwarded-for": `203.0.113.${n}` },
		});
	const statuses: number[] = [];
	for (let n = 0; n < 11; n++) statuses.push((await attempt(n)).status());
	expect(statuses.at(-1)).toBe(429);
});

test("every answer has a policy and the headers of safety, whoever makes it", { tag: "@main" }, async ({ request }) => {
	const paths = [
		"/",
		"/icon.svg",
		"/icon-nothing",
		"/favicon.ico",
		"/manifest.webmanifest",
		"/notes.webmanifest",
		"/sw.js",
		"/offline/help.html",
		"/offline/nothing",
		"/robots.txt",
		"/robots-nothing",
		"/_next/static/nothing.js",
		"/_next/nothing",
		"/journal/",
		"/questionnaires/%ff",
		"/api/chat/%F0%9F",
		"/api/health",
	];
	for (const path of paths) {
		const response = await request.get(path, { maxRedirects: 0 });
		const headers = response.headers();
		expect({ path, policy: headers["content-security-policy"] ?? "none" }).toEqual({
			path,
			policy: expect.stringContaining("frame-ancestors 'none'"),
		});
		expect({ path, sniff: headers["x-content-type-options"] }).toEqual({ path, sniff: "nosniff" });
		expect({ path, isWell: response.status() < 500 }).toEqual({ path, isWell: true });
	}
});

test("a file that the build does not have, and an impossible address, are refused with all headers", {
	tag: "@main",
}, async ({ page }) => {
	const { request } = page.context();
	const refusals = [
		["/_next/static/none", 404],
		["/_next/static/chunks/none.js?v=1", 404],
		["/_next/static/", 404],
		["/%00", 400],
		["/api/user?x=%00", 400],
	] as const;
	const look = async () => {
		for (const [path, status] of refusals) {
			const response = await request.get(path, { maxRedirects: 0 });
			expect({ path, status: response.status() }).toEqual({ path, status });
			expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
			expect(response.headers()["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
		}
	};
	await look();
	await signUp(page);
	await look();
});

test("a cookie that is no session breaks no page, and is taken back", { tag: "@main" }, async ({
	playwright,
	baseURL,
}) => {
	const visitor = await playwright.request.newContext({
		baseURL,
		extraHTTPHeaders: { cookie: "innerscript=x*1*2*3*4*5*6*7" },
	});
	for (const path of ["/", "/help-now", "/journal"]) {
		const response = await visitor.get(path);
		expect([path, response.status()]).toEqual([path, 200]);
		expect(response.headers()["set-cookie"]).toMatch(/^innerscript=;/);
	}
	await visitor.dispose();
});

/** Sends a request whose path is not normalized. @returns The status and the body. */
function rawStatus(
	origin: string,
	path: string,
	headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const sent = http.get({ hostname, port, path, headers }, (answer) => {
			let body = "";
			answer.setEncoding("utf8").on("data", (text) => (body += text));
			answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
		});
		sent.on("error", reject);
	});
}

test("no way of writing an address gets a stranger to what is somebody's", { tag: "@main" }, async ({
	page,
	baseURL,
}) => {
	const origin = baseURL ?? "";
	const { id, username } = await signUp(page);
	const written = [
		"/api/user/",
		"/api/user.json",
		"/api/user;x=1",
		"/api/user%20",
		"/api/user%2f",
		"/api/user%00",
		"/api/user/.",
		"/api/./user",
		"/api/x/../user",
		"/api/health/../user",
		"/api/health/%2e%2e/user",
		"/api/health/..%2fuser",
		"/api/%75ser",
		"/api//user",
		"//api/user",
		"/API/USER",
		"/api\\user",
		"/api/user?_rsc=1",
		"/api/user#",
		"/_next/data/x/api/user.json",
		`/api/journal/${id}/`,
		`/api/journal/%3${String(id)[0]}${String(id).slice(1)}`,
		`/api/chat/${id}.json`,
		"/api/export/",
		"/api/export.zip",
	];
	const bypasses: Record<string, string>[] = [
		{},
		{ "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
		{ "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
		{ "x-middleware-next": "1", "x-middleware-rewrite": "/api/user" },
		{ "x-original-url": "/api/health", "x-rewrite-url": "/api/user" },
		{ "x-forwarded-host": "evil.example", "x-invoke-path": "/api/user", "x-matched-path": "/api/user" },
	];
	for (const headers of bypasses) {
		for (const path of ["/api/user", ...written]) {
			const { status, body } = await rawStatus(origin, path, headers);
			expect({ path, headers, status, told: body.includes(username) }).toEqual({
				path,
				headers,
				status: expect.any(Number),
				told: false,
			});
			// "Not found" and "not allowed" are fine, and so is a page without personal data; only server errors are not.
			expect([path, status < 500 || status === 501]).toEqual([path, true]);
			if (path === "/api/user") expect([headers, status]).toEqual([headers, 401]);
		}
	}
});
