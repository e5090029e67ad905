import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { until } from "./clients";
import { temporaryFolder } from "./folders";
import { type Script, start } from "./processes";

export const SERVE = "tests/launcher/scripts/serve.ts";

/** Opens the database of this folder in its own process, and resolves when it is ready. */
export async function serve(folder: string, options: object = {}): Promise<{ server: Script; url: string }> {
	const server = start(SERVE, [folder, JSON.stringify(options)]);
	return { server, url: await server.line() };
}

/** Creates a new database once, for tests to copy. */
export async function newDatabase(): Promise<string> {
	const template = temporaryFolder();
	// If the process is killed while it creates the first database, nothing is left that looks like a complete one.
	const first = start(SERVE, [template]);
	await until(() => existsSync(path.join(template, "pg.new", "PG_VERSION")));
	await first.kill("SIGKILL");
	expect(existsSync(path.join(template, "pg"))).toBe(false);
	const { server } = await serve(template);
	await server.kill("SIGTERM");
	expect(readdirSync(template).sort()).toEqual(["pg", "run"]);
	return template;
}
