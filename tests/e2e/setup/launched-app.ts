import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";

export const isUp = async (port: number) =>
	(await fetch(`http://localhost:${port}/api/health`).catch(() => null))?.status === 200;

export function isAlive(pid: number): boolean {
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

const directly = [process.execPath, "lib/launcher/start.mjs"] as const;

const descendantsOf = (pid: number): { pid: number; command: string }[] =>
	childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child.pid)]);

/** Starts the built app as people do, on an embedded database in a folder. @returns Its processes, once it is up. */
export async function startLauncher(
	folder: string,
	port: number,
	[file, ...args]: readonly [string, ...string[]] = directly,
) {
	const origin = `http://localhost:${port}`;
	const launcher = spawn(file, args, {
		env: {
			...process.env,
			PORT: String(port),
			APP_URL: origin,
			DATA_DIR: folder,
			DATABASE_URL: "",
			LOG_LEVEL: "error",
		},
	});
	const said = { text: "" };
	for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (data) => (said.text += data));
	await expect.poll(() => said.text, { timeout: 60_000 }).toContain(`Innerscript is ready at ${origin}`);
	expect(await isUp(port)).toBe(true);
	const web = descendantsOf(launcher.pid ?? 0).find(({ command }) => command.includes("web.mjs"))?.pid ?? 0;
	expect(web).toBeGreaterThan(0);
	return { launcher, web, said, ended: once(launcher, "exit") };
}
