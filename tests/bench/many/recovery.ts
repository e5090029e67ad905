import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { newKey } from "@/lib/server/core/encryption/keyring";
import { createBenchDatabase } from "../../setup/databases/postgres";
import { rounded, table } from "../table/results";
import { fill } from "./fill";

/** Maximum number of people for whom a backup row by row, which is for small installations, is measured. */
const MOST_BY_ROWS = 10_000;
/** RECOVERY_PEOPLE overrides the number. Each row is encrypted for its person: a restore and another key decrypt them all. */
const PEOPLE = Number(process.env.RECOVERY_PEOPLE ?? MOST_BY_ROWS);
const MEGABYTE = 2 ** 20;
const run = promisify(execFile);

/** Measures what the operator does when a disk or a key is lost, with the real commands. */
export async function recoverySection(): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-recovery-"));
	const [original, restored, byRows] = await Promise.all([1, 2, 3].map(createBenchDatabase));
	if (!original || !restored || !byRows) throw new Error("There is no database.");
	const key = newKey();
	const [dump, rows] = [path.join(folder, "dump"), path.join(folder, "rows")];
	/** Runs an admin command on a database. @returns The seconds that it took. */
	const admin = async (args: string[], url: string, keys = [key]): Promise<number> => {
		const started = Date.now();
		const tsx = path.join("node_modules", "tsx", "dist", "cli.mjs");
		await run(process.execPath, [tsx, "--conditions=react-server", "prisma/admin.ts", ...args], {
			maxBuffer: 64 * MEGABYTE,
			env: {
				...process.env,
				DATA_DIR: folder,
				DATABASE_URL: url,
				SESSION_SECRET: "a secret for benches of thirty-two characters and more",
				DATA_ENCRYPTION_KEY: keys.map((one) => one.toString("base64")).join(),
			},
		});
		return (Date.now() - started) / 1000;
	};
	try {
		await admin(["prepare"], original.url);
		const filled = await fill(original.url, key, PEOPLE, PEOPLE);
		console.log(`${PEOPLE} people: ${filled.rows} rows in ${Math.round(filled.seconds)} s`);
		const size = (file: string) => `${rounded(statSync(file).size / MEGABYTE)} MB`;
		const lines: [string, number, string][] = [];
		const note = (what: string, seconds: number, leaves = "") => {
			console.log(`${what}: ${Math.round(seconds)} s`);
			lines.push([what, rounded(seconds), leaves]);
		};
		note("`backup`, by pg_dump", await admin(["backup", dump], original.url), size(dump));
		note("`restore` of it, each row compared", await admin(["restore", dump], restored.url));
		if (PEOPLE <= MOST_BY_ROWS) {
			note("`backup --rows`", await admin(["backup", rows, "--rows"], original.url), size(rows));
			note("`restore` of that", await admin(["restore", rows], byRows.url));
		}
		const keys = [newKey(), key];
		// As the app does when it starts with another key.
		await admin(["prepare"], original.url, keys);
		note("`rotate-key`, in one process", await admin(["rotate-key"], original.url, keys));
		return `${PEOPLE} people, ${filled.rows} rows in the largest tables, ${rounded(filled.megabytes)} MB.

${table(["command", "seconds", "leaves"], lines)}`;
	} finally {
		for (const database of [original, restored, byRows]) await database.close();
		rmSync(folder, { recursive: true, force: true });
	}
}
