import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { compile, THREADS } from "../../../lib/launcher/build/compile.mjs";
import { CANARIES } from "../canaries/note";

/**
 * Starts the databases of a run, one for each worker, and passes their addresses to the workers. Compiles the app's
 * worker threads as well: they start hundreds of times in a run, and from source take twice as long to load.
 */
export default async function start(config: { maxWorkers: number }): Promise<void> {
	// Within the project, so that the threads find its packages.
	const compiled = path.join("node_modules/.cache", `innerscript-threads-${process.pid}`);
	const compiling = compile(process.cwd(), compiled, [], THREADS);
	const script = path.join(process.cwd(), "tests/setup/databases/serve.ts");
	const server = spawn(process.execPath, ["--import", "tsx", script, String(config.maxWorkers)], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const urls = await new Promise<string>((resolve, reject) => {
		createInterface({ input: server.stdout }).once("line", resolve);
		server.once("exit", (code) => reject(new Error(`The test databases did not start (${code})`)));
	});
	await compiling;
	process.env.TEST_WORKER_DATABASES = urls;
	process.env.COMPILED_FOLDER = compiled;
	process.env[CANARIES] = mkdtempSync(path.join(tmpdir(), "innerscript-canaries-"));
	process.env.TEST_MODEL_PORTS = String(20_000 + 10 * Math.floor(Math.random() * 1000));
	(globalThis as { testDatabases?: typeof server }).testDatabases = server;
}
