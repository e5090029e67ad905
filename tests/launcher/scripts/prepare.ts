/**
 * `prepare.ts <DATABASE_URL> [data folder]`: migrates and seeds a database twice, and prints how many questionnaires it
 * contains. Uses the keys of DATA_ENCRYPTION_KEY, those in the folder, or new ones.
 */
import pg from "pg";
import { prepareDatabase } from "@/lib/launcher/database/prepare";
import { embeddedKeys } from "@/lib/launcher/encryption";
import { newKey } from "@/lib/server/core/encryption/keyring";

async function prepare(url: string, dataDir: string | undefined): Promise<void> {
	const encryptionKey = process.env.DATA_ENCRYPTION_KEY || (dataDir ? undefined : newKey().toString("base64"));
	const keys = () => embeddedKeys({ dataDir: dataDir ?? "", encryptionKey }, url);
	await prepareDatabase(url, keys);
	await prepareDatabase(url, keys);
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	console.log((await client.query("SELECT count(*) FROM questionnaires")).rows[0].count);
	await client.end();
}

prepare(process.argv[2] ?? "", process.argv[3]);
