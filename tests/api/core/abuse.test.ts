import { sealData } from "iron-session";
import { db } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { signUp, TestBrowser } from "@/tests/setup/api";

const SECRET = () => env().SESSION_SECRET[0] ?? "";

describe("a seal", () => {
	async function sessionIdOf(userId: number) {
		return (await db().session.findFirstOrThrow({ where: { userId } })).id;
	}
	async function statusWith(value: string) {
		const browser = new TestBrowser();
		browser.cookies.set("innerscript", value);
		return (await browser.get("/api/user")).status;
	}

	it("made with another key is refused, whatever it contains", async () => {
		const { user } = await signUp();
		const id = await sessionIdOf(user.id);
		expect(await statusWith(await sealData({ id }, { password: "another secret of thirty-two characters" }))).toBe(401);
		expect(await statusWith(await sealData({ id }, { password: SECRET() }))).toBe(200);
	});

	it("in which any part was changed is refused", async () => {
		const { browser } = await signUp();
		const sealed = browser.cookies.get("innerscript") ?? "";
		const parts = sealed.split("*");
		for (let i = 1; i < parts.length; i++) {
			const part = parts[i] ?? "";
			const changed = part.startsWith("1") ? `2${part.slice(1)}` : `1${part.slice(1)}`;
			expect([i, await statusWith(parts.with(i, changed).join("*"))]).toEqual([i, 401]);
		}
	});

	it("of one kind is refused as another: that of a remembered browser is no session, nor is a half sign-in", async () => {
		const { browser, user } = await signUp();
		expect(await statusWith(browser.cookies.get("innerscript-browser") ?? "")).toBe(401);
		const half = await sealData({ kind: "half", userId: user.id, passwordHash: null }, { password: SECRET() });
		expect(await statusWith(half)).toBe(401);
		const session = browser.cookies.get("innerscript") ?? "";
		const stranger = new TestBrowser();
		stranger.cookies.set("innerscript-half", session);
		expect((await stranger.post("/api/second-factor/sign-in", { code: "123456" })).status).toBe(401);
	});
});

it.each([
	["x-middleware-subrequest", "middleware:middleware:middleware:middleware:middleware"],
	["x-middleware-subrequest", "src/middleware"],
	["x-middleware-prefetch", "1"],
	["x-original-url", "/api/health"],
	["x-rewrite-url", "/api/health"],
	["x-http-method-override", "GET"],
	["x-user-id", "1"],
	["authorization", "Bearer 1"],
])("the header %s opens nothing", async (name, value) => {
	const stranger = new TestBrowser();
	for (const path of ["/api/user", "/api/export", "/api/sessions", "/api/second-factor"]) {
		expect((await stranger.get(path, { headers: { [name]: value } })).status).toBe(401);
	}
});

it.each([
	'{"firstName":"Eve","__proto__":{"isAdmin":true}}',
	'{"firstName":"Eve","constructor":{"prototype":{"isAdmin":true}}}',
	'{"__proto__":{"currentPassword":"x"},"firstName":"Eve","isAdmin":true}',
	'{"firstName":"Eve","id":1}',
	'{"firstName":"Eve","userId":1}',
	'{"firstName":{"set":"Eve"}}',
	'{"email":{"contains":"@"}}',
])("nobody gains rights by sending %s", async (raw) => {
	const { browser, user } = await signUp();
	const response = await browser.fetch("POST", "/api/update-profile", {
		raw,
		headers: { "content-type": "application/json" },
	});
	expect([200, 400]).toContain(response.status);
	const row = await db().user.findUniqueOrThrow({ where: { id: user.id } });
	expect([row.isAdmin, row.id, row.email]).toEqual([false, user.id, user.email]);
	expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

it("everything at once by one person: nothing breaks, and each answer is an intended one", async () => {
	const { browser, account } = await signUp();
	const calls = [
		() => browser.get("/api/user"),
		() => browser.get("/api/sessions"),
		() => browser.get("/api/second-factor"),
		() => browser.get("/api/export"),
		() => browser.post("/api/update-profile", { firstName: "Ada" }),
		() => browser.post("/api/second-factor/totp", { currentPassword: account.password }),
		() => browser.delete("/api/sessions"),
	];
	const answers = await Promise.all(Array.from({ length: 42 }, (_, i) => calls[i % calls.length]?.()));
	const statuses = new Set(answers.map((answer) => answer?.status));
	for (const status of statuses) expect([200, 409, 429]).toContain(status);
	expect((await browser.get("/api/user")).status).toBe(200);
});
