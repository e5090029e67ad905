import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import { savedSecret } from "@/lib/launcher/secret";
import { keyFileIn } from "@/lib/server/core/encryption/key-file";
import type { Command } from "./command";

export const reindex: Command = {
	name: "reindex",
	usage: "",
	summary: "reads everybody's pages anew for what they mean",
	details:
		"Removes what finds pages by their meaning, and makes it again with what OPENAI_EMBEDDINGS_MODEL names, or with the\n" +
		"built-in model for English. Without a connected model, and of people who keep their words here, nothing is made. It\n" +
		"may run while the app does.",
	async run(_, settings) {
		const connection = await connect(settings);
		try {
			await reach(connection.url);
			process.env.DATABASE_URL = connection.url;
			if (connection.embedded) process.env.SESSION_SECRET ||= await savedSecret(settings.dataDir);
			if (connection.embedded) process.env.DATA_ENCRYPTION_KEY_FILE = keyFileIn(settings.dataDir);
			await connection.keys();
			// Imported only here, because the module reads the environment.
			const { readAllAnew } = await import("@/lib/server/meaning/anew");
			const { people, made } = await readAllAnew((done, all) => process.stdout.write(`\r${done} of ${all} people`));
			process.stdout.write("\r");
			console.log(
				people === 0
					? "Nobody's pages are searched by their meaning here, so nothing was made."
					: `Read anew: ${made} parts of pages, of ${people} people.`,
			);
		} finally {
			await connection.close();
		}
	},
};
