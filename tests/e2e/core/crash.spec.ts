import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { ownPorts } from "../setup/apps";
import { lookThroughWhenOver } from "../setup/own-app";
import { expect, PASSWORD, test } from "../setup/test";
import { answersWith } from "../setup/write";

const PORT = ownPorts.crash;
const ORIGIN = `http://localhost:${PORT}`;
const KILLS = 3;

/** Starts the app in its own process group, so that all its processes can be killed at once. */
function start(folder: string): ChildProcess & { output: string } {
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
		detached: true,
		env: {
			...process.env,
			PORT: String(PORT),
			APP_URL: ORIGIN,
			DATA_DIR: folder,
			DATABASE_URL: "",
			LOG_LEVEL: "error",
		},
	});
	const watched = Object.assign(app, { output: "" });
	for (const stream of [app.stdout, app.stderr]) stream?.on("data", (data) => (watched.output += data));
	lookThroughWhenOver(app, folder, () => watched.output);
	return watched;
}

const isUp = (request: APIRequestContext) =>
	expect
		.poll(async () => (await request.get(`${ORIGIN}/api/health`).catch(() => null))?.status(), { timeout: 180_000 })
		.toBe(200);

test("kill -9 of everything loses no answer that was acknowledged, and one folder is opened once", async ({
	playwright,
}) => {
	test.setTimeout(360_000);
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-crash-"));
	const request = await playwright.request.newContext();
	let app = start(folder);
	try {
		await isUp(request);
		const account = { username: "ada", password: PASSWORD, email: "ada@example.com", firstName: "Ada" };
		const user = await (await request.post(`${ORIGIN}/api/register`, { data: account })).json();

		const second = start(folder);
		const [code] = await once(second, "exit");
		expect(code).not.toBe(0);
		expect(second.output).toMatch(/already/i);
		await isUp(request);

		const acknowledged: string[] = [];
		for (let kill = 0; kill < KILLS; kill++) {
			let isOver = false;
			const people = Array.from({ length: 3 }, async (_, person) => {
				for (let n = 0; !isOver; n++) {
					const words = `What was written before the light went out: ${kill}-${person}-${n}`;
					const data = { questionnaireId: "1", responses: answersWith("1", words), patternScores: null };
					const answer = await request.post(`${ORIGIN}/api/responses`, { data }).catch(() => null);
					if (answer?.ok()) acknowledged.push(((await answer.json()) as { id: string }).id);
					else if (!isOver) await expect.poll(() => isOver).toBe(true);
				}
			});
			const wanted = acknowledged.length + 6;
			await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(wanted);
			process.kill(-(app.pid ?? 0), "SIGKILL");
			isOver = true;
			await Promise.all(people);
			app = start(folder);
			await isUp(request);
		}

		const stored = (await (await request.get(`${ORIGIN}/api/responses/${user.id}`)).json()) as { id: string }[];
		const ids = new Set(stored.map(({ id }) => id));
		expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
	} finally {
		app.kill("SIGTERM");
		await once(app, "exit");
		rmSync(folder, { recursive: true, force: true });
	}
});
