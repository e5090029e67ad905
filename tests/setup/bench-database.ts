import { newKey } from "@/lib/server/core/encryption/keyring";
import { applyMigrations } from "@/prisma/migrate";
import { createBenchDatabase } from "./databases/postgres";

/** Creates a migrated database for a bench; all server code that this process imports from now on uses it. */
export async function ownBenchDatabase() {
	const database = await createBenchDatabase();
	await applyMigrations(database.url);
	Object.assign(process.env, {
		DATABASE_URL: database.url,
		SESSION_SECRET: "a secret for benches of thirty-two characters and more",
		DATA_ENCRYPTION_KEY: newKey().toString("base64"),
	});
	return database;
}
