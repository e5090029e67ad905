import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import { ROOT } from "@/lib/launcher/root";

const LOCK_FILE = "migration_lock.toml";

/** The folder of this project's migrations. */
export const MIGRATIONS_DIR = path.join(ROOT, "prisma", "migrations");

/**
 * Reads a folder of migrations, oldest first, as the schema engine wants it. A folder that does not exist is an empty history.
 * @throws Error when a migration has no readable migration.sql.
 */
export async function readMigrations(folder = MIGRATIONS_DIR): Promise<MigrationList> {
	const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
	const migrationDirectories = await Promise.all(
		names.map(async (name) => ({
			path: name,
			migrationFile: {
				path: "migration.sql",
				content: { tag: "ok" as const, value: await readFile(path.join(folder, name, "migration.sql"), "utf8") },
			},
		})),
	);
	const lock = entries.some((entry) => entry.name === LOCK_FILE)
		? await readFile(path.join(folder, LOCK_FILE), "utf8")
		: null;
	return {
		baseDir: folder,
		lockfile: { path: LOCK_FILE, content: lock },
		shadowDbInitScript: "",
		migrationDirectories,
	};
}
