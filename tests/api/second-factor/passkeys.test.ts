import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { Authenticator } from "@/tests/setup/authenticator";

type Account = Awaited<ReturnType<typeof signUp>>;
interface Options {
	challenge: string;
	allowCredentials?: { id: string }[];
	userVerification?: string;
}
const optionsOf = async (response: Response) => (await response.json()) as Options;

async function begin({ browser, account }: Account) {
	return optionsOf(await browser.post("/api/second-factor/passkeys/options", { currentPassword: account.password }));
}

async function withPasskey(person: Account, authenticator = new Authenticator()) {
	const passkey = authenticator.create(await begin(person));
	const response = await person.browser.post("/api/second-factor/passkeys", { passkey });
	return { authenticator, passkey, status: response.status, text: await response.text() };
}

async function signInWith(authenticator: Authenticator, browser = new TestBrowser()) {
	const options = await optionsOf(await browser.post("/api/second-factor/sign-in/options"));
	const passkey = authenticator.get(options);
	const response = await browser.post("/api/second-factor/sign-in", { passkey });
	return { browser, passkey, options, response };
}

it("signs in alone, where it checks the person itself", async () => {
	const ada = await signUp();
	const { authenticator, status, text } = await withPasskey(ada);
	expect([status, JSON.parse(text).recoveryCodes]).toEqual([200, expect.arrayContaining([expect.any(String)])]);
	const { browser, response, options } = await signInWith(authenticator);
	expect([options.userVerification, options.allowCredentials ?? []]).toEqual(["required", []]);
	expect(await response.json()).toMatchObject({ ok: true, user: { id: ada.user.id } });
	expect((await browser.get("/api/user")).status).toBe(200);
	const [kept] = await db().passkey.findMany({ where: { userId: ada.user.id } });
	expect(kept).toMatchObject({ id: authenticator.id, counter: 2n, lastUsedAt: expect.any(Date) });
});

it("follows the password as a second factor, also where it does not check the person", async () => {
	const ada = await signUp();
	const { authenticator } = await withPasskey(ada, new Authenticator({ userVerified: false }));
	expect((await signInWith(authenticator)).response.status).toBe(401);
	const browser = new TestBrowser();
	const { email, password } = ada.account as { email: string; password: string };
	expect(await jsonOf(browser.post("/api/login", { email, password }))).toEqual({
		ok: false,
		secondFactor: { totp: false, passkey: true },
	});
	const { response, options } = await signInWith(authenticator, browser);
	expect(options.allowCredentials?.map(({ id }) => id)).toEqual([authenticator.id]);
	expect(response.status).toBe(200);
});

it("is valid for one sign-in: its signature does not work twice", async () => {
	const ada = await signUp();
	const { authenticator } = await withPasskey(ada);
	const thief = new TestBrowser();
	const browser = new TestBrowser();
	const options = await optionsOf(await browser.post("/api/second-factor/sign-in/options"));
	thief.cookies = new Map(browser.cookies);
	const passkey = authenticator.get(options);
	expect((await browser.post("/api/second-factor/sign-in", { passkey })).status).toBe(200);
	expect((await thief.post("/api/second-factor/sign-in", { passkey })).status).toBe(400);
	await thief.post("/api/second-factor/sign-in/options");
	expect((await thief.post("/api/second-factor/sign-in", { passkey })).status).toBe(401);
});

it("does not work if it is copied, for another site, somebody else's or unknown", async () => {
	const ada = await signUp();
	const { authenticator } = await withPasskey(ada);
	expect((await signInWith(authenticator)).response.status).toBe(200);
	authenticator.counter = 0;
	expect((await signInWith(authenticator)).response.status).toBe(401);
	expect((await signInWith(new Authenticator())).response.status).toBe(401);

	const grace = await signUp("grace");
	const { authenticator: graces } = await withPasskey(grace);
	const halfAda = new TestBrowser();
	await halfAda.post("/api/login", { email: ada.user.email, password: "a quiet password" });
	expect((await signInWith(graces, halfAda)).response.status).toBe(401);

	for (const quirks of [{ origin: "https://evil.example" }, { rpId: "evil.example" }]) {
		expect((await withPasskey(await signUp("eve"), new Authenticator(quirks))).status).toBe(400);
	}
});

