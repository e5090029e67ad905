import { connect } from "@/lib/launcher/database/connect";
import { reach } from "@/lib/launcher/database/prepare";
import { givenKeys } from "@/lib/launcher/encryption";
import type { Settings } from "@/lib/launcher/settings";
import { keyFileIn, readKeys, writeKeys } from "@/lib/server/core/encryption/key-file";
import { newKey } from "@/lib/server/core/encryption/keyring";
import { keysInUse, withClients } from "@/lib/server/core/encryption/keys-in-use";
import { rotate } from "@/lib/server/core/encryption/rotate";
import type { Command } from "../command";
import { withStore } from "../objects/with-store";

/** How many connections share the work on a Postgres; one processor of this side keeps about three of them busy. */
const CONNECTIONS = 3;
const TELL_ROWS = 1_000;

export const rotateKey: Command = {
	name: "rotate-key",
	usage: "",
	summary: "encrypts what people wrote anew, under another key",
	details:
		"Also while the app runs. Interrupted, it goes on where it was when it is called again. Where the key is kept in " +
		"DATA_DIR, a new one is made and put before the old one in the file encryption-key. Where it is set in " +
		"DATA_ENCRYPTION_KEY, put a new one before it, with a comma between them, start the app anew, then call this. " +
		"It says when nothing needs the old key any more; backups made before still do. Sounds and pictures in an object store " +
		"are taken along.",
	async run(args, settings) {
		if (args.length > 0) throw new Error(`Usage: npm run admin -- ${rotateKey.name}`);
		const connection = await connect(settings);
		try {
			await reach(connection.url);
			const keyring = await connection.keys();
			await withClients(connection.url, connection.embedded ? 1 : CONNECTIONS, async (clients) => {
				const [client] = clients;
				const inUse = await keysInUse(client);
				if (inUse.length > 1) console.log("Going on: there are two keys already.");
				else if (givenKeys(settings).length === 0) putNewKeyFirst(keyFileIn(settings.dataDir));
				else refuse(inUse.some(({ id }) => id === keyring.newest));
				let [done, told] = [0, 0];
				const tell = (more: number) => {
					done += more;
					if (done - told < TELL_ROWS) return;
					told = done;
					console.log(`${done} rows so far.`);
				};
				const keys = await connection.keys();
				const { rows, damaged } = await withStore(settings, (store) => rotate(clients, keys, tell, store));
				for (const place of damaged) console.log(`It stays as it was, because no key opens it: ${place}.`);
				console.log(`${rows} rows were encrypted anew. ${leftover(settings)}`);
			});
		} finally {
			await connection.close();
		}
	},
};

function putNewKeyFirst(file: string): void {
	writeKeys(file, [newKey(), ...readKeys(file)]);
}

/**
 * Refuses if the key is a setting: the operator has to set the new key there first, so that the app knows it. @throws
 * Error
 */
function refuse(isSame: boolean): never {
	throw new Error(
		isSame
			? "Everything is encrypted under the first key of DATA_ENCRYPTION_KEY. To change it, put a new one before it, with a comma between them (`openssl rand -base64 32` makes one), start the app anew, then call this again."
			: "The first key of DATA_ENCRYPTION_KEY is new, and the app does not know it yet: start the app anew, then call this again.",
	);
}

function leftover(settings: Settings): string {
	const places = [
		...(givenKeys(settings).length > 1 ? ["what comes after the first key in DATA_ENCRYPTION_KEY"] : []),
		...olderInFile(settings),
	];
	return `Nothing needs the older keys any more: you can take away ${places.join(" and ")}. Backups made before now can only be read with them.`;
}

function olderInFile(settings: Settings): string[] {
	const file = keyFileIn(settings.dataDir);
	if (settings.databaseUrl || readKeys(file).length === 0) return [];
	return givenKeys(settings).length > 0 ? [`the file ${file}`] : [`the lines after the first in ${file}`];
}
