import { db } from "@/lib/server/core/database/db";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { resetTokenFor } from "./reset-link";

const REFUSED = "The email, username or password is not right.";
const wrongSoFar = (id: number, wrongPasswords: number) =>
	db().user.update({ where: { id }, data: { wrongPasswords } });

async function tryWith(browser: TestBrowser, email: string, password: string) {
	const response = await browser.post("/api/login", { email, password });
	return { status: response.status, text: response.status === 200 ? "" : await response.text() };
}

it("a hundred wrong passwords in a row, from everywhere together, end the guessing", async () => {
	const { account, user } = await signUp();
	await wrongSoFar(user.id, 92);
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => tryWith(new TestBrowser(), account.email, "a guess")),
	);
	expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set([`401 ${REFUSED}`]));
	// Even the right password is not checked any more, and the answer does not reveal that.
	expect(await tryWith(new TestBrowser(), account.email, account.password)).toEqual({ status: 401, text: REFUSED });
});

it("the owner can sign in from a browser they have used before, which resets the count", async () => {
	const { browser, account, user } = await signUp();
	await browser.post("/api/logout");
	await wrongSoFar(user.id, 5000);
	expect((await tryWith(new TestBrowser(), account.email, account.password)).status).toBe(401);
	expect((await tryWith(browser, account.email, account.password)).status).toBe(200);
	expect((await tryWith(new TestBrowser(), account.email, account.password)).status).toBe(200);
});

it("a browser of somebody else, or a forged seal, does not help", async () => {
	const { account, user } = await signUp();
	const { browser: grace } = await signUp("grace");
	await wrongSoFar(user.id, 5000);
	expect((await tryWith(grace, account.email, account.password)).status).toBe(401);
	const { browser: own } = await signUp("third");
	const forged = new TestBrowser();
	forged.cookies.set("innerscript-browser", own.cookies.get("innerscript") ?? "");
	expect((await tryWith(forged, account.email, account.password)).status).toBe(401);
	forged.cookies.set("innerscript-browser", "Fe26.2*1*0*0*0*0*0*0~2");
	expect((await tryWith(forged, account.email, account.password)).status).toBe(401);
});

it("a reset opens the account again, everywhere, and so does a new password", async () => {
	const { browser, account, user } = await signUp();
	const token = await resetTokenFor(user.id);
	await wrongSoFar(user.id, 5000);
	const reset = "quieter than before";
	expect((await new TestBrowser().post("/api/reset-password", { token, password: reset })).status).toBe(200);
	expect((await tryWith(new TestBrowser(), account.email, reset)).status).toBe(200);
	expect((await tryWith(browser, account.email, reset)).status).toBe(200);
	await wrongSoFar(user.id, 5000);
	const changed = "quieter than ever";
	expect((await browser.post("/api/password", { current: reset, password: changed })).status).toBe(200);
	expect((await tryWith(new TestBrowser(), account.email, changed)).status).toBe(200);
});

it("a stranger at the same address does not lock the owner out of the owner's own browser", async () => {
	const { browser, account } = await signUp();
	await browser.post("/api/logout");
	const stranger = new TestBrowser();
	stranger.address = browser.address;
	const names = [account.email, ...Array.from({ length: 9 }, (_, n) => `nobody-${n}@example.com`)];
	for (const name of names) await Promise.all(Array.from({ length: 11 }, () => tryWith(stranger, name, "a guess")));
	expect((await tryWith(stranger, account.email, account.password)).status).toBe(429);
	expect((await tryWith(browser, account.email, account.password)).status).toBe(200);
	// This browser is not allowed more guesses than any other address.
	await browser.post("/api/logout");
	const guesses = await Promise.all(Array.from({ length: 12 }, () => tryWith(browser, account.email, "a guess")));
	expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
});
