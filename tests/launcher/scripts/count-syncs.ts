/** `count-syncs.ts <data folder>`: commits five times and prints how often the system was asked to put a file on the disk. */
import fs from "node:fs";
import { openEmbedded } from "@/prisma/launcher/embedded";

const { fsyncSync } = fs;
let syncs = 0;
fs.fsyncSync = (file) => {
	syncs++;
	fsyncSync(file);
};

async function count(folder: string): Promise<void> {
	const database = await openEmbedded(folder);
	await database.exclusively(async (postgres) => {
		await postgres.exec("CREATE TABLE synced (n int)");
		const before = syncs;
		for (let n = 0; n < 5; n++) await postgres.query("INSERT INTO synced VALUES ($1)", [n]);
		console.log(syncs - before);
	});
	await database.close();
}

count(process.argv[2] ?? "");
