import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { signAnew } from "@/tests/setup/sign-rows";

const registration = () => {
	const username = `Grace-${randomUUID().slice(0, 8)}`;
	return { username, email: `${username}@Example.com`, password: "correct horse", firstName: "Grace" };
};

describe("registering", () => {
	it("answers with the person and signs them in", async () => {
		const browser = new TestBrowser();
		const account = registration();
		const user = await jsonOf(browser.post("/api/register", { ...account, lastName: "Hopper" }));
		expect(user).toEqual({
			id: expect.any(Number),
			username: account.username,
			email: account.email.toLowerCase(),
			firstName: "Grace",
			lastName: "Hopper",
			currentStreak: 0,
			weeklyWordCount: 0,
			totalWordCount: 0,
			isNew: true,
			createdAt: expect.stringMatching(/Z$/),
		});
		expect(await jsonOf(browser.get("/api/user"))).toEqual(user);
	});

	it("keeps no password that could be read", async () => {
		const { user, account } = await signUp();
		const { passwordHash } = await db().user.findUniqueOrThrow({
			where: { id: user.id },
			select: { passwordHash: true },
		});
		expect(passwordHash).toMatch(/^\$2b\$/);
		expect(JSON.stringify(await db().user.findUnique({ where: { id: user.id } }))).not.toContain(passwordHash);
		expect(passwordHash).not.toContain(account.password);
	});

	it.each([
		[{ username: " " }, "Username is required"],
		[{ username: "a\u0000b" }, "cannot be saved"],
		[{ password: "short" }, "Password must be at least 8 characters"],
		[{ password: "ü".repeat(40) }, "Password is too long"],
		[{ email: "nonsense" }, "Invalid email address"],
		[{ firstName: "" }, "First name is required"],
		[{ firstName: undefined }, "First name is required"],
		[{ lastName: "" }, "Last name is required"],
		[{ isAdmin: true }, "There is no “"],
	])("refuses %j with a sentence", async (wrong, sentence) => {
		const response = await new TestBrowser().post("/api/register", { ...registration(), ...wrong });
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
	});

	it("takes a name or an email once, whatever its case, without saying which it was", async () => {
		const { account } = await signUp();
		for (const taken of [{ username: account.username.toUpperCase() }, { email: account.email.toUpperCase() }]) {
			const response = await new TestBrowser().post("/api/register", { ...registration(), ...taken });
			expect(response.status).toBe(409);
			expect(await response.text()).toBe("That username or email is already taken. If it is yours, log in instead.");
		}
	});

	it("makes one account of twenty simultaneous ones", async () => {
		const account = registration();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => new TestBrowser().post("/api/register", account)),
		);
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(1);
		expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 429)).toEqual([]);
	});

	it("is limited for each address", async () => {
		const browser = new TestBrowser();
		const attempt = () => browser.post("/api/register", { ...registration(), password: "password" });
		const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await attempt()).status));
		expect(statuses.filter((status) => status === 429)).toHaveLength(1);
		const refused = await attempt();
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
	});
});

describe("signing in", () => {
	it("works by email and by username, in any case", async () => {
		const { account, user } = await signUp();
		for (const identifier of [{ email: account.email.toUpperCase() }, { username: account.username.toUpperCase() }]) {
			const browser = new TestBrowser();
			expect(await jsonOf(browser.post("/api/login", { ...identifier, password: account.password }))).toMatchObject({
				ok: true,
				user: { id: user.id },
			});
			expect((await browser.get("/api/user")).status).toBe(200);
		}
	});

	it("refuses a wrong password and an unknown account alike", async () => {
		const { account } = await signUp();
		const answers = await Promise.all([
			new TestBrowser().post("/api/login", { email: account.email, password: "wrong" }),
			new TestBrowser().post("/api/login", { email: "nobody@example.com", password: "wrong" }),
		]);
		const texts = await Promise.all(answers.map((answer) => answer.text()));
		expect(answers.map(({ status }) => status)).toEqual([401, 401]);
		expect(texts[0]).toBe(texts[1]);
	});

	it("locks out after ten wrong passwords, at that address alone", async () => {
		const { account } = await signUp();
		const stranger = new TestBrowser();
		const wrong = { username: account.username, password: "wrong" };
		const statuses = await Promise.all(
			Array.from({ length: 12 }, async () => (await stranger.post("/api/login", wrong)).status),
		);
		expect(statuses.filter((status) => status === 429)).toHaveLength(2);
		const right = { username: account.username, password: account.password };
		const locked = await stranger.post("/api/login", right);
		expect(locked.status).toBe(429);
		expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await new TestBrowser().post("/api/login", right)).status).toBe(200);
	});

	it("makes a new session, so that one planted before is worth nothing", async () => {
		const { browser, account } = await signUp();
		const planted = new Map(browser.cookies);
		await browser.post("/api/login", { email: account.email, password: account.password });
		expect(browser.cookies).not.toEqual(planted);
		const thief = new TestBrowser();
		thief.cookies = planted;
		expect((await thief.get("/api/user")).status).toBe(401);
	});

	it("sends the cookie for this site's requests alone, out of reach of scripts", async () => {
		const { account } = await signUp();
		const response = await new TestBrowser().post("/api/login", { email: account.email, password: account.password });
		expect(response.headers.get("set-cookie")).toMatch(/^innerscript=.+; Path=\/; HttpOnly; SameSite=Lax$/i);
	});
});

describe("a session", () => {
	it("ends for every copy of its cookie when signing out, and signing out twice is no error", async () => {
		const { browser } = await signUp();
		const copy = new TestBrowser();
		copy.cookies = new Map(browser.cookies);
		expect((await browser.post("/api/logout")).status).toBe(200);
		expect((await copy.get("/api/user")).status).toBe(401);
		expect((await browser.post("/api/logout")).status).toBe(200);
	});

	it.each([
		["idle for 14 days", { lastSeenAt: new Date(Date.now() - 15 * 86_400_000) }],
		["90 days old", { expiresAt: new Date(Date.now() - 1000) }],
	])("is over when %s", async (_, data) => {
		const { browser, user } = await signUp();
		await db().session.updateMany({ where: { userId: user.id }, data });
		await signAnew(user.id);
		expect((await browser.get("/api/user")).status).toBe(401);
	});

	it("is not opened by a cookie that somebody made", async () => {
		const browser = new TestBrowser();
		browser.cookies.set("innerscript", "Fe26.2*1*0*0*0*0*0*0~2");
		expect((await browser.get("/api/user")).status).toBe(401);
	});
});
