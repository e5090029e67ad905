/**
 * `npx tsx prisma/make-migration.ts <name>`: writes the SQL that takes the migrations so far to schema.prisma
 * as a new migration. Works offline.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { makeMigration } from "./migration/make";

async function main(name: string | undefined): Promise<void> {
	if (!name || !/^[a-z0-9_]+$/.test(name)) {
		throw new Error("Name the migration in small letters and underscores: npx tsx prisma/make-migration.ts add_goals");
	}
	const made = await makeMigration(name);
	if (!made) {
		console.log("The migrations already make what schema.prisma says; nothing was written.");
		return;
	}
	const file = path.join(made, "migration.sql");
	console.log(`Wrote ${path.relative(process.cwd(), file)}`);
	if (/\bDROP (TABLE|COLUMN)\b/.test(await readFile(file, "utf8")))
		console.log("It drops something: read it before you commit it.");
}

main(process.argv[2]).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
