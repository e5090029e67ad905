import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { start } from "./processes";

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is deleted after the tests of this file. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-launcher-"));
	folders.push(folder);
	return folder;
}

const MODULES = path.join(__dirname, "..", "..", "node_modules");
const { version } = JSON.parse(readFileSync(path.join(MODULES, "@electric-sql", "pglite", "package.json"), "utf8"));
const TEMPLATE = path.join(MODULES, ".cache", "innerscript", `test-database-${version}`);

/**
 * Returns a data folder with an empty database, for `copyOf`. Creating one takes seconds, so it is created once and
 * kept.
 */
export async function emptyDatabase(): Promise<string> {
	if (existsSync(TEMPLATE)) return TEMPLATE;
	const folder = temporaryFolder();
	const server = start("tests/launcher/scripts/serve.ts", [folder]);
	await server.line();
	await server.kill("SIGTERM");
	mkdirSync(path.dirname(TEMPLATE), { recursive: true });
	// Another test file may have created it at the same time.
	const draft = `${TEMPLATE}.${process.pid}`;
	cpSync(folder, draft, { recursive: true });
	await rename(draft, TEMPLATE).catch(() => rm(draft, { recursive: true }));
	return TEMPLATE;
}

/** Returns a copy of a data folder. */
export function copyOf(dataDir: string): string {
	const folder = temporaryFolder();
	cpSync(path.join(dataDir, "pg"), path.join(folder, "pg"), { recursive: true });
	return folder;
}
