import type pg from "pg";
import { Keyring, newKey, parseKey } from "@/lib/server/core/encryption/keyring";
import { rotate } from "@/lib/server/core/encryption/rotate";
import { parseObjectStoreUrl } from "@/lib/server/core/objects/address";
import { moveToDatabase, moveToStore } from "@/lib/server/core/objects/move";
import { dropUnused } from "@/lib/server/core/objects/registry";
import { ObjectStore, ObjectStoreUnavailableError } from "@/lib/server/core/objects/store";
import { connectTo } from "@/tests/launcher/clients";
import { temporaryFolder } from "@/tests/launcher/folders";
import { run } from "@/tests/launcher/processes";
import { startObjectStore, type TestStore } from "@/tests/setup/object-store/start";
import { admin, emptyOne, type TestDatabase } from "./databases";

const OLD_KEY = process.env.DATA_ENCRYPTION_KEY ?? "";
let database: TestDatabase;
let server: TestStore;
let store: ObjectStore;
let client: pg.Client;
let folder: string;
let close = async () => {};

beforeAll(async () => {
	folder = temporaryFolder();
	[database, server] = await Promise.all([emptyOne(), startObjectStore()]);
	await run("tests/launcher/scripts/prepare.ts", [database.url], { DATA_ENCRYPTION_KEY: OLD_KEY });
	store = new ObjectStore(parseObjectStoreUrl(server.url));
}, 240_000);
beforeEach(async () => {
	client = await connectTo(database.url);
});
afterAll(async () => {
	await close();
	await store.close();
	await Promise.all([database.close(), server.close()]);
}, 240_000);

/** Restarts the app on this database with these settings. */
async function appWith(settings: Record<string, string>) {
	await close();
	jest.resetModules();
	Object.assign(process.env, { DATABASE_URL: database.url, ...settings });
	const { disconnect } = await import("@/lib/server/core/database/db");
	close = disconnect;
	return { ...(await import("@/tests/api/photos/support")), ...(await import("@/tests/setup/api")) };
}
type App = Awaited<ReturnType<typeof appWith>>;

/** Signs up two people and adds two pictures for each. */
async function people({ signUp, added }: App) {
	const both = { ada: await signUp("ada"), eve: await signUp("eve") };
	const pictures = [];
	for (const { browser } of [both.ada, both.eve, both.ada, both.eve]) {
		pictures.push({ browser, id: (await added(browser)).id });
	}
	return { ...both, pictures };
}
type Pictures = Awaited<ReturnType<typeof people>>["pictures"];

/** Returns the pictures as their browsers receive them. */
const seen = ({ bytesOf }: App, pictures: Pictures) =>
	Promise.all(
		pictures.map(async ({ browser, id }) => Buffer.from(await bytesOf(await browser.get(`/api/photos/${id}`)))),
	);

const inDatabase = async () =>
	(await client.query("SELECT FROM photos WHERE image IS NOT NULL OR small IS NOT NULL")).rowCount;

const command = (args: string[], settings: Record<string, string> = {}, input = "") =>
	admin(
		folder,
		args,
		{ DATABASE_URL: database.url, DATA_ENCRYPTION_KEY: OLD_KEY, OBJECT_STORE_URL: server.url, ...settings },
		input,
	);

const nothing = () => {};
const leave = (place: string) => {
	throw new Error(place);
};

