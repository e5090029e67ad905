/**
 * Serves the embedded database of one folder for a test run: prints its address as one line of JSON, and when standard
 * input closes, stops and deletes the folder. Each database has a process of its own, because a statement that runs for
 * seconds stops everything else in its process, and the tests of another worker would find their database away.
 */
import { rm } from "node:fs/promises";
import { openEmbedded } from "@/lib/launcher/database/embedded";

async function serve(folder: string): Promise<void> {
	const database = await openEmbedded(folder);
	console.log(JSON.stringify(database.url));
	process.stdin.resume().on("end", async () => {
		await database.close();
		await rm(folder, { recursive: true, force: true });
		process.exit(0);
	});
}

serve(process.argv[2] ?? "");
