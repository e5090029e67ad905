/** `migrate.ts <DATABASE_URL> [options as JSON]`: applies migrations and prints their names. */
import { applyMigrations } from "@/prisma/migrate";

const [url = "", options = "{}"] = process.argv.slice(2);
applyMigrations(url, JSON.parse(options)).then(
	(applied) => console.log(JSON.stringify(applied)),
	(error: Error) => {
		console.error(error.message);
		process.exit(1);
	},
);
