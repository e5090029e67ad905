import { prepareDatabase } from "@/lib/launcher/database/prepare";
import { postgresKeys } from "@/lib/launcher/encryption";
import type { Command } from "../command";

export const prepare: Command = {
	name: "prepare",
	usage: "",
	summary: "brings a Postgres of your own up to date, without starting the app",
	details:
		"Applies the migrations of this version to the database of DATABASE_URL, brings the questionnaires to what they are now, " +
		"and encrypts what is not encrypted yet. A start does the same; this is for hosts that start the app in a way of their own.",
	async run(_, settings) {
		const { databaseUrl } = settings;
		if (!databaseUrl)
			throw new Error(
				"This is for a Postgres of your own: set DATABASE_URL. The embedded one is prepared at each start.",
			);
		await prepareDatabase(databaseUrl, (url) => postgresKeys(settings, url));
		console.log("The database is up to date.");
	},
};
