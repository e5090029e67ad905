import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpack } from "@/lib/launcher/backups/backup";
import { type AskPassphrase, type BackupHeader, readBackup } from "@/lib/launcher/backups/file";
import { checkBackup } from "@/lib/launcher/backups/whole-database";
import { countEmbedded } from "@/lib/launcher/database/embedded";
import { type Command, onlyArgument } from "../command";
import { findBackup, passphraseOf } from "./backup-file";

export const verify: Command = {
	name: "verify",
	usage: "<file>",
	summary: "says whether a backup can be read, and what is in it",
	details:
		"Reads it to its end and compares it with what it says of itself; a copy of an embedded database is unpacked beside " +
		"and opened. Changes nothing. A name alone is also looked for in DATA_DIR/backups. The passphrase of an encrypted one " +
		"is BACKUP_PASSPHRASE, or asked for, or the first line of standard input.",
	async run(args, settings) {
		const file = findBackup(onlyArgument(args, verify), settings);
		const ask = passphraseOf(settings);
		const { header, isEncrypted } = await checkBackup(file, ask);
		const tables = header?.tables ?? (await countCopy(file, ask));
		console.log(`${path.basename(file)} can be read.`);
		console.log(`${kindOf(header)}${isEncrypted ? ", encrypted" : ""}.`);
		for (const { name, rows } of tables) if (rows > 0) console.log(`${String(rows).padStart(9)}  ${name}`);
	},
};

function kindOf(header: BackupHeader | undefined): string {
	if (!header) return "A copy of the files of an embedded database";
	const how = header.program === null ? "Row by row" : `By pg_dump ${header.program}`;
	return `${how}, of ${header.madeAt}, after the migration ${header.migrations.at(-1)}`;
}

async function countCopy(file: string, ask: AskPassphrase): Promise<{ name: string; rows: number }[]> {
	const folder = await mkdtemp(path.join(tmpdir(), "innerscript-verify-"));
	try {
		await readBackup(file, ask, ({ content }) => unpack(content, folder));
		return await countEmbedded(folder).catch((error: Error) => {
			throw new Error(`${file} cannot be read: ${error.message}`);
		});
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
