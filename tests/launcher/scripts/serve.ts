/**
 * `serve.ts <data folder> [options as JSON]`: opens the embedded database, prints its address, and serves it until
 * SIGTERM.
 */
import { openEmbedded } from "@/lib/launcher/database/embedded";

const [folder = "", options = "{}"] = process.argv.slice(2);
openEmbedded(folder, JSON.parse(options)).then(
	(database) => {
		process.on("SIGTERM", () => database.close());
		console.log(database.url);
	},
	(error: Error) => {
		console.error(error.message);
		process.exit(1);
	},
);
