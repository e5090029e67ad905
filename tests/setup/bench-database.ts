import { newKey } from "@/lib/server/core/encryption/keyring";
import { applyMigrations } from "@/prisma/migrate";
import { createBenchDatabase } from "./databases/postgres";

/** A database of a bench's own with its tables, which whatever this process imports of the server from now on uses. */
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
