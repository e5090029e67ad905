import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import { withClient } from "@/lib/server/core/encryption/keys-in-use";
import { compareWithStore } from "@/lib/server/core/objects/compare";
import { dropUnused } from "@/lib/server/core/objects/registry";
import type { ObjectStore } from "@/lib/server/core/objects/store";
import type { Command } from "../command";
import { withStore } from "./with-store";

const OPTIONS = { "remove-strays": { type: "boolean" } } as const;
const MOST_NAMED = 20;

export const checkStore: Command = {
	name: "check-store",
	usage: "[--remove-strays]",
	summary: "tries the object store, and compares it with the database",
	details:
		"Puts something into the store of OBJECT_STORE_URL, reads it and removes it again; removes what nothing needs any " +
		"more; and says what is missing there, and what is there that the database knows nothing of: after a restore, what was " +
		"added after the backup. --remove-strays removes that. Never use it on a folder that two installations share.",
	async run(args, settings) {
		const isRemoving = parse(args)["remove-strays"] === true;
		const connection = await connect(settings);
		try {
			await reach(connection.url);
			await withStore(settings, async (store) => {
				if (!store) throw new Error("OBJECT_STORE_URL is not set: see docs/hosting.md.");
				await tryOut(store);
				console.log("The store keeps, gives back and removes what it is given.");
				await withClient(connection.url, async (client) => {
					const dropped = await dropUnused(client, store);
					if (dropped > 0) console.log(`Removed: ${dropped} that nothing needed any more.`);
					const { used, missing, strays } = await compareWithStore(client, store);
					console.log(`${used} sounds and pictures lie there.`);
					for (const place of missing.slice(0, MOST_NAMED)) console.log(`Missing: ${place}.`);
					if (missing.length > 0) {
						console.log(`Missing in all: ${missing.length}. A backup of the bucket may have them.`);
						process.exitCode = 1;
					}
					if (isRemoving) for (const name of strays) await store.remove(name);
					if (strays.length === 0) return;
					console.log(`${isRemoving ? "Removed" : "There are"} ${strays.length} that the database knows nothing of.`);
				});
			});
		} finally {
			await connection.close();
		}
	},
};

function parse(args: string[]) {
	try {
		return parseArgs({ args, options: OPTIONS }).values;
	} catch {
		throw new Error(`Usage: npm run admin -- ${checkStore.name} ${checkStore.usage}`);
	}
}

/** Writes, reads and removes an object. @throws ObjectStoreUnavailableError; Error with a sentence. */
async function tryOut(store: ObjectStore): Promise<void> {
	const name = `tried-${randomBytes(8).toString("hex")}`;
	const bytes = randomBytes(1_000);
	await store.put(name, bytes);
	const found = await store.get(name, bytes.length);
	await store.remove(name);
	if (!found?.equals(bytes)) throw new Error("The store gave back something else than it was given.");
	if ((await store.get(name, bytes.length)) !== null) throw new Error("The store still has what was removed.");
}