it("can only be created by the person, with their password, and belongs to one account", async () => {
	const ada = await signUp();
	const refused = await ada.browser.post("/api/second-factor/passkeys/options", { currentPassword: "not mine" });
	expect(refused.status).toBe(403);
	const { authenticator } = await withPasskey(ada);
	const grace = await signUp("grace");
	expect((await withPasskey(grace, authenticator)).status).toBe(409);
	// A registration that one person has begun cannot be finished by another.
	const passkey = new Authenticator().create(await begin(ada));
	grace.browser.cookies.set("innerscript-challenge", ada.browser.cookies.get("innerscript-challenge") ?? "");
	expect((await grace.browser.post("/api/second-factor/passkeys", { passkey })).status).toBe(400);
	const remove = (who: Account, body: unknown) =>
		who.browser.fetch("DELETE", `/api/second-factor/passkeys/${authenticator.id}`, { body });
	expect((await remove(grace, { currentPassword: grace.account.password })).status).toBe(404);
	expect((await remove(ada, {})).status).toBe(403);
	expect((await remove(ada, { currentPassword: ada.account.password })).status).toBe(200);
	expect((await signInWith(authenticator)).response.status).toBe(401);
	expect(await jsonOf(ada.browser.get("/api/second-factor"))).toEqual({
		totp: false,
		passkeys: [],
		recoveryCodesLeft: 0,
	});
});

it("is one of at most twenty, even if several are begun while there is room for one", async () => {
	const ada = await signUp();
	await db().passkey.createMany({
		data: Array.from({ length: 19 }, (_, i) => ({
			...{ id: `key-${ada.user.id}-${i}`, userId: ada.user.id, publicKey: Buffer.from("key"), counter: 0n },
			...{ transports: [], browser: "A browser", seal: "none" },
		})),
	});
	const begun: { passkey: object; challenge: string }[] = [];
	for (let i = 0; i < 3; i++) {
		const passkey = new Authenticator().create(await begin(ada));
		begun.push({ passkey, challenge: ada.browser.cookies.get("innerscript-challenge") ?? "" });
	}
	const statuses: number[] = [];
	for (const { passkey, challenge } of begun) {
		ada.browser.cookies.set("innerscript-challenge", challenge);
		statuses.push((await ada.browser.post("/api/second-factor/passkeys", { passkey })).status);
	}
	expect(statuses).toEqual([200, 409, 409]);
	expect(await db().passkey.count({ where: { userId: ada.user.id } })).toBe(20);
});

it.each([
	[{}],
	[{ code: "1", passkey: {} }],
	[{ passkey: { id: "x" } }],
	[{ passkey: "x" }],
	[{ code: "1".repeat(41) }],
	[{ code: "123456", userId: 1 }],
])("refuses %j in words", async (body) => {
	const response = await new TestBrowser().post("/api/second-factor/sign-in", body);
	expect([response.status, (await response.text()).length > 10]).toEqual([400, true]);
});

it("has a counter that always increases, even if two answers with the same count arrive at once", async () => {
	const ada = await signUp();
	const { authenticator } = await withPasskey(ada);
	const answers = [];
	for (let i = 0; i < 2; i++) {
		const browser = new TestBrowser();
		const options = await optionsOf(await browser.post("/api/second-factor/sign-in/options"));
		authenticator.counter = 4;
		answers.push({ browser, passkey: authenticator.get(options) });
	}
	const both = await Promise.all(
		answers.map(({ browser, passkey }) => browser.post("/api/second-factor/sign-in", { passkey })),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});
