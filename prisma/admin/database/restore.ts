import { existsSync } from "node:fs";
import path from "node:path";
import { backupFolder, restoreBackup } from "@/lib/launcher/backups/backup";
import { type Command, onlyArgument } from "../command";

export const restore: Command = {
	name: "restore",
	usage: "<file>",
	summary: "puts a backup in the place of the embedded database",
	details:
		"Only while the app is stopped. The file is checked first; the database that was there is kept beside the new one, and " +
		"can be deleted when all is well. A name alone is looked for in DATA_DIR/backups.",
	async run(args, settings) {
		const name = onlyArgument(args, restore);
		if (settings.databaseUrl) throw new Error("DATABASE_URL names a Postgres of your own: restore it with pg_restore.");
		// npm runs scripts in the project's folder, and says where it was called.
		const given = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
		const file = existsSync(given) ? given : path.join(backupFolder(settings.dataDir), name);
		const replaced = await restoreBackup(settings.dataDir, existsSync(file) ? file : given);
		console.log(`Restored ${path.basename(file)}.`);
		if (replaced) console.log(`What was there before is in ${path.relative(process.cwd(), replaced)}`);
	},
};
