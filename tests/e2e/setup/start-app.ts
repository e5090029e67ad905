/**
 * Starts the app as `npm start` does, on a database of its own that is gone afterwards: in TEST_DATABASE_URL where that
 * is set, else embedded in a temporary folder.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestDatabase } from "../../setup/databases/postgres";

async function start(): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-e2e-"));
	const database = process.env.TEST_DATABASE_URL ? await createTestDatabase(process.env.TEST_DATABASE_URL) : null;
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
		stdio: "inherit",
		env: {
			...process.env,
			DATA_DIR: folder,
			SESSION_SECRET: "a secret for journeys of thirty-two characters",
			DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
			...(database && { DATABASE_URL: database.url }),
		},
	});
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => app.kill(signal));
	app.on("exit", async (code) => {
		await database?.close();
		rmSync(folder, { recursive: true, force: true });
		process.exit(code ?? 0);
	});
}

start();
