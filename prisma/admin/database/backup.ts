import path from "node:path";
import { makeBackup } from "@/lib/launcher/backups/backup";
import { connect } from "@/lib/launcher/database/connect";
import type { Command } from "../command";

export const backup: Command = {
	name: "backup",
	usage: "",
	summary: "makes a backup of the embedded database now",
	details:
		"Into DATA_DIR/backups, also while the app runs. A backup holds everything in plain form: keep it as safe as a diary. " +
		"Seven are kept: the newest three, and the last of each day before.",
	async run(_args, settings) {
		if (settings.databaseUrl) {
			throw new Error("DATABASE_URL names a Postgres of your own: make its backups with pg_dump.");
		}
		const connection = await connect(settings);
		try {
			console.log(`Wrote ${path.relative(process.cwd(), await makeBackup(settings.dataDir))}`);
		} finally {
			await connection.close();
		}
	},
};
