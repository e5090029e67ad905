import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { moveToDatabase, moveToStore } from "@/lib/server/core/objects/move";
import { type Command, onlyArgument } from "../command";
import { withStore } from "./with-store";

const TELL_EACH = 100;

export const moveMedia: Command = {
	name: "move-media",
	usage: "<to-store|to-database>",
	summary: "moves sounds and pictures into the object store, or back into the database",
	details:
		"Into the store of OBJECT_STORE_URL what lies in the database, or the other way round. Also while the app runs. " +
		"Interrupted, it goes on where it was when it is called again. An app that knows OBJECT_STORE_URL puts what is new " +
		"there: to leave the store, call it once, stop the app, call it again, take OBJECT_STORE_URL away and start the app.",
	async run(args, settings) {
		const where = onlyArgument(args, moveMedia);
		if (where !== "to-store" && where !== "to-database") {
			throw new Error(`Usage: npm run admin -- ${moveMedia.name} ${moveMedia.usage}`);
		}
		const connection = await connect(settings);
		try {
			await reach(connection.url);
			const keyring = await connection.keys();
			let moved = 0;
			const told = {
				tell() {
					moved++;
					if (moved % TELL_EACH === 0) console.log(`${moved} so far.`);
				},
				leave: (place: string) => console.log(`It stays where it is: ${place}.`),
			};
			await withStore(settings, async (store) => {
				if (!store) throw new Error("OBJECT_STORE_URL is not set: see docs/hosting.md.");
				await withClient(connection.url, (client) =>
					where === "to-store" ? moveToStore(client, store, told) : moveToDatabase(client, keyring, store, told),
				);
			});
			console.log(`Moved: ${moved} ${where === "to-store" ? "rows with sounds or pictures" : "sounds and pictures"}.`);
		} finally {
			await connection.close();
		}
	},
};