it("sounds and pictures move into the store and back, interrupted and resumed, and get another key there", async () => {
	let app = await appWith({ OBJECT_STORE_URL: "" });
	const { pictures } = await people(app);
	const before = await seen(app, pictures);
	expect([before[0]?.subarray(0, 2).toString("hex"), await inDatabase(), server.names()]).toEqual(["ffd8", 4, []]);

	// Move everything into the store, which is stopped after the first object.
	let stopping: Promise<void> | undefined;
	const stop = () => {
		stopping ??= server.stop();
	};
	await expect(moveToStore(client, store, { leave, tell: stop })).rejects.toThrow(ObjectStoreUnavailableError);
	await stopping;
	expect(await inDatabase()).toBe(3);
	await server.start();
	const moved = await command(["move-media", "to-store"]);
	expect([moved.code, moved.stdout]).toEqual([0, "Moved: 3 rows with sounds or pictures.\n"]);
	app = await appWith({ OBJECT_STORE_URL: server.url });
	expect([await inDatabase(), await seen(app, pictures)]).toEqual([0, before]);

	// Change the key while the app reads with both; the first attempt breaks off after three objects.
	const key = newKey();
	const keyring = new Keyring(() => [key, parseKey(OLD_KEY)]);
	await expect(rotate([client], keyring, nothing, null)).rejects.toThrow("set OBJECT_STORE_URL");
	const names = server.names();
	let count = 0;
	const breaking = () => {
		if (++count > 3) throw new Error("Interrupted");
	};
	await expect(rotate([client], keyring, breaking, store)).rejects.toThrow("Interrupted");
	expect((await rotate([client], keyring, nothing, store)).damaged).toEqual([]);
	app = await appWith({ DATA_ENCRYPTION_KEY: key.toString("base64") });
	expect(await seen(app, pictures)).toEqual(before);
	await client.query("UPDATE stored_objects SET created_at = created_at - interval '15 minutes'");
	await dropUnused(client, store);
	expect([server.names().length, server.names().filter((name) => names.includes(name))]).toEqual([8, []]);

	// Move everything back into the database. An object that cannot be decrypted stays where it is and is named.
	const { rows } = await client.query<{ name: string }>(
		`SELECT name FROM stored_objects WHERE "column" = 'image' AND photo_id = $1`,
		[pictures[3]?.id],
	);
	const name = rows[0]?.name ?? "";
	const lying = server.read(name);
	server.change(name, Buffer.alloc(lying.length, "x"));
	const left: string[] = [];
	const noted = { tell: nothing, leave: (place: string) => void left.push(place) };
	expect(await moveToDatabase(client, keyring, store, noted)).toBe(7);
	expect([left, server.names()]).toEqual([[`photos.image of ${pictures[3]?.id} is not encrypted`], [name]]);
	server.change(name, lying);
	expect(await moveToDatabase(client, keyring, store, { tell: nothing, leave })).toBe(1);
	app = await appWith({ OBJECT_STORE_URL: "" });
	expect([await inDatabase(), server.names(), await seen(app, pictures)]).toEqual([4, [], before]);
	await rotate([client], new Keyring(() => [parseKey(OLD_KEY), key]), nothing, store);
}, 400_000);

it("the store is tried and compared, a backup says what is not in it, and an account is erased there too", async () => {
	const { ada, eve } = await people(await appWith({ OBJECT_STORE_URL: server.url, DATA_ENCRYPTION_KEY: OLD_KEY }));
	const namesOf = async (id: number) => {
		const { rows } = await client.query<{ name: string }>("SELECT name FROM stored_objects WHERE user_id = $1", [id]);
		return rows.map(({ name }) => name);
	};
	const [lost = ""] = await namesOf(eve.user.id);
	await store.remove(lost);
	// This object is new, so its row may still be on the way into the database.
	await store.put("f".repeat(40), Buffer.from("x"));
	const compared = await command(["check-store"]);
	expect([compared.code, compared.stdout]).toEqual([
		1,
		expect.stringMatching(
			/^The store keeps.*\n8 sounds and pictures lie there\.\nMissing: photos\.\w+ of \S+\.\nMissing in all: 1\.[^\n]*\n$/,
		),
	]);
	const saved = await command(["backup", `${folder}/one.backup`, "--rows"]);
	expect(saved.stdout).toContain("Not in it either: sounds and pictures, which lie in the bucket media.");

	const theirs = await namesOf(ada.user.id);
	const left = () => server.names().filter((name) => theirs.includes(name));
	await server.stop();
	const erased = await command(["erase", ada.account.email], {}, `${ada.account.username}\n`);
	expect([erased.code, erased.stdout]).toEqual([0, expect.stringMatching(/is erased\.\nThe object store did not/)]);
	await server.start();
	expect(left()).toHaveLength(4);
	const url = server.url.replace("S3RVER:S3RVER", "S3RVER:canary");
	const wrong = await command(["check-store"], { OBJECT_STORE_URL: url });
	expect([wrong.code, wrong.stderr]).toEqual([
		1,
		expect.stringMatching(/^The object store did not.*SignatureDoesNotMatch/),
	]);
	expect(wrong.stderr + wrong.stdout).not.toContain("canary");
	expect((await command(["check-store"])).stdout).toContain("Removed: 4 that nothing needed any more.");
	expect(left()).toEqual([]);
}, 400_000);
