import { hashToken } from "@/lib/server/account/one-time-token";
import { db } from "@/lib/server/core/database/db";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { resetTokenFor } from "./reset-link";

describe("a password reset", () => {
	it("is asked for without learning who has an account", async () => {
		const { account } = await signUp();
		const answers = await Promise.all(
			[account.email, "nobody@example.com"].map((email) => new TestBrowser().post("/api/request-reset", { email })),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
		expect(known).toBe(unknown);
	});

	async function withLink() {
		const signedUp = await signUp();
		return { ...signedUp, token: await resetTokenFor(signedUp.user.id) };
	}

	it("sets the password once and ends every session", async () => {
		const { browser, account, token } = await withLink();
		const uses = await Promise.all(
			["a new password", "another password"].map((password) =>
				new TestBrowser().post("/api/reset-password", { token, password }),
			),
		);
		expect(uses.map(({ status }) => status).sort()).toEqual([200, 400]);
		expect((await browser.get("/api/user")).status).toBe(401);
		const old = await new TestBrowser().post("/api/login", { email: account.email, password: account.password });
		expect(old.status).toBe(401);
		const password = uses[0]?.status === 200 ? "a new password" : "another password";
		expect((await new TestBrowser().post("/api/login", { email: account.email, password })).status).toBe(200);
	});

	it("refuses a password that is too short, the commonest and one's own name, and the link still works", async () => {
		const { account, token } = await withLink();
		const use = (password: string) => new TestBrowser().post("/api/reset-password", { token, password });
		for (const [password, words] of [
			["short", "Password must be at least 8 characters"],
			[
				"Jennifer1",
				"This password is too common. Three or four words that have nothing to do with each other are harder to guess",
			],
			[
				account.username.toUpperCase(),
				"Password is your username or email address, which others know. Please choose another",
			],
		] as const) {
			const refused = await use(password);
			expect([refused.status, await refused.text()]).toEqual([400, words]);
		}
		expect((await use("quieter than before")).status).toBe(200);
	});

	it("refuses a link that is too old or unknown", async () => {
		const { user, token } = await withLink();
		await db().user.update({ where: { id: user.id }, data: { resetTokenExpiresAt: new Date(Date.now() - 1) } });
		for (const used of [token, "unknown", hashToken(token)]) {
			const response = await new TestBrowser().post("/api/reset-password", { token: used, password: "a new password" });
			expect(response.status).toBe(400);
			expect(await response.text()).toContain("has expired or was used already");
		}
	});
});
