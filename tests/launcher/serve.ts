import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { until } from "./clients";
import { temporaryFolder } from "./folders";
import { type Script, start } from "./processes";

export const SERVE = "tests/launcher/scripts/serve.ts";

/** A database in this folder, in a process of its own; ends when it is ready. */
export async function serve(folder: string, options: object = {}): Promise<{ server: Script; url: string }> {
	const server = start(SERVE, [folder, JSON.stringify(options)]);
	return { server, url: await server.line() };
}

/** Makes a new database once, and says where copies of it can be taken. */
export async function newDatabase(): Promise<string> {
	const template = temporaryFolder();
	// A kill while the first database is being made leaves nothing that would be taken for one.
	const first = start(SERVE, [template]);
	await until(() => existsSync(path.join(template, "pg.new", "PG_VERSION")));
	await first.kill("SIGKILL");
	expect(existsSync(path.join(template, "pg"))).toBe(false);
	const { server } = await serve(template);
	await server.kill("SIGTERM");
	expect(readdirSync(template).sort()).toEqual(["pg", "run"]);
	return template;
}
