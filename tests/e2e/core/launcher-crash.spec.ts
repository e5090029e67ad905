import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";

const PORT = 3416;
const ORIGIN = `http://localhost:${PORT}`;

const isUp = async () => (await fetch(`${ORIGIN}/api/health`).catch(() => null))?.status === 200;
function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** The processes that another one started. */
function childrenOf(pid: number): { pid: number; command: string }[] {
	const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
	return table.split("\n").flatMap((line) => {
		const [, child, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
		return Number(parent) === pid ? [{ pid: Number(child), command: command ?? "" }] : [];
	});
}

const directly = [process.execPath, "--import", "tsx", "lib/launcher/start.ts"] as const;

const descendantsOf = (pid: number): { pid: number; command: string }[] =>
	childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child.pid)]);

async function start(folder: string, [file, ...args]: readonly [string, ...string[]] = directly) {
	const launcher = spawn(file, args, {
		env: {
			...process.env,
			PORT: String(PORT),
			APP_URL: ORIGIN,
			DATA_DIR: folder,
			DATABASE_URL: "",
			LOG_LEVEL: "error",
		},
	});
	const said = { text: "" };
	for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (data) => (said.text += data));
	await expect.poll(() => said.text, { timeout: 60_000 }).toContain(`Innerscript is ready at ${ORIGIN}`);
	expect(await isUp()).toBe(true);
	const web = descendantsOf(launcher.pid ?? 0).find(({ command }) => command.includes("web.mjs"))?.pid ?? 0;
	expect(web).toBeGreaterThan(0);
	return { launcher, web, said, ended: once(launcher, "exit") };
}

test("the launcher and the web process end together, however either of them ends", async () => {
	test.setTimeout(180_000);
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-launcher-"));
	try {
		const killed = await start(folder);
		killed.launcher.kill("SIGKILL");
		await expect.poll(() => isAlive(killed.web), { timeout: 15_000 }).toBe(false);

		const crashed = await start(folder);
		process.kill(crashed.web, "SIGKILL");
		expect((await crashed.ended)[0]).toBe(1);
		expect(crashed.said.text).toContain("Innerscript has ended by itself.");
		expect(readdirSync(folder)).not.toContain("lock");

		const stopped = await start(folder);
		stopped.launcher.kill("SIGTERM");
		expect((await stopped.ended)[0]).toBe(0);
		expect(isAlive(stopped.web)).toBe(false);
		expect(readdirSync(folder).sort()).toEqual(["backups", "encryption-key", "pg", "run", "session-secret"]);
		expect(await isUp()).toBe(false);

		// Docker and systemd send it to npm, and wait for nobody else.
		const byNpm = await start(folder, ["npm", "start"]);
		byNpm.launcher.kill("SIGTERM");
		await byNpm.ended;
		await expect.poll(() => isAlive(byNpm.web), { timeout: 15_000 }).toBe(false);
		await expect.poll(() => readdirSync(folder), { timeout: 15_000 }).not.toContain("lock");
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
