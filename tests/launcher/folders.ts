import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { start } from "./processes";

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the file's tests are. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-launcher-"));
	folders.push(folder);
	return folder;
}

/** Makes a data folder with an empty database, for `copyOf`: making one anew takes seconds. */
export async function emptyDatabase(): Promise<string> {
	const folder = temporaryFolder();
	const server = start("tests/launcher/scripts/serve.ts", [folder]);
	await server.line();
	await server.kill("SIGTERM");
	return folder;
}

/** A data folder that holds the same. */
export function copyOf(dataDir: string): string {
	const folder = temporaryFolder();
	cpSync(path.join(dataDir, "pg"), path.join(folder, "pg"), { recursive: true });
	return folder;
}
