import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { CANARIES } from "../canaries/note";

/** Starts the databases of a run, one for each worker, and passes their addresses to the workers. */
export default async function start(config: { maxWorkers: number }): Promise<void> {
	const script = path.join(process.cwd(), "tests/setup/databases/serve.ts");
	const server = spawn(process.execPath, ["--import", "tsx", script, String(config.maxWorkers)], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const urls = await new Promise<string>((resolve, reject) => {
		createInterface({ input: server.stdout }).once("line", resolve);
		server.once("exit", (code) => reject(new Error(`The test databases did not start (${code})`)));
	});
	process.env.TEST_WORKER_DATABASES = urls;
	process.env[CANARIES] = mkdtempSync(path.join(tmpdir(), "innerscript-canaries-"));
	process.env.TEST_MODEL_PORTS = String(20_000 + 10 * Math.floor(Math.random() * 1000));
	(globalThis as { testDatabases?: typeof server }).testDatabases = server;
}
