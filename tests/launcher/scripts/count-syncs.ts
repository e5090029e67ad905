/** `count-syncs.ts <data folder>`: commits five times, and prints how often fsync was called. */
import fs from "node:fs";
import pg from "pg";
import { openEmbedded } from "@/lib/launcher/database/embedded";

const { fsyncSync } = fs;
let syncs = 0;
fs.fsyncSync = (file) => {
	syncs++;
	fsyncSync(file);
};

async function count(folder: string): Promise<void> {
	const database = await openEmbedded(folder);
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	await client.query("CREATE TABLE synced (n int)");
	const before = syncs;
	for (let n = 0; n < 5; n++) await client.query("INSERT INTO synced VALUES ($1)", [n]);
	console.log(syncs - before);
	await client.end();
	await database.close();
}

count(process.argv[2] ?? "");
