import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { Keyring, newKey } from "@/lib/server/core/encryption/keyring";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { rotate } from "@/lib/server/core/encryption/rotate";
import { signAccounts, signRows } from "@/lib/server/core/encryption/signed-rows";
import { rowsOf } from "./clients";
import { copyOf, emptyDatabase } from "./folders";
import { run, type Script } from "./processes";
import { serve } from "./serve";

let folder: string;
let server: Script;
let url: string;

beforeEach(async () => {
	folder = copyOf(await emptyDatabase());
	({ server, url } = await serve(folder));
	await run("tests/launcher/scripts/migrate.ts", [url]);
}, 180_000);
afterEach(() => server.kill("SIGTERM"));

/** Creates an account as earlier versions stored it. */
async function accountFromBefore(name: string): Promise<void> {
	await rowsOf(
		url,
		`INSERT INTO users (username, username_key, email, password, first_name, updated_at)
		 VALUES ($1, $1, $1 || '@example.com', 'a hash', 'Ada', now())`,
		[name],
	);
	const of = "SELECT id FROM users WHERE username = $2";
	await rowsOf(url, `INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, (${of}), now())`, [randomUUID(), name]);
	const login = `INSERT INTO external_logins (issuer, subject, user_id) VALUES ('https://a.example', $1, (${of}))`;
	await rowsOf(url, login, [randomUUID(), name]);
}
const seals = async (name: string) =>
	(
		await rowsOf(
			url,
			`SELECT u.password_seal, u.email_seal, s.seal AS session, l.seal AS login FROM users u
			 JOIN sessions s ON s.user_id = u.id JOIN external_logins l ON l.user_id = u.id WHERE u.username = $1`,
			[name],
		)
	).flatMap((row) => Object.values(row));

test("the accounts of an embedded database are signed once, at the first start of a version that signs", async () => {
	await accountFromBefore("ada");
	const restart = async () => {
		server.kill("SIGTERM");
		await server.ended;
		const told = await run("prisma/admin.ts", ["list-users"], { DATA_DIR: folder });
		({ server, url } = await serve(folder));
		return told;
	};
	expect(await restart()).toMatchObject({ code: 0, stderr: "" });
	expect(existsSync(path.join(folder, "accounts-signed"))).toBe(true);
	expect(await seals("ada")).toEqual(Array(4).fill(expect.stringMatching(/^sig1\./)));
	await accountFromBefore("planted");
	expect(await restart()).toMatchObject({
		code: 0,
		stderr: expect.stringContaining("4 passwords, sessions, passkeys"),
	});
	expect(await seals("planted")).toEqual([null, null, null, null]);
	// Removing every signature does not make forged rows valid, because the operator is asked.
	await rowsOf(url, "UPDATE users SET password_seal = NULL, email_seal = NULL");
	expect(await restart()).toMatchObject({ code: 1, stderr: expect.stringContaining("sign-accounts") });
}, 180_000);

test("otherwise an administrator has to say that accounts are old", async () => {
	const key = newKey();
	const keyring = new Keyring(() => [key]);
	const begin = () => withClient(url, (client) => signAccounts(client, keyring, false));
	expect(await begin()).toBe(0);
	await accountFromBefore("ada");
	await expect(begin()).rejects.toThrow(/sign-accounts.*Nothing was changed\.$/s);
	const told = await run("prisma/admin.ts", ["sign-accounts"], {
		DATABASE_URL: url,
		DATA_ENCRYPTION_KEY: key.toString("base64"),
	});
	expect(told).toMatchObject({ code: 0, stderr: "", stdout: "Every account is signed.\n" });
	expect(await begin()).toBe(0);
	expect(await seals("ada")).toEqual(Array(4).fill(expect.stringMatching(/^sig1\./)));
}, 180_000);

test("a change of keys takes the signatures along, and makes none for what had no right one", async () => {
	const [old, fresh] = [newKey(), newKey()];
	await accountFromBefore("ada");
	await withClient(url, (client) => signRows(client, new Keyring(() => [old]), true));
	await accountFromBefore("planted");
	await rowsOf(url, "UPDATE users SET email_seal = (SELECT email_seal FROM users WHERE username = 'ada')");
	const keyring = new Keyring(() => [fresh, old]);
	await withClient(url, (client) => rotate([client], keyring, () => {}));
	const ofNew = expect.stringContaining(`sig1.${keyring.newest}.`);
	expect(await seals("ada")).toEqual(Array(4).fill(ofNew));
	expect(await seals("planted")).not.toContainEqual(ofNew);
}, 180_000);
