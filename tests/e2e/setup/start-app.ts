/**
 * Starts the app as `npm start` does, on its own database, which is removed afterwards: in TEST_DATABASE_URL if that is
 * set, otherwise embedded in the folder of this run. Writes its output to a log there, and also prints its errors.
 */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTestDatabase } from "../../setup/databases/postgres";
import { leftBy, SECRETS } from "./apps";

async function start(): Promise<void> {
	const left = leftBy(process.env.PORT ?? "");
	mkdirSync(left.data, { recursive: true });
	const database = process.env.TEST_DATABASE_URL ? await createTestDatabase(process.env.TEST_DATABASE_URL) : null;
	if (database) writeFileSync(left.databaseUrl, database.url);
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, DATA_DIR: left.data, ...SECRETS, ...(database && { DATABASE_URL: database.url }) },
	});
	const log = createWriteStream(left.log);
	app.stdout.pipe(log, { end: false });
	app.stderr.pipe(log, { end: false });
	app.stderr.pipe(process.stderr);
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => app.kill(signal));
	app.on("exit", async (code) => {
		await database?.close();
		for (const one of Object.values(left)) rmSync(one, { recursive: true, force: true });
		try {
			rmdirSync(path.dirname(left.data));
		} catch {
			// Another app still uses it; the last one removes it.
		}
		process.exit(code ?? 0);
	});
}

start();
