/** `prepare.ts <DATABASE_URL>`: migrates and seeds a database twice, and prints how many questionnaires it holds. */
import pg from "pg";
import { prepareDatabase } from "@/lib/launcher/database/prepare";

async function prepare(url: string): Promise<void> {
	await prepareDatabase(url);
	await prepareDatabase(url);
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	console.log((await client.query("SELECT count(*) FROM questionnaires")).rows[0].count);
	await client.end();
}

prepare(process.argv[2] ?? "");
