import { Secret, TOTP } from "otpauth";
import { readSettings } from "@/lib/launcher/settings";
import { db } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { invite } from "@/prisma/admin/people/invite";
import { resetLink } from "@/prisma/admin/people/reset-link";
import { jsonOf, signUp, TestBrowser } from "@/tests/setup/api";
import { goodReflection } from "@/tests/setup/model/answers";
import { anything, asks, coachServer } from "@/tests/setup/model/server";

/** A part of the model's instructions. */
const PROMPT = "coach of a private journal";
const MODEL_KEY = "sk-canary-of-a-model-key";
const PASSWORD = "canary of a first password";
const NEXT = "canary of a second password";
const GUESSED = "canary of a wrong password";
const SPOKEN = "canary of what somebody wrote";

process.env.OPENAI_API_KEY = MODEL_KEY;
const model = coachServer();
const asked: string[] = [];
beforeAll(() => {
	model.on(
		{
			predicate: ({ messages }) => {
				asked.push(JSON.stringify(messages));
				return false;
			},
		},
		{ content: "never" },
	);
	model.on(asks("Good morning."), { content: JSON.stringify({ reply: "And to you. How did you sleep?" }) });
	model.on(anything, { content: JSON.stringify(goodReflection) });
});

/** Returns all data in the database as a dump would show it; bytes as the text that they may be. */
async function wholeDatabase(): Promise<string> {
	const tables = await db().$queryRaw<{ name: string }[]>`
		SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
	const rows = await Promise.all(
		tables.map(({ name }) => db().$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`)),
	);
	return rows.flatMap((some) => some.map(({ row }) => row)).join("\n");
}

/** Returns the tokens of a person's reset link and of an invitation link. */
async function tokensOfLinks(email: string): Promise<string[]> {
	const said: string[] = [];
	const log = jest.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
	const settings = readSettings(process.env);
	await resetLink.run([email], settings);
	await invite.run([], settings);
	log.mockRestore();
	const tokens = [...said.join("\n").matchAll(/#(?:token|invitation)=(\S+)/g)].map(([, token = ""]) => token);
	expect(tokens).toHaveLength(2);
	return tokens;
}

it("a dump of the database holds no password, cookie, key, code, link or prompt", async () => {
	const { browser, user, account } = await signUp("canary", { password: PASSWORD });
	const secrets = new Set([PASSWORD, NEXT, GUESSED, MODEL_KEY, PROMPT, env().SESSION_SECRET[0] ?? ""]);
	const keepCookies = (from: TestBrowser) => {
		for (const value of from.cookies.values()) secrets.add(value);
	};
	keepCookies(browser);
	const { id: sessionId } = await db().session.findFirstOrThrow({ where: { userId: user.id } });
	expect([...secrets].some((secret) => secret.includes(sessionId))).toBe(false);

	const entry = { content: SPOKEN, prompt: "What was today like?", action: "submit" };
	expect((await browser.post("/api/journal", entry)).status).toBe(200);
	expect(asked.join("\n")).toContain(PROMPT);
	expect((await browser.post("/api/chat", { content: "Good morning." })).status).toBe(200);

	await new TestBrowser().post("/api/login", { email: account.email, password: GUESSED });
	await browser.post("/api/password", { current: GUESSED, password: NEXT });
	expect((await browser.post("/api/password", { current: PASSWORD, password: NEXT })).status).toBe(200);
	const { secret } = await jsonOf<{ secret: string }>(
		browser.post("/api/second-factor/totp", { currentPassword: NEXT }),
	);
	const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
	const { recoveryCodes } = await jsonOf<{
		recoveryCodes: string[];
	}>(browser.put("/api/second-factor/totp", { code }));
	for (const one of [secret, ...recoveryCodes]) secrets.add(one);
	expect(recoveryCodes).toHaveLength(10);
	const half = new TestBrowser();
	await half.post("/api/login", { email: account.email, password: NEXT });
	keepCookies(half);
	for (const one of await tokensOfLinks(account.email)) secrets.add(one);
	expect(secrets.size).toBeGreaterThan(20);

	const dump = await wholeDatabase();
	expect(dump).toContain(user.username);
	for (const one of secrets) expect([one, one.length > 7, dump.includes(one)]).toEqual([one, true, false]);
	expect(dump).not.toContain(SPOKEN);
});
