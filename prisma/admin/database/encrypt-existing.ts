import { existsSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "@/lib/launcher/database/connect";
import { reach, tellRows } from "@/lib/launcher/database/prepare";
import { scrub } from "@/lib/server/account/scrub";
import { encryptExisting } from "@/lib/server/core/encryption/existing";
import { beforeEncryptionIn } from "@/lib/server/core/encryption/key-file";
import { applyMigrations } from "@/prisma/migrate";
import type { Command } from "../command";

export const encryptExistingCommand: Command = {
	name: "encrypt-existing",
	usage: "",
	summary: "encrypts what was written before the app encrypted anything",
	details:
		"Call it once, with the app stopped, where the start says that a database holds text that is not encrypted and you " +
		"know that it is from before. Everything plain in it is then taken for what people wrote. Interrupted, it goes on " +
		"where it was when it is called again.",
	async run(args, settings) {
		if (args.length > 0) throw new Error(`Usage: npm run admin -- ${encryptExistingCommand.name}`);
		const before = settings.databaseUrl ? undefined : beforeEncryptionIn(settings.dataDir);
		if (before && existsSync(settings.dataDir)) writeFileSync(before, "", { mode: 0o600 });
		const connection = await connect(settings);
		try {
			await reach(connection.url);
			const keyring = await connection.keys();
			await applyMigrations(connection.url, { soleMigrator: connection.embedded });
			await encryptExisting(connection.url, keyring, { takesPlain: true, tell: tellRows() });
			if (before) {
				await scrub(connection.url);
				rmSync(before, { force: true });
			}
			console.log("Everything that people wrote is encrypted.");
		} finally {
			await connection.close();
		}
	},
};
