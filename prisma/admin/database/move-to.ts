import { existsSync } from "node:fs";
import path from "node:path";
import { openEmbedded } from "@/lib/launcher/database/embedded";
import { prepareEmbeddedDatabase, reach } from "@/lib/launcher/database/prepare";
import { givenKeys } from "@/lib/launcher/encryption";
import { step } from "@/lib/launcher/progress.mjs";
import { savedSecret } from "@/lib/launcher/secret";
import { keyFileIn, readKeys } from "@/lib/server/core/encryption/key-file";
import { applyMigrations } from "@/prisma/migrate";
import type { Command } from "../command";
import { firstLine, hiddenAnswers } from "../hidden-input";
import { copyDatabase } from "./copy-database";

/** How long the new database may take for one batch, in milliseconds. */
const SLOW_TARGET_MS = 10 * 60 * 1000;

export const moveTo: Command = {
	name: "move-to",
	usage: "",
	summary: "copies everything from the embedded database into a Postgres of your own",
	details:
		"Asks for the address of the new database (postgresql://user:password@host:5432/name) without showing it, or reads the " +
		"first line of standard input: never as an argument, which everybody on this machine could read. " +
		"Only while the app is stopped, and into an empty database (Postgres 14 or newer), whose tables it makes. All of it " +
		"arrives or none: every row is compared before the copy is final. Nothing is deleted here. Says what to put in .env.",
	async run(args, settings) {
		const target = await addressOfTarget(args);
		if (!/^postgres(ql)?:\/\//.test(target))
			throw new Error("The address of the new database begins with postgresql://");
		if (!existsSync(path.join(settings.dataDir, "pg")))
			throw new Error(`There is no embedded database in ${settings.dataDir}.`);
		await reach(target);
		// Opened exclusively: what a running app wrote during the move would be left behind.
		const source = await openEmbedded(settings.dataDir, { idleInTransactionMs: SLOW_TARGET_MS });
		try {
			await step("Preparing both databases", async () => {
				await prepareEmbeddedDatabase(source, settings, console.warn);
				await applyMigrations(target);
			});
			const rows = await step("Copying and comparing every row", () => copyDatabase(source.url, target));
			const secret = settings.sessionSecret ?? (await savedSecret(source.dataDir));
			console.log(`\n${rows} rows are there. Put these lines into .env and start the app:\n`);
			const keys = [...givenKeys(settings), ...readKeys(keyFileIn(source.dataDir))].map((key) =>
				key.toString("base64"),
			);
			console.log(`DATABASE_URL=${target}\nSESSION_SECRET=${secret}\nDATA_ENCRYPTION_KEY=${keys.join(",")}\n`);
			console.log(
				"The second line keeps everybody signed in; without the third nothing that people wrote can be read again. " +
					"Treat both like passwords. The old data stays where it is.",
			);
		} finally {
			await source.close();
		}
	},
};

/**
 * Reads the address of the target. @throws Error if it was given, with its password, as an argument that everybody can
 * see.
 */
async function addressOfTarget(args: string[]): Promise<string> {
	if (args.length > 0) {
		throw new Error(
			"Do not write the address behind the command, where everybody on this machine can read its password: call `npm run admin -- move-to` and it will be asked for. If the password was real, change it.",
		);
	}
	const [given = ""] = process.stdin.isTTY
		? await hiddenAnswers(["Address of the new database: "])
		: [await firstLine()];
	return given.trim();
}
