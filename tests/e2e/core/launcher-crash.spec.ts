import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ownPorts } from "../setup/apps";
import { isAlive, isUp, startLauncher } from "../setup/launched-app";

const PORT = ownPorts.launcherCrash;
const start = (folder: string, command?: readonly [string, ...string[]]) => startLauncher(folder, PORT, command);

test("the launcher and the web process end together, however either of them ends", async () => {
	test.setTimeout(360_000);
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
		expect(readdirSync(folder).sort()).toEqual([
			"accounts-signed",
			"backups",
			"encryption-key",
			"pg",
			"run",
			"session-secret",
		]);
		expect(await isUp(PORT)).toBe(false);

		// Docker and systemd send the signal to npm only, and wait for npm only.
		const byNpm = await start(folder, ["npm", "start"]);
		byNpm.launcher.kill("SIGTERM");
		await byNpm.ended;
		await expect.poll(() => isAlive(byNpm.web), { timeout: 15_000 }).toBe(false);
		await expect.poll(() => readdirSync(folder), { timeout: 15_000 }).not.toContain("lock");
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
