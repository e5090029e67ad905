import { hashToken } from "@/lib/server/account/one-time-token";
import { db } from "@/lib/server/core/database/db";
import { SessionCookie } from "@/lib/server/core/sessions/session";
import { signInOrAskForMore } from "@/lib/server/second-factor/sign-in";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { signAnew } from "@/tests/setup/sign-rows";

const NEW = "quieter than before";

async function signInAgain(account: { email: string; password: string }) {
	const browser = new TestBrowser();
	const response = await browser.post("/api/login", { email: account.email, password: account.password });
	return { browser, status: response.status };
}

describe("a new password", () => {
	it("requires the current one, ends every other session, and is the only one from then on", async () => {
		const { browser, account, user } = await signUp();
		const { browser: phone } = await signInAgain(account);
		await db().user.update({
			where: { id: user.id },
			data: { resetTokenHash: hashToken(account.username), resetTokenExpiresAt: new Date(Date.now() + 1e6) },
		});
		const response = await browser.post("/api/password", { current: account.password, password: NEW });
		expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
		expect((await browser.get("/api/user")).status).toBe(200);
		expect((await phone.get("/api/user")).status).toBe(401);
		expect((await signInAgain(account)).status).toBe(401);
		expect((await signInAgain({ ...account, password: NEW })).status).toBe(200);
		const link = { token: account.username, password: "a third password" };
		expect((await new TestBrowser().post("/api/reset-password", link)).status).toBe(400);
	});

	it("lets nobody in who gave the old one a moment before", async () => {
		const { browser, account, user } = await signUp();
		const { passwordHash } = await db().user.findUniqueOrThrow({
			where: { id: user.id },
			select: { passwordHash: true },
		});
		await browser.post("/api/password", { current: account.password, password: NEW });
		const request = new Request("http://localhost:3000/api/login", { method: "POST" });
		const entrance = { request, session: new SessionCookie(request), now: new Date() };
		const late = signInOrAskForMore(user.id, entrance, passwordHash);
		await expect(late).rejects.toMatchObject({ code: "unauthenticated" });
		expect(await db().session.count({ where: { userId: user.id } })).toBe(1);
	});

	it.each([
		[{ current: "not mine", password: NEW }, 403, "That is not your password. Nothing was changed."],
		[{ password: NEW }, 403, "To change your password, type your current password. Nothing was changed."],
		[{ current: "", password: NEW }, 403, "To change your password, type your current password."],
		[{ current: "a quiet password", password: "short" }, 400, "Password must be at least 8 characters"],
		[{ current: "a quiet password", password: "Jennifer1" }, 400, "harder to guess"],
		[{ current: "a quiet password", password: NEW, isAdmin: true }, 400, "There is no “"],
		[{ current: "a quiet password" }, 400, "Password is required"],
	])("is refused: %j", async (body, status, words) => {
		const { browser, account } = await signUp();
		const response = await browser.post("/api/password", body);
		expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
		expect((await signInAgain(account)).status).toBe(200);
	});

	it("cannot be set by guessing on an unlocked phone", async () => {
		const { browser, account } = await signUp();
		const guesses = await Promise.all(
			Array.from({ length: 12 }, () => browser.post("/api/password", { current: "a guess", password: NEW })),
		);
		expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
		expect((await browser.post("/api/password", { current: account.password, password: NEW })).status).toBe(429);
	});

	it("can be the first for a person who has just signed in by OpenID, but not for one who did so long ago", async () => {
		const { browser, account, user } = await signUp();
		await db().user.update({ where: { id: user.id }, data: { passwordHash: null } });
		const age = async (minutes: number) => {
			const data = { createdAt: new Date(Date.now() - minutes * 60_000) };
			await db().session.updateMany({ where: { userId: user.id }, data });
			await signAnew(user.id);
		};
		await age(6);
		const late = await browser.post("/api/password", { password: NEW });
		expect([late.status, await late.text()]).toEqual([403, expect.stringContaining("Please sign in again first")]);
		await age(1);
		expect((await browser.post("/api/password", { password: NEW })).status).toBe(200);
		expect((await signInAgain({ ...account, password: NEW })).status).toBe(200);
	});
});

describe("a new email", () => {
	it("requires the current password; the rest of the profile does not", async () => {
		const { browser, account } = await signUp();
		const email = `new-${account.email}`;
		const asked = "To change your email, type your current password. Nothing was changed.";
		for (const [wrong, words] of [
			[{ email }, asked],
			[{ email, currentPassword: "" }, asked],
			[{ email, currentPassword: "not mine", firstName: "Eve" }, "That is not your password. Nothing was changed."],
		] as const) {
			const response = await browser.post("/api/update-profile", wrong);
			expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(words)]);
		}
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject({ email: account.email, firstName: "Ada" });
		expect(
			await jsonOf(browser.post("/api/update-profile", { email, currentPassword: account.password })),
		).toMatchObject({ email });
		expect(
			await jsonOf(browser.post("/api/update-profile", { email: email.toUpperCase(), firstName: "Augusta" })),
		).toMatchObject({ email, firstName: "Augusta" });
	});
});
