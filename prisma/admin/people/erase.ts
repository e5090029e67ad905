import { createInterface } from "node:readline/promises";
import { BACKUPS_KEPT, backupsGoneBy } from "@/lib/domain/core/backups";
import { connect } from "@/lib/launcher/database/connect";
import type { Settings } from "@/lib/launcher/settings";
import { erasePerson } from "@/lib/server/account/erase";
import { scrub } from "@/lib/server/account/scrub";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { dropUnused } from "@/lib/server/core/objects/registry";
import { type Command, onlyArgument } from "../command";
import { withStore } from "../objects/with-store";
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
		await emptyStore(settings);
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

/** Removes the person's objects from the object store; the running app later removes those that fail now. */
async function emptyStore(settings: Settings): Promise<void> {
	if (!settings.objectStore) return;
	const connection = await connect(settings);
	try {
		await withStore(settings, (store) =>
			withClient(connection.url, async (client) => store && dropUnused(client, store)),
		);
	} catch (error) {
		console.log(
			`${(error as Error).message} Their sounds and pictures are removed there as soon as it does and the app runs.`,
		);
	} finally {
		await connection.close();
	}
}

/** Reads one line of standard input. */
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
