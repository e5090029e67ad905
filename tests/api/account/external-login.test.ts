import { randomUUID } from "node:crypto";
import { arrive as arriveFrom } from "@/lib/server/account/arriving";
import { claimsSchema, connect, disconnect, personOf } from "@/lib/server/account/external-login";
import { db } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { SessionCookie } from "@/lib/server/core/sessions/session";
import { signUp, TestBrowser } from "@/tests/setup/api";

const issuer = "https://issuer.example";
const arrive = (claims: Record<string, unknown>) =>
	personOf(issuer, claimsSchema.parse({ sub: randomUUID(), ...claims }), new Date());
const userOf = (id: unknown) => db().user.findUniqueOrThrow({ where: { id: Number(id) } });

describe("somebody who comes from the issuer", () => {
	it.each([true, "true", "false", false, 1, undefined])(
		"neither takes over nor joins an account with their email, where email_verified is %j",
		async (email_verified) => {
			const { user, browser } = await signUp("victim");
			const id = await arrive({ email: user.email.toUpperCase(), email_verified });
			expect(id).not.toBe(user.id);
			expect(id === "AccountExists").toBe(email_verified === true);
			expect(await db().externalLogin.count({ where: { userId: user.id } })).toBe(0);
			expect((await browser.get("/api/user")).status).toBe(200);
		},
	);

	it.each(["false", "true", false, 1, undefined])("has no email of ours where email_verified is %j", async (value) => {
		const email = `${randomUUID()}@example.com`;
		const { email: kept } = await userOf(await arrive({ email, email_verified: value }));
		expect(kept).toMatch(/^[0-9a-f]{16}@issuer\.example$/);
		// The owner of the address can still sign in.
		await signUp("owner", { email });
	});

	it.each([undefined, "", ["a"], { a: 1 }, 7, "a\u0000b", "a\nb", "a\ud800", "a".repeat(256)])(
		"is nobody where sub is %j, and no error stands in the address",
		async (sub) => {
			const before = await db().user.count();
			const request = new Request("http://localhost:3000/api/auth/callback/oidc");
			const entrance = { request, session: new SessionCookie(request), now: new Date() };
			expect(await arriveFrom(issuer, { sub }, entrance)).toBe("/?error=Callback");
			expect(await db().user.count()).toBe(before);
		},
	);

	it("is told nothing about what failed here", async () => {
		const request = new Request("http://localhost:3000/api/auth/callback/oidc");
		const entrance = { request, session: new SessionCookie(request), now: new Date() };
		// The name of the issuer is sent to the database, which refuses the NUL character.
		expect(await arriveFrom("https://issuer.example/\u0000", { sub: "a" }, entrance)).toBe("/?error=Callback");
	});

	it("gets no account without the required invitation, and returns to an existing one", async () => {
		const sub = randomUUID();
		const known = await arrive({ sub });
		Object.assign(env(), { REGISTRATION: "invite" });
		try {
			expect([await arrive({ sub }), await arrive({})]).toEqual([known, "RegistrationClosed"]);
		} finally {
			Object.assign(env(), { REGISTRATION: "open" });
		}
	});

	it("is the same person the next time, even if they come twenty times at once", async () => {
		const claims = {
			sub: randomUUID(),
			email: `${randomUUID()}@example.com`,
			email_verified: true,
			given_name: "Iris",
		};
		const ids = await Promise.all(Array.from({ length: 20 }, () => arrive(claims)));
		expect(new Set(ids).size).toBe(1);
		expect(await userOf(ids[0])).toMatchObject({ email: claims.email, firstName: "Iris" });
	});

	it.each([
		["Iris\u0000\nroot", "friend"],
		["iris@library", "iris@library"],
		["  Iris   of the Library ", "Iris of the Library"],
		["\u202egnp", "friend"],
	])("is called %j: %j", async (preferred_username, expected) => {
		const { username } = await userOf(await arrive({ preferred_username }));
		expect(username.replace(/-[0-9a-f]{6}$/, "")).toBe(expected);
	});
});

describe("connecting", () => {
	const identity = () => ({ issuer, subject: randomUUID() });
	async function sessionsOf(userId: number) {
		const rows = await db().session.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
		return rows.map(({ id }) => id);
	}

	it("ends the person's other sessions, and the identity opens this account from then on", async () => {
		const { browser: stranger, user, account } = await signUp();
		const browser = new TestBrowser();
		await browser.post("/api/login", { email: account.email, password: account.password });
		const [, mine = ""] = await sessionsOf(user.id);
		const one = identity();
		expect(await connect(user.id, mine, one)).toBe("done");
		expect((await stranger.get("/api/user")).status).toBe(401);
		expect((await browser.get("/api/user")).status).toBe(200);
		expect(await arrive({ sub: one.subject })).toBe(user.id);
		expect(await connect(user.id, mine, one)).toBe("done");
	});

	it("can only be undone if there is a password, which ends the other sessions", async () => {
		const { user, account } = await signUp();
		const browser = new TestBrowser();
		await browser.post("/api/login", { email: account.email, password: account.password });
		await connect(user.id, "none", identity());
		expect(await db().session.count({ where: { userId: user.id } })).toBe(0);
		await browser.post("/api/login", { email: account.email, password: account.password });
		const [mine = ""] = await sessionsOf(user.id);
		await disconnect(user.id, mine, issuer);
		expect(await db().externalLogin.count({ where: { userId: user.id } })).toBe(0);
		expect((await browser.get("/api/user")).status).toBe(200);

		const only = Number(await arrive({}));
		await expect(disconnect(only, "none", issuer)).rejects.toMatchObject({ code: "conflict" });
		expect(await db().externalLogin.count({ where: { userId: only } })).toBe(1);
	});

	it("requires the password to be made or undone, which a stolen session does not have", async () => {
		const { browser, account } = await signUp();
		const { OIDC_ISSUER: before } = env();
		Object.assign(env(), { OIDC_ISSUER: issuer });
		try {
			for (const method of ["POST", "DELETE"]) {
				const ask = async (body: object) => (await browser.fetch(method, "/api/external-login", { body })).status;
				expect([await ask({}), await ask({ currentPassword: "another one" })]).toEqual([403, 403]);
				// There is nothing to undo.
				expect(await ask({ currentPassword: account.password })).toBe(200);
			}
		} finally {
			Object.assign(env(), { OIDC_ISSUER: before });
		}
	});
});

it.each(["signout", "verify-request", "_log", "providers", "signin/other", "callback/credentials", "a/b/c"])(
	"nothing of what next-auth brings besides the handshake is here: %s",
	async (path) => {
		Object.assign(env(), { OIDC_ISSUER: issuer });
		try {
			for (const method of ["GET", "POST"] as const) {
				const { status } = await new TestBrowser().fetch(
					method,
					`/api/auth/${path}`,
					method === "POST" ? { body: {} } : {},
				);
				expect([method, status]).toEqual([method, 404]);
			}
		} finally {
			Object.assign(env(), { OIDC_ISSUER: undefined });
		}
	},
);

it("a stranger's form of any size is refused before it is read whole", async () => {
	Object.assign(env(), { OIDC_ISSUER: issuer });
	try {
		for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
			const raw = `[${"[],".repeat(10_000)}0]`;
			const headers = { "content-type": type };
			const { status } = await new TestBrowser().fetch("POST", "/api/auth/signin/oidc", { raw, headers });
			expect([type, status]).toEqual([type, 413]);
		}
	} finally {
		Object.assign(env(), { OIDC_ISSUER: undefined });
	}
});
