import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { descendantsOf } from "../../setup/processes";
import { lookThroughWhenOver } from "./own-app";

export const isUp = async (port: number) =>
	(await fetch(`http://localhost:${port}/api/health`).catch(() => null))?.status === 200;

export function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

const directly = [process.execPath, "lib/launcher/start.mjs"] as const;

/** Starts the built app as people do, on an embedded database in a folder. @returns Its processes, once it is ready. */
export async function startLauncher(
	folder: string,
	port: number,
	[file, ...args]: readonly [string, ...string[]] = directly,
	environment: Record<string, string> = {},
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
			...environment,
		},
	});
	const said = { text: "" };
	for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (data) => (said.text += data));
	lookThroughWhenOver(launcher, folder, () => said.text);
	await expect.poll(() => said.text, { timeout: 180_000 }).toContain(`Innerscript is ready at ${origin}`);
	expect(await isUp(port)).toBe(true);
	const web = descendantsOf(launcher.pid ?? 0).find(({ command }) => command.includes("web.mjs"))?.pid ?? 0;
	expect(web).toBeGreaterThan(0);
	return { launcher, web, said, ended: once(launcher, "exit") };
}
