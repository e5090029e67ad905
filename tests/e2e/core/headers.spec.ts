import { readFileSync } from "node:fs";
import { expect, test } from "../setup/test";

test("every page comes with a strict policy whose nonce is new each time", async ({ request }) => {
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

test("answers say little about the server and may not be framed, sniffed or kept", async ({ request }) => {
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

test("every API path of the build is closed to strangers", async ({ playwright, baseURL }) => {
	const stranger = await playwright.request.newContext({ baseURL });
	const open =
		/^\/api\/(health|login|logout|register|request-reset|reset-password|second-factor\/sign-in(\/options)?|auth\/\[\.\.\.nextauth\])$/;
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

test("an address that a client invents does not get it around a limit", async ({ request }) => {
	const attempt = (n: number) =>
		request.post("/api/login", {
			data: { username: "somebody-locked-out", password: "wrong" },
			headers: { "x-forwarded-for": `203.0.113.${n}` },
		});
	const statuses: number[] = [];
	for (let n = 0; n < 11; n++) statuses.push((await attempt(n)).status());
	expect(statuses.at(-1)).toBe(429);
});

test("every answer has a policy and the headers of safety, whoever makes it", async ({ request }) => {
	const paths = [
		"/",
		"/icon.svg",
		"/icon-nothing",
		"/favicon.ico",
		"/manifest.webmanifest",
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

test("a cookie that is no session breaks no page, and is taken back", async ({ playwright, baseURL }) => {
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
