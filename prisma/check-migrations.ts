/** Part of `npm run check`: no new migration may block requests or break the previous release; see docs/scale.md. */
import { faultsOf, LAST_NOT_LOOKED_AT } from "./migration/faults";
import { readMigrations } from "./migration/history";

async function main(): Promise<void> {
	const { migrationDirectories } = await readMigrations();
	for (const { path, migrationFile } of migrationDirectories) {
		if (path <= LAST_NOT_LOOKED_AT) continue;
		const { content } = migrationFile;
		for (const fault of content.tag === "ok" ? faultsOf(content.value) : []) {
			console.error(`prisma/migrations/${path}: ${fault}`);
			process.exitCode = 1;
		}
	}
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
