import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/core/database/db";
import { signUp, TestBrowser } from "@/tests/setup/api";

const registration = () => {
	const name = `grace-${randomUUID().slice(0, 8)}`;
	return { username: name, email: `${name}@example.com`, password: "correct horse", firstName: "Grace" };
};

describe("a password", () => {
	const account = registration();
	it.each([
		"password",
		"Password",
		"password1",
		"Jennifer",
		"trustno1",
		"1q2w3e4r5t",
		"leicester",
		"Passwort2024!",
		"        ",
		"aaaaaaaaaaaa",
		"abababababab",
		"12345678",
		"qwertyuiop",
		"ｐａｓｓｗｏｒｄ",
		account.username,
		account.username.toUpperCase(),
		account.email,
	])("is not %j", async (password) => {
		const response = await new TestBrowser().post("/api/register", { ...account, password });
		expect([response.status, await response.text()]).toEqual([
			400,
			expect.stringMatching(/harder to guess|Please choose another/),
		]);
	});

	it("has at most as many bytes as bcrypt reads, at registration and at sign-in", async () => {
		const password = `${"a long password ".repeat(4)}12345678`;
		const { account: mine } = await signUp("long", { password });
		for (const [tried, status] of [
			[password, 200],
			[`${password}x`, 400],
			[`${password} and whatever follows`, 400],
		] as const) {
			const response = await new TestBrowser().post("/api/login", { username: mine.username, password: tried });
			expect([tried.length, response.status]).toEqual([tried.length, status]);
		}
		const longer = await new TestBrowser().post("/api/register", { ...registration(), password: `${password}x` });
		expect(longer.status).toBe(400);
	});
});

describe("what a stranger learns", () => {
	it("being locked out by username says nothing about an email, and the other way round", async () => {
		const { account } = await signUp();
		const stranger = new TestBrowser();
		for (const [first, then] of [
			[{ username: account.username }, { email: account.email }],
			[{ email: "nobody@example.com" }, { username: "nobody at all" }],
		]) {
			const tries = await Promise.all(
				Array.from({ length: 11 }, () => stranger.post("/api/login", { ...first, password: "wrong" })),
			);
			expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
			expect((await stranger.post("/api/login", { ...then, password: "wrong" })).status).toBe(401);
		}
	});

	it("is whether an email is taken, but only five times an hour", async () => {
		const { account } = await signUp();
		const stranger = new TestBrowser();
		const probe = (email: string) => stranger.post("/api/register", { ...registration(), email });
		for (let i = 0; i < 5; i++) expect((await probe(account.email)).status).toBe(409);
		const [taken, free] = [await probe(account.email), await probe(`${randomUUID()}@example.com`)];
		expect([taken.status, free.status]).toEqual([429, 429]);
		expect(await taken.text()).toBe(await free.text());
	});
});

describe("a username", () => {
	it.each([
		"Ada Lovelace",
		"ada@home",
		"Ада",
		"あだ",
		"علی‌رضا",
		"ada 👩‍🔬",
		"O'Brien-Smith",
		"x".repeat(50),
		"😀".repeat(50),
	])("may be %j, and logs in", async (name) => {
		const username = `${name}${[...name].length < 40 ? randomUUID().slice(0, 8) : ""}`;
		await db().user.deleteMany({ where: { username } });
		await signUp("ada", { username });
		for (const tried of [username, ` ${username.toUpperCase()} `]) {
			const response = await new TestBrowser().post("/api/login", { username: tried, password: "a quiet password" });
			expect(response.status).toBe(200);
		}
	});

	it.each([
		["x".repeat(51), "50 characters"],
		["a\u0007b", "control characters"],
		["a\u001b[31mroot", "control characters"],
		["a\nb", "control characters"],
		["a\u2028b", "control characters"],
		["\u202egnp", "control characters"],
		["a\u200bb", "control characters"],
		["\u200d\u200c", "can be seen"],
		["\u0301", "can be seen"],
	])("is not %j", async (username, words) => {
		const response = await new TestBrowser().post("/api/register", { ...registration(), username });
		expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(words)]);
	});
});
