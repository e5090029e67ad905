/**
 * `npx tsx tests/bench/encryption.ts`: what encryption costs. Writes ten years of daily entries for two people, one of them
 * in plain form, on the Postgres of TEST_DATABASE_URL (or 127.0.0.1:5432), then reads a page of thirty entries and searches
 * all of them, by turns for the one and the other, and prints the lower quartiles. The page comes from the built app (`npm
 * run build`), running twice, once without encryption. Fails where encryption makes a request more than 1.3 times as long.
 */
import { spawnSync } from "node:child_process";
import { measurePage } from "./encryption/page";
import { measureSearches } from "./encryption/search";

async function main(): Promise<void> {
	console.table([await measurePage(), ...(await measureSearches())]);
}

// What the server imports says that it belongs there; outside of the app only this condition lets it in.
const CONDITION = "--conditions=react-server";
if (process.execArgv.includes(CONDITION)) void main();
else {
	const again = spawnSync(process.execPath, [CONDITION, "--import", "tsx", process.argv[1] ?? ""], {
		stdio: "inherit",
	});
	process.exitCode = again.status ?? 1;
}
