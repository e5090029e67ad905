import path from "node:path";
import { restoreBackup } from "@/lib/launcher/backups/backup";
import type { AskPassphrase, BackupHeader } from "@/lib/launcher/backups/file";
import { checkBackup, restoreDatabase } from "@/lib/launcher/backups/whole-database";
import { openEmbedded } from "@/lib/launcher/database/embedded";
import { reach } from "@/lib/launcher/database/prepare";
import type { Settings } from "@/lib/launcher/settings";
import { type Command, onlyArgument } from "../command";
import { findBackup, notInIt, passphraseOf } from "./backup-file";

export const restore: Command = {
	name: "restore",
	usage: "<file>",
	summary: "puts a backup back, while the app is stopped",
	details:
		"The file is checked to its end first. A copy of an embedded database takes the place of the one in DATA_DIR; what was " +
		"there is kept beside it, and can be deleted when all is well. Any other backup goes into an empty database (that of " +
		"DATABASE_URL, or a new embedded one) and nowhere else, and is compared with what was there. A name alone is also " +
		"looked for in DATA_DIR/backups. The passphrase of an encrypted one is BACKUP_PASSPHRASE, or asked for, or the first " +
		"line of standard input.",
	async run(args, settings) {
		const file = findBackup(onlyArgument(args, restore), settings);
		const ask = passphraseOf(settings);
		const { header, isEncrypted } = await checkBackup(file, ask);
		if (settings.backupPassphrase !== undefined && !isEncrypted) {
			throw new Error(
				`${file} is not encrypted although BACKUP_PASSPHRASE is set, so it may be somebody else's. Nothing was changed. If you know it to be yours, from before, unset BACKUP_PASSPHRASE and try again.`,
			);
		}
		if (header) await intoEmpty(file, ask, header, settings);
		else await inPlaceOf(file, ask, settings);
		console.log(notInIt(settings));
	},
};

async function inPlaceOf(file: string, ask: AskPassphrase, { databaseUrl, dataDir }: Settings): Promise<void> {
	if (databaseUrl) {
		throw new Error(
			`${file} is a copy of an embedded database: restore it with DATABASE_URL unset, then copy it with \`npm run admin -- move-to\`.`,
		);
	}
	const replaced = await restoreBackup(dataDir, file, ask);
	console.log(`Restored ${path.basename(file)}.`);
	if (replaced) console.log(`What was there before is in ${path.relative(process.cwd(), replaced)}`);
}

async function intoEmpty(
	file: string,
	ask: AskPassphrase,
	header: BackupHeader,
	{ databaseUrl, dataDir }: Settings,
): Promise<void> {
	if (!databaseUrl && header.content === "pg_dump") {
		throw new Error(
			`${file} was made by pg_dump: it is restored into a Postgres (DATABASE_URL). Into an embedded database goes what \`backup --rows\` makes.`,
		);
	}
	const embedded = databaseUrl ? undefined : await openEmbedded(dataDir);
	try {
		const url = databaseUrl ?? embedded?.url ?? "";
		await reach(url);
		await restoreDatabase(url, file, ask, header);
	} finally {
		await embedded?.close();
	}
	console.log(
		`Restored ${path.basename(file)}: ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows, each compared.`,
	);
}
