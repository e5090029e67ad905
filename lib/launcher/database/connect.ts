import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { embeddedKeys, postgresKeys } from "@/lib/launcher/encryption";
import type { Settings } from "@/lib/launcher/settings";
import type { Keyring } from "@/lib/server/core/encryption/keyring";
import { embeddedUrl, privateFolder } from "./data-folder";
import { openEmbedded } from "./embedded";
import { lockHolder } from "./lock";
import { prepareEmbeddedDatabase } from "./prepare";

/** How long an app that has just been started may take to open its database, in milliseconds. */
const STARTING_MS = 30_000;

export interface Connection {
	url: string;
	/** Whether this is the embedded database in the data folder. */
	embedded: boolean;
	/**
	 * Returns the keys that this database's texts are encrypted with.
	 * @throws Error with a sentence if they do not fit the database.
	 */
	keys(): Promise<Keyring>;
	close(): Promise<void>;
}

/**
 * Connects a script to the database of this installation: the Postgres of DATABASE_URL or, without one, the embedded
 * database. That is reached through the running app or, if the app is not running, opened until `close`.
 * @param options.create Whether to create the database if there is none yet.
 * @throws Error if there is none, or it cannot be reached.
 */
export async function connect(settings: Settings, { create = false } = {}): Promise<Connection> {
	const { databaseUrl } = settings;
	if (databaseUrl) {
		const keys = () => postgresKeys(settings, databaseUrl);
		return { url: databaseUrl, embedded: false, keys, close: async () => {} };
	}
	if (!create && !existsSync(settings.dataDir)) {
		throw new Error(
			`There is nothing in ${settings.dataDir} yet. Start the app once first, or name another folder with DATA_DIR.`,
		);
	}
	const dataDir = await privateFolder(settings.dataDir);
	const holder = await lockHolder(dataDir);
	if (holder) {
		await untilItAnswers(dataDir, holder.pid);
		const url = embeddedUrl(dataDir);
		return { url, embedded: true, keys: () => embeddedKeys({ ...settings, dataDir }, url), close: async () => {} };
	}
	const database = await openEmbedded(dataDir);
	try {
		const keyring = await prepareEmbeddedDatabase(database, settings, (sentence) => console.warn(sentence));
		return { url: database.url, embedded: true, keys: async () => keyring, close: () => database.close() };
	} catch (error) {
		await database.close();
		throw error;
	}
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
