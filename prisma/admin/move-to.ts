import { existsSync } from "node:fs";
import path from "node:path";
import { openEmbedded } from "@/prisma/launcher/embedded";
import { prepareEmbedded, reach } from "@/prisma/launcher/prepare";
import { keptSecret } from "@/prisma/launcher/secret";
import { applyMigrations } from "@/prisma/migrate";
import { step } from "@/prisma/progress.mjs";
import { type Command, onlyArgument } from "./command";
import { copyDatabase } from "./copy-database";

/** How long the new database may take for one batch. */
const SLOW_TARGET_MS = 10 * 60 * 1000;

export const moveTo: Command = {
	name: "move-to",
	usage: "<DATABASE_URL>",
	summary: "copies everything from the embedded database into a Postgres of your own",
	details:
		"Only while the app is stopped, and into an empty database (Postgres 14 or newer), whose tables it makes. All of it " +
		"arrives or none: every row is compared before the copy is final. Nothing is deleted here. Says what to put in .env.",
	async run(args, settings) {
		const target = onlyArgument(args, moveTo);
		if (!/^postgres(ql)?:\/\//.test(target))
			throw new Error("The address of the new database begins with postgresql://");
		if (!existsSync(path.join(settings.dataDir, "pg")))
			throw new Error(`There is no embedded database in ${settings.dataDir}.`);
		await reach(target);
		// Opened and not shared with a running app: what is written while it moves would stay behind.
		const source = await openEmbedded(settings.dataDir, { idleInTransactionMs: SLOW_TARGET_MS });
		try {
			await step("Preparing both databases", async () => {
				await prepareEmbedded(source, console.warn);
				await applyMigrations(target);
			});
			const rows = await step("Copying and comparing every row", () => copyDatabase(source.url, target));
			const secret = settings.sessionSecret ?? (await keptSecret(source.dataDir));
			console.log(`\n${rows} rows are there. Put these lines into .env and start the app:\n`);
			console.log(`DATABASE_URL=${target}\nSESSION_SECRET=${secret}\n`);
			console.log(
				"The second line keeps everybody signed in; treat it like a password. The old data stays where it is.",
			);
		} finally {
			await source.close();
		}
	},
};
