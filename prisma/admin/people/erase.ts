import { createInterface } from "node:readline/promises";
import { BACKUPS_KEPT, backupsGoneBy } from "@/lib/domain/core/backups";
import { connect } from "@/lib/launcher/database/connect";
import { erasePerson } from "@/lib/server/account/erase";
import { scrub } from "@/lib/server/account/scrub";
import { type Command, onlyArgument } from "../command";
import { withDatabase } from "../with-database";
import { findUser } from "./find-user";

export const erase: Command = {
	name: "erase",
	usage: "<email|username>",
	summary: "erases a person's account and everything in it, for good",
	details:
		"Asks for their username, or reads it as the first line of standard input, before anything is done. They are signed " +
		"out everywhere. Backups that were made before still hold what they wrote until they expire.",
	async run(args, settings) {
		const name = onlyArgument(args, erase);
		await withDatabase(settings, async (prisma) => {
			const user = await findUser(prisma, name);
			const typed = await confirmation(`This erases everything of ${user.username}. Type their username to confirm: `);
			if (typed.trim() !== user.username) throw new Error("That is not their username. Nothing was erased.");
			await erasePerson(prisma, user.id);
			console.log(`${user.username} is erased.`);
		});
		if (settings.databaseUrl) {
			console.log("Backups of your Postgres that were made before still hold what they wrote.");
			return;
		}
		const connection = await connect(settings);
		try {
			await scrub(connection.url);
		} finally {
			await connection.close();
		}
		const day = backupsGoneBy(new Date(), BACKUPS_KEPT).toISOString().slice(0, 10);
		console.log(`The last backup that holds what they wrote is removed by ${day}, if the app runs every day.`);
	},
};

/** One line of standard input. */
async function confirmation(question: string): Promise<string> {
	if (process.stdin.isTTY) process.stdout.write(question);
	const lines = createInterface({ input: process.stdin });
	try {
		for await (const line of lines) return line;
		return "";
	} finally {
		lines.close();
	}
}
