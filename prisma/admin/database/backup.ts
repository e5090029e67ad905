import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { backupFolder, makeBackup, removeExpired } from "@/lib/launcher/backups/backup";
import { backupName, outdatedBackups } from "@/lib/launcher/backups/retention";
import { backUpDatabase } from "@/lib/launcher/backups/whole-database";
import { connect } from "@/lib/launcher/database/connect";
import { privateFolder } from "@/lib/launcher/database/data-folder";
import { reach } from "@/lib/launcher/database/prepare";
import type { Settings } from "@/lib/launcher/settings";
import type { Command } from "../command";
import { fromHere, newPassphrase, notInIt } from "./backup-file";

const OPTIONS = { encrypt: { type: "boolean" }, rows: { type: "boolean" } } as const;

export const backup: Command = {
	name: "backup",
	usage: "[<file>] [--encrypt] [--rows]",
	summary: "makes a backup now, also while the app runs",
	details:
		"Into DATA_DIR/backups, or into a new file. --encrypt asks for a passphrase without showing it, or reads the first line " +
		"of standard input; where BACKUP_PASSPHRASE is set, every backup is encrypted with that. Otherwise a backup holds all " +
		"that the database holds: keep it as safe as a diary. The embedded database is copied as it is; in DATA_DIR/backups " +
		"seven are kept: the newest three, and the last of each day before. A Postgres of your own is read by pg_dump where one " +
		"is here that is not older than the server, else row by row; in DATA_DIR/backups those older than BACKUP_DAYS are " +
		"deleted. --rows: row by row in any case, which needs no Postgres program to restore, and can go from one kind of " +
		"database into the other.",
	async run(args, settings) {
		const { values, positionals } = parse(args);
		const target = positionals[0] === undefined ? undefined : fromHere(positionals[0]);
		const passphrase = values.encrypt ? await newPassphrase() : settings.backupPassphrase;
		const connection = await connect(settings);
		try {
			if (connection.embedded && !values.rows) {
				wrote(await makeBackup(settings.dataDir, { passphrase, file: target }));
			} else {
				await reach(connection.url);
				await rowsOrDump(connection.url, settings, { target, passphrase, asRows: values.rows === true });
			}
		} finally {
			await connection.close();
		}
		console.log(notInIt(settings));
	},
};

function parse(args: string[]) {
	try {
		const parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
		if (parsed.positionals.length < 2) return parsed;
	} catch {
		// Reported below.
	}
	throw new Error(`Usage: npm run admin -- ${backup.name} ${backup.usage}`);
}

async function rowsOrDump(
	url: string,
	settings: Settings,
	{ target, passphrase, asRows }: { target: string | undefined; passphrase: string | undefined; asRows: boolean },
): Promise<void> {
	const folder = target ? undefined : await privateFolder(backupFolder(settings.dataDir));
	const { file, header } = await backUpDatabase(url, {
		file: (kind) => target ?? path.join(folder ?? "", backupName(new Date(), kind, passphrase !== undefined)),
		passphrase,
		asRows,
	});
	wrote(file);
	const how = header.content === "rows" ? "Row by row" : `By pg_dump ${header.program}`;
	console.log(`${how}: ${header.tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`);
	if (!folder) return;
	if (!settings.databaseUrl) return removeExpired(settings.dataDir);
	const names = settings.backupDays ? outdatedBackups(await readdir(folder), new Date(), settings.backupDays) : [];
	for (const name of names) await rm(path.join(folder, name));
}

function wrote(file: string): void {
	console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
