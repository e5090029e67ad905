import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { mother } from "../../../prisma/catalog/mother";

const PORT = 3417;
const ORIGIN = `http://localhost:${PORT}`;
const PASSWORD = "a quiet password";

/** Starts the app as `npm start` does, and keeps everything that it says. */
async function start(folder: string) {
	const app = spawn(process.execPath, ["--import", "tsx", "lib/launcher/start.ts"], {
		env: {
			...process.env,
			PORT: String(PORT),
			APP_URL: ORIGIN,
			DATA_DIR: folder,
			DATABASE_URL: "",
			LOG_LEVEL: "debug",
		},
	});
	const said = { text: "" };
	for (const stream of [app.stdout, app.stderr]) stream.on("data", (data) => (said.text += data));
	await expect.poll(() => said.text, { timeout: 60_000 }).toContain(`Innerscript is ready at ${ORIGIN}`);
	return { app, said, ended: once(app, "exit") };
}

/** The files of the folder that hold these words, those of the backups left out. */
const filesWith = (folder: string, words: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
		const file = path.join(folder, name);
		return !name.startsWith("backups") && statSync(file).isFile() && readFileSync(file).includes(words);
	});

test("nothing of a person is in the data folder after erasing, nor was it ever in the log", async () => {
	test.setTimeout(180_000);
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-erased-"));
	const canary = `canary${randomUUID().replaceAll("-", "")}`;
	const { app, said, ended } = await start(folder);
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
		const words = `My sister rang about ${canary}, and I said it was fine.`;
		const entry = { content: words, prompt: canary, action: "submit" };
		const { entry: saved } = JSON.parse(await done("POST", "/api/journal", entry)) as { entry: { id: string } };
		await done("PUT", `/api/journal/${saved.id}`, { content: `${words} Edited.`, version: 1 });
		await done("POST", "/api/chat", { content: words });
		const responses = mother.questions.map(({ id: questionId, type, options }) => ({
			questionId,
			answer: type === "text" ? words : type === "scale" ? 7 : (options?.[0]?.value ?? ""),
		}));
		await done("POST", "/api/responses", { questionnaireId: mother.id, responses });
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
		expect(filesWith(folder, canary)).not.toEqual([]);

		await done("DELETE", "/api/account", { password: PASSWORD, confirm: "ada" });
		expect((await send("GET", "/api/user")).status).toBe(401);
		expect(filesWith(folder, canary)).toEqual([]);
		app.kill("SIGTERM");
		await ended;
		expect(filesWith(folder, canary)).toEqual([]);
		expect(said.text).toContain("Innerscript is ready");
		expect(said.text).not.toContain(canary);
		expect(said.text).not.toContain(PASSWORD);
	} finally {
		app.kill("SIGTERM");
		if (app.exitCode === null) await ended;
		rmSync(folder, { recursive: true, force: true });
	}
});
