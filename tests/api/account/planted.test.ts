import { randomBytes, randomUUID } from "node:crypto";
import { personOf } from "@/lib/server/account/external-login";
import { hashToken } from "@/lib/server/account/one-time-token";
import { hashPassword } from "@/lib/server/account/password";
import { sendResetLink } from "@/lib/server/account/reset-mail";
import { db, keyring } from "@/lib/server/core/database/db";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { signRows } from "@/lib/server/core/encryption/signed-rows";
import { env } from "@/lib/server/core/env";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { Authenticator } from "@/tests/setup/authenticator";
import { forgetSignatures, signAnew } from "@/tests/setup/sign-rows";
import { resetTokenFor } from "./reset-link";

/*
 * The attacker can write to the database but has no key. They have an account of their own, and try to get into another
 * person's.
 */

const ANOTHER = "a password of the thief";

it("a session that is given to somebody else in the database opens nothing", async () => {
	const [victim, thief] = [await signUp(), await signUp()];
	await db().session.updateMany({ where: { userId: thief.user.id }, data: { userId: victim.user.id } });
	expect((await thief.browser.get("/api/user")).status).toBe(401);
	expect((await victim.browser.get("/api/user")).status).toBe(200);
});

it("a session whose beginning or end is put off in the database opens nothing", async () => {
	const { browser, user } = await signUp();
	await db().session.updateMany({ where: { userId: user.id }, data: { createdAt: new Date() } });
	expect((await browser.get("/api/user")).status).toBe(401);
});

it.each([
	["another password", async () => ({ passwordHash: await hashPassword(ANOTHER, "here") })],
	["one without a signature", async () => ({ passwordHash: await hashPassword(ANOTHER, "here"), passwordSeal: null })],
	[
		"that of their own account with its signature",
		async () => {
			const { user, browser, account } = await signUp();
			await browser.post("/api/password", { current: account.password, password: ANOTHER });
			const select = { passwordHash: true, passwordSeal: true };
			return db().user.findUniqueOrThrow({ where: { id: user.id }, select });
		},
	],
])("a password that is put beside an account opens nothing: %s", async (_, planted) => {
	const { user, browser } = await signUp();
	await db().user.update({ where: { id: user.id }, data: await planted() });
	const login = await new TestBrowser().post("/api/login", { username: user.username, password: ANOTHER });
	expect(login.status).toBe(401);
	const change = await browser.post("/api/password", { current: ANOTHER, password: "yet another one" });
	expect(change.status).toBe(403);
});

it("removing a password in the database does not let a fresh session prove who somebody is", async () => {
	const { user, browser } = await signUp();
	await db().user.update({ where: { id: user.id }, data: { passwordHash: null } });
	expect((await browser.post("/api/password", { password: ANOTHER })).status).toBe(403);
});

it.each(["as it was stored before", "with another's signature"])(
	"a planted reset link sets nothing: %s",
	async (how) => {
		const [victim, thief] = [await signUp(), await signUp()];
		const random = randomBytes(32).toString("base64url");
		const token = `${victim.user.id}.${random}`;
		const own = await resetTokenFor(thief.user.id);
		const { resetTokenHash, resetTokenExpiresAt } = await db().user.findUniqueOrThrow({
			where: { id: thief.user.id },
			select: { resetTokenHash: true, resetTokenExpiresAt: true },
		});
		await db().user.update({ where: { id: thief.user.id }, data: { resetTokenHash: null } });
		const planted = how === "with another's signature" ? resetTokenHash : hashToken(token);
		await db().user.update({ where: { id: victim.user.id }, data: { resetTokenHash: planted, resetTokenExpiresAt } });
		for (const tried of [token, random, own, own.replace(/^\d+/, String(victim.user.id))]) {
			const reset = await new TestBrowser().post("/api/reset-password", { token: tried, password: ANOTHER });
			expect(reset.status).toBe(400);
		}
	},
);

it("the end of a reset link cannot be put off in the database", async () => {
	const { user } = await signUp();
	const token = await resetTokenFor(user.id);
	await db().user.update({ where: { id: user.id }, data: { resetTokenExpiresAt: new Date(Date.now() + 1e10) } });
	expect((await new TestBrowser().post("/api/reset-password", { token, password: ANOTHER })).status).toBe(400);
});

it("an identity of an issuer that is put beside an account opens nothing", async () => {
	const { user } = await signUp();
	const identity = { issuer: "https://issuer.example", subject: randomUUID() };
	await db().externalLogin.create({ data: { ...identity, userId: user.id } });
	expect(await personOf(identity.issuer, { sub: identity.subject }, new Date())).toBe("AccountExists");
});

it("a passkey that is put beside an account, or changed, opens nothing", async () => {
	const victim = await signUp();
	const thief = await signUp();
	const authenticator = new Authenticator();
	const post = (path: string, body?: object) =>
		jsonOf<{ challenge: string }>(thief.browser.post(`/api/second-factor/${path}`, body));
	const options = await post("passkeys/options", { currentPassword: thief.account.password });
	await post("passkeys", { passkey: authenticator.create(options) });
	await db().passkey.updateMany({ where: { userId: thief.user.id }, data: { userId: victim.user.id } });
	const browser = new TestBrowser();
	const asked = await jsonOf<{ challenge: string }>(browser.post("/api/second-factor/sign-in/options"));
	const signIn = await browser.post("/api/second-factor/sign-in", { passkey: authenticator.get(asked) });
	expect(signIn.status).toBe(401);
});

it("unsigned rows are signed once the operator confirms that they are old, and later ones are refused", async () => {
	const { browser, user, account } = await signUp();
	await forgetSignatures(user.id);
	expect((await browser.get("/api/user")).status).toBe(401);
	await withClient(env().DATABASE_URL, (client) => signRows(client, keyring(), false));
	expect((await browser.get("/api/user")).status).toBe(401);
	await signAnew(user.id);
	expect((await browser.get("/api/user")).status).toBe(200);
	const { email, password } = account as { email: string; password: string };
	expect((await new TestBrowser().post("/api/login", { email, password })).status).toBe(200);
});

it("an email that is put beside an account is sent no link", async () => {
	const { user } = await signUp();
	await db().user.update({ where: { id: user.id }, data: { email: "thief@example.com" } });
	await sendResetLink({ username: user.username }, new Date());
	const { resetTokenHash } = await db().user.findUniqueOrThrow({
		where: { id: user.id },
		select: { resetTokenHash: true },
	});
	expect(resetTokenHash).toBeNull();
});
