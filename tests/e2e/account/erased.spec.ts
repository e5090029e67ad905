import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { MODEL_PORT, ownPorts } from "../setup/apps";
import { startLauncher } from "../setup/launched-app";
import { answersWith } from "../setup/write";

const PORT = ownPorts.erased;
const ORIGIN = `http://localhost:${PORT}`;
const PASSWORD = `first-${randomUUID()}`;
const NEXT_PASSWORD = `second-${randomUUID()}`;
const GUESSED = `guess-${randomUUID()}`;

/** Returns the names of the folder's files that contain these words, except backups. */
const filesWith = (folder: string, words: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => path.join(parentPath, name))
		.filter((file) => {
			if (path.relative(folder, file).startsWith("backups")) return false;
			try {
				return readFileSync(file).includes(words);
			} catch (error) {
				// The running database has removed or renamed it since it was listed.
				if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
				throw error;
			}
		});

test("nothing of a person is in the data folder after erasing, nor was it ever in the log", {
	tag: "@rare",
}, async () => {
	test.setTimeout(360_000);
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-erased-"));
	const random = (begin: string) => begin + randomUUID().replaceAll("-", "");
	const canary = random("canary");
	/** Words that the person writes, which erasing has to remove. */
	const spoken = random("spoken");
	/** Secrets that must never be in a file or a log. */
	const [seal, mailPassword, issuerSecret, modelKey] = ["seal", "mail", "issuer", "model"].map(random) as [
		string,
		string,
		string,
		string,
	];
	const secret = new Set([PASSWORD, NEXT_PASSWORD, GUESSED, seal, mailPassword, issuerSecret, modelKey]);
	const { launcher, said, ended } = await startLauncher(folder, PORT, undefined, {
		LOG_LEVEL: "debug",
		SESSION_SECRET: seal,
		SMTP_URL: `smtp://innerscript:${mailPassword}@127.0.0.1:1`,
		OIDC_ISSUER: "http://127.0.0.1:1",
		OIDC_CLIENT_ID: "innerscript",
		OIDC_CLIENT_SECRET: issuerSecret,
		OPENAI_API_KEY: modelKey,
		OPENAI_BASE_URL: `http://localhost:${MODEL_PORT}/v1`,
		OPENAI_MODEL: "test-model",
		OPENAI_SPEECH_BASE_URL: "",
	});
	let cookie = "";
	async function send(method: string, route: string, body?: unknown, type = "application/json") {
		const raw = typeof body === "string" ? body : JSON.stringify(body);
		const response = await fetch(ORIGIN + route, {
			method,
			headers: { ...(cookie && { cookie }), ...(body !== undefined && { "content-type": type }) },
			body: body === undefined ? undefined : raw,
		});
		const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
		if (set.length > 0) cookie = set.join("; ");
		for (const one of set) {
			const value = one?.slice(one.indexOf("=") + 1) ?? "";
			if (value.length > 20) secret.add(value);
		}
		return { status: response.status, text: await response.text() };
	}
	const done = async (...call: Parameters<typeof send>) => {
		const answer = await send(...call);
		expect([call[1], answer.status, answer.status === 200 ? "" : answer.text]).toEqual([call[1], 200, ""]);
		return answer.text;
	};
	const refused = async (...call: Parameters<typeof send>) =>
		expect((await send(...call)).status, `${call[0]} ${call[1]}`).toBeGreaterThanOrEqual(400);

	try {
		const account = { username: "ada", password: PASSWORD, email: `${canary}@example.com`, firstName: canary };
		const { id } = JSON.parse(await done("POST", "/api/register", account)) as { id: number };
		const words = `CHAT-MODEL My sister rang about ${canary} and ${spoken}, and I said it was fine.`;
		const entry = { content: words, prompt: canary, action: "submit" };
		const { entry: saved } = JSON.parse(await done("POST", "/api/journal", entry)) as { entry: { id: string } };
		await done("PUT", `/api/journal/${saved.id}`, { content: `${words} Edited.`, version: 1 });
		await done("POST", "/api/chat", { content: words });
		const responses = answersWith("8", words);
		await done("POST", "/api/responses", { questionnaireId: "8", responses });
		await done("POST", "/api/import?name=2026-03-02.md", words, "application/octet-stream");
		await done("GET", `/api/search?q=${canary}`);
		await done("GET", `/api/journal/${id}?q=${canary}`);
		await done("GET", "/api/export");

		await refused("POST", "/api/journal", { ...entry, action: canary });
		await refused("POST", "/api/journal", { ...entry, [canary]: canary });
		await refused("POST", "/api/journal", `{"content": "${canary}`);
		await refused("PUT", `/api/journal/${saved.id}`, { content: words, day: canary, version: 1 });
		await refused("POST", "/api/chat", { content: canary.repeat(2_000) });
		await refused("POST", "/api/responses", { questionnaireId: canary, responses });
		await refused("POST", `/api/import?name=${canary}.png`, words, "application/octet-stream");
		await refused("POST", "/api/import", `{"version": 1, "${canary}": `, "application/octet-stream");
		await refused("GET", `/api/journal/${canary}/entry`);
		await refused("GET", `/${canary}`);
		await refused("POST", "/api/transcribe", { audio: canary });
		await refused("DELETE", "/api/account", { password: canary, confirm: canary });
		await refused("POST", "/api/login", { username: "ada", password: GUESSED });
		await refused("POST", "/api/password", { current: GUESSED, password: NEXT_PASSWORD });
		await done("POST", "/api/password", { current: PASSWORD, password: NEXT_PASSWORD });
		await done("POST", "/api/request-reset", { username: "ada" });
		const begun = await done("POST", "/api/second-factor/totp", { currentPassword: NEXT_PASSWORD });
		secret.add((JSON.parse(begun) as { secret: string }).secret);
		expect(filesWith(folder, canary)).not.toEqual([]);
		expect(secret.size).toBeGreaterThan(8);
		for (const one of secret) expect([one, filesWith(folder, one)]).toEqual([one, []]);
		// The model was asked, and its instructions are stored nowhere.
		expect(await done("GET", `/api/journal/${id}`)).toContain("The Tap Running");
		expect(filesWith(folder, "coach of a private journal")).toEqual([]);
		if (existsSync("lib/server/core/encryption")) expect(filesWith(folder, spoken)).toEqual([]);

		await done("DELETE", "/api/account", { password: NEXT_PASSWORD, confirm: "ada" });
		expect((await send("GET", "/api/user")).status).toBe(401);
		// The traces in the database files are overwritten after the response.
		await expect.poll(() => filesWith(folder, canary), { timeout: 60_000 }).toEqual([]);
		launcher.kill("SIGTERM");
		await ended;
		expect(filesWith(folder, canary)).toEqual([]);
		expect(said.text).toContain("Innerscript is ready");
		expect(said.text).not.toContain(canary);
		for (const one of [...secret, spoken, "coach of a private journal"]) expect(said.text).not.toContain(one);
	} finally {
		launcher.kill("SIGTERM");
		if (launcher.exitCode === null) await ended;
		rmSync(folder, { recursive: true, force: true });
	}
});
