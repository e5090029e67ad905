import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { signAnew } from "@/tests/setup/sign-rows";

describe("a cookie that is none of ours", () => {
	it.each(["x*1*2*3*4*5*6*7", "Fe26.2*1*0*0*0*0*0*0~2", "garbage", "%", "{}", "Fe26.2**********"])(
		"%s is no session, and is taken back",
		async (value) => {
			const browser = new TestBrowser();
			browser.cookies.set("innerscript", value);
			const response = await browser.get("/api/user");
			expect(response.status).toBe(401);
			expect(response.headers.get("set-cookie")).toMatch(/^innerscript=; .*Max-Age=0/i);
			expect(browser.cookies.has("innerscript")).toBe(false);
		},
	);

	it("does not keep anybody from signing in", async () => {
		const { account, user } = await signUp();
		const browser = new TestBrowser();
		browser.cookies.set("innerscript", "x*1*2*3*4*5*6*7");
		const response = await browser.post("/api/login", { email: account.email, password: account.password });
		expect(response.status).toBe(200);
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ id: user.id });
		browser.cookies.set("innerscript", "x*1*2*3*4*5*6*7");
		expect((await browser.post("/api/logout")).status).toBe(200);
	});
});

it("a person has at most twenty sessions, and the oldest ends", async () => {
	const { browser: first, account, user } = await signUp();
	const now = Date.now();
	await db().session.createMany({
		data: Array.from({ length: 19 }, (_, i) => ({
			userId: user.id,
			createdAt: new Date(now + i),
			lastSeenAt: new Date(now),
			expiresAt: new Date(now + 1e9),
		})),
	});
	await db().session.updateMany({
		where: { userId: user.id, createdAt: { lt: new Date(now) } },
		data: { createdAt: new Date(now - 60_000) },
	});
	await signAnew(user.id);
	expect((await first.get("/api/user")).status).toBe(200);
	const newest = new TestBrowser();
	await newest.post("/api/login", { email: account.email, password: account.password });
	expect(await db().session.count({ where: { userId: user.id } })).toBe(20);
	expect((await first.get("/api/user")).status).toBe(401);
	expect((await newest.get("/api/user")).status).toBe(200);
});

it("many sign-ins from one address do not keep another address waiting", async () => {
	const { account, browser } = await signUp();
	const { account: other } = await signUp();
	const right = { username: account.username, password: account.password };
	let done = 0;
	const many = Array.from({ length: 40 }, async () => {
		const { status } = await browser.post("/api/login", right);
		if (status === 200) done++;
	});
	const response = await new TestBrowser().post("/api/login", { username: other.username, password: other.password });
	expect(response.status).toBe(200);
	expect(done).toBeLessThan(8);
	await Promise.all(many);
}, 120_000);
