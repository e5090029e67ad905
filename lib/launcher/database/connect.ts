import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Settings } from "@/lib/launcher/settings";
import { embeddedUrl, privateFolder } from "./data-folder";
import { openEmbedded } from "./embedded";
import { lockHolder } from "./lock";
import { prepareEmbedded } from "./prepare";

/** How long an app that has just been started may take to open its database. */
const STARTING_MS = 30_000;

export interface Connection {
	url: string;
	/** Whether this is the database in the data folder. */
	embedded: boolean;
	close(): Promise<void>;
}

/**
 * The database of this installation, for a script: the Postgres of DATABASE_URL or else the embedded one. The latter is
 * reached through the running app or, if the app is not running, opened until `close`.
 * @param options.create whether to create it if there is none yet.
 * @throws Error if there is none, or it cannot be reached.
 */
export async function connect(settings: Settings, { create = false } = {}): Promise<Connection> {
	if (settings.databaseUrl) return { url: settings.databaseUrl, embedded: false, close: async () => {} };
	if (!create && !existsSync(settings.dataDir)) {
		throw new Error(
			`There is nothing in ${settings.dataDir} yet. Start the app once first, or name another folder with DATA_DIR.`,
		);
	}
	const dataDir = await privateFolder(settings.dataDir);
	const holder = await lockHolder(dataDir);
	if (holder) {
		await untilItAnswers(dataDir, holder.pid);
		return { url: embeddedUrl(dataDir), embedded: true, close: async () => {} };
	}
	const database = await openEmbedded(dataDir);
	try {
		await prepareEmbedded(database, (sentence) => console.warn(sentence), settings.backupPassphrase);
	} catch (error) {
		await database.close();
		throw error;
	}
	return { url: database.url, embedded: true, close: () => database.close() };
}

async function untilItAnswers(dataDir: string, pid: number): Promise<void> {
	const deadline = Date.now() + STARTING_MS;
	for (;;) {
		const client = new pg.Client({ connectionString: embeddedUrl(dataDir), connectionTimeoutMillis: 5_000 });
		try {
			await client.connect();
			return await client.end();
		} catch {
			if (Date.now() > deadline) {
				throw new Error(`Process ${pid} holds the data folder ${dataDir} but does not answer. Stop it and try again.`);
			}
			await wait(200);
		}
	}
}
