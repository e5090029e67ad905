import { Secret, TOTP } from "otpauth";
import { db } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { openSecret } from "@/lib/server/second-factor/secret-seal";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";

type Account = Awaited<ReturnType<typeof signUp>>;

/**
 * Returns the code that the authenticator app shows `steps` half minutes from now. The current code sets the second
 * factor up and the next one signs in, so both stay valid even if a half minute ends in between.
 */
const codeOf = (secret: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function withCodes({ browser, account }: Account) {
	const { secret, uri } = await jsonOf<{ secret: string; uri: string }>(
		browser.post("/api/second-factor/totp", { currentPassword: account.password }),
	);
	const { recoveryCodes } = await jsonOf<{ recoveryCodes: string[] }>(
		browser.put("/api/second-factor/totp", { code: codeOf(secret) }),
	);
	return { secret, uri, recoveryCodes };
}

async function withPassword({ account }: Account) {
	const browser = new TestBrowser();
	const response = await browser.post("/api/login", { email: account.email, password: account.password });
	return { browser, status: response.status, answer: await response.json() };
}
const finish = (browser: TestBrowser, code: string) => browser.post("/api/second-factor/sign-in", { code });

it("asks for a code after the password, and for the right one", async () => {
	const ada = await signUp();
	const { secret, uri, recoveryCodes } = await withCodes(ada);
	expect(uri).toMatch(/^otpauth:\/\/totp\/.*issuer=Innerscript/);
	expect(new Set(recoveryCodes).size).toBe(10);
	expect(await jsonOf(ada.browser.get("/api/second-factor"))).toEqual({
		totp: true,
		passkeys: [],
		recoveryCodesLeft: 10,
	});
	const { browser, status, answer } = await withPassword(ada);
	expect([status, answer]).toEqual([200, { ok: false, secondFactor: { totp: true, passkey: false } }]);
	expect((await browser.get("/api/user")).status).toBe(401);
	expect((await finish(browser, "000000")).status).toBe(401);
	expect(await jsonOf(finish(browser, codeOf(secret, 1)))).toMatchObject({ ok: true, user: { id: ada.user.id } });
	expect((await browser.get("/api/user")).status).toBe(200);
});

it("accepts no code twice, no old code, and none without the password", async () => {
	const ada = await signUp();
	const { secret } = await withCodes(ada);
	const { browser } = await withPassword(ada);
	const { browser: other } = await withPassword(ada);
	expect((await finish(new TestBrowser(), codeOf(secret))).status).toBe(401);
	const code = codeOf(secret, 1);
	const both = await Promise.all([finish(browser, code), finish(other, code)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
	const { browser: late } = await withPassword(ada);
	for (const used of [code, codeOf(secret, -1), codeOf(secret, -5), codeOf(secret, 5)]) {
		expect((await finish(late, used)).status).toBe(401);
	}
});

it("ends guessing after ten codes", async () => {
	const ada = await signUp();
	const { secret } = await withCodes(ada);
	const { browser } = await withPassword(ada);
	const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(browser, "123123")));
	expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
	expect((await finish(browser, codeOf(secret, 1))).status).toBe(429);
	const { browser: elsewhere } = await withPassword(ada);
	expect((await finish(elsewhere, codeOf(secret, 1))).status).toBe(200);
});

it("somebody who knows the password does not lock the owner out of the owner's own browser", async () => {
	const ada = await signUp();
	const { secret } = await withCodes(ada);
	await ada.browser.post("/api/logout");
	const guess = async (address: string) => {
		const { browser } = await withPassword(ada);
		browser.address = address;
		return Promise.all(Array.from({ length: 10 }, () => finish(browser, "123123")));
	};
	const addresses = [ada.browser.address, ...Array.from({ length: 10 }, (_, n) => `192.0.2.${n}`)];
	for (const address of addresses) await guess(address);
	const { browser: stranger } = await withPassword(ada);
	expect((await finish(stranger, codeOf(secret, 1))).status).toBe(429);
	const { email, password } = ada.account;
	expect((await ada.browser.post("/api/login", { email, password })).status).toBe(200);
	expect((await finish(ada.browser, codeOf(secret, 1))).status).toBe(200);
	// For other browsers, the guesses still count.
	expect((await finish(stranger, codeOf(secret, 1))).status).toBe(429);
});

it("stores a secret that nothing in the database can decrypt, and that is invalid in another row", async () => {
	const ada = await signUp();
	const grace = await signUp("grace");
	const { secret, recoveryCodes } = await withCodes(ada);
	const row = await db().codeApp.findUniqueOrThrow({ where: { userId: ada.user.id } });
	const codes = await db().recoveryCode.findMany({ where: { userId: ada.user.id } });
	expect(JSON.stringify([row, codes])).not.toMatch(new RegExp([secret, ...recoveryCodes].join("|")));
	expect(openSecret(row.secret, ada.user.id)).toBe(secret);
	expect(openSecret(row.secret, grace.user.id)).toBeNull();
	expect(openSecret(`${row.secret.slice(0, -2)}AA`, ada.user.id)).toBeNull();
	const before = env().SESSION_SECRET;
	try {
		Object.assign(env(), { SESSION_SECRET: ["n".repeat(32), ...before] });
		expect(openSecret(row.secret, ada.user.id)).toBe(secret);
		Object.assign(env(), { SESSION_SECRET: ["n".repeat(32)] });
		expect(openSecret(row.secret, ada.user.id)).toBeNull();
	} finally {
		Object.assign(env(), { SESSION_SECRET: before });
	}
});

it("can only be set up and removed by the person, with their password", async () => {
	const ada = await signUp();
	for (const body of [{}, { currentPassword: "not mine" }]) {
		expect((await ada.browser.post("/api/second-factor/totp", body)).status).toBe(403);
	}
	expect((await ada.browser.put("/api/second-factor/totp", { code: "123456" })).status).toBe(400);
	// A second factor that is only half set up is not required.
	await ada.browser.post("/api/second-factor/totp", { currentPassword: ada.account.password });
	expect((await withPassword(ada)).answer).toMatchObject({ ok: true });
	await withCodes(ada);
	const again = await ada.browser.post("/api/second-factor/totp", { currentPassword: ada.account.password });
	expect(again.status).toBe(409);
	const remove = (body: unknown) => ada.browser.fetch("DELETE", "/api/second-factor/totp", { body });
	expect((await remove({ currentPassword: "not mine" })).status).toBe(403);
	expect((await remove({ currentPassword: ada.account.password })).status).toBe(200);
	expect((await withPassword(ada)).answer).toMatchObject({ ok: true });
	expect(await jsonOf(ada.browser.get("/api/second-factor"))).toMatchObject({ recoveryCodesLeft: 0 });
});

it("a password that is changed meanwhile lets nobody finish", async () => {
	const ada = await signUp();
	const { secret } = await withCodes(ada);
	const { browser } = await withPassword(ada);
	await ada.browser.post("/api/password", { current: ada.account.password, password: "quieter than before" });
	expect((await finish(browser, codeOf(secret, 1))).status).toBe(401);
});
