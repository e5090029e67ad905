import { rmSync } from "node:fs";
import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import { accountsSignedIn } from "@/lib/server/core/encryption/key-file";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { signRows } from "@/lib/server/core/encryption/signed-rows";
import { applyMigrations } from "@/prisma/migrate";
import type { Command } from "../command";

export const signAccountsCommand: Command = {
	name: "sign-accounts",
	usage: "",
	summary: "signs the accounts of a database from before accounts were signed",
	details:
		"Call it once, with the app stopped, where the start says that no account is signed and you know that the database is " +
		"from before. Every password, session and passkey in it then counts as put there by the app.",
	async run(args, settings) {
		if (args.length > 0) throw new Error(`Usage: npm run admin -- ${signAccountsCommand.name}`);
		// Without this file, the next start with an embedded database signs everything.
		if (!settings.databaseUrl) rmSync(accountsSignedIn(settings.dataDir), { force: true });
		const connection = await connect(settings);
		try {
			await reach(connection.url);
			const keyring = await connection.keys();
			await applyMigrations(connection.url, { soleMigrator: connection.embedded });
			await withClient(connection.url, (client) => signRows(client, keyring, true));
			console.log("Every account is signed.");
		} finally {
			await connection.close();
		}
	},
};
