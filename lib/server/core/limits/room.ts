import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { pool, tookTooLong } from "@/lib/server/core/database/db";
import {
	type EncryptedModel,
	encryptedColumns,
	encryptedModels,
	inDatabase,
} from "@/lib/server/core/encryption/encrypted-columns";
import { env } from "@/lib/server/core/env";
import { ROW_BYTES, type Room, rooms } from "./written";

const FULL =
	"Your account is full, so this could not be saved. Nothing was lost: everything that is here can be read, taken along " +
	"and deleted, and deleting some of it makes room.";
const MEGABYTE = 1024 * 1024;
/** After this time rows are added up anew, because another process may have written some, in milliseconds. */
const COUNTED_FOR_MS = 60 * 60_000;
/** And after so many bytes, as a share of what an account may have. */
const COUNTED_FOR_SHARE = 1 / 8;
/** Adding up takes at most this share of the time, however large an account is. */
const COUNTING_SHARE = 1 / 50;
/** What takes less is done at once where somebody deleted something, in milliseconds. */
const QUICK_MS = 50;
/** Of how many people it is kept. */
const MOST_PEOPLE = 2_000;

/** What was deleted lies in its table for some seconds more, and counts no longer. */
const counted = Object.values<EncryptedModel>(encryptedModels).filter((one) => one !== encryptedModels.DeletedItem);

/** Adds up a table. No column is read for that: the database knows their lengths. */
function sumOf(model: EncryptedModel): string {
	const { table, parent } = model;
	const columns = encryptedColumns(model).map((column) => `coalesce(pg_column_size(t.${inDatabase(column)}), 0)`);
	const from = parent
		? `${table} t JOIN ${parent.table} p ON p.id = t.${inDatabase(parent.by)} WHERE p.user_id`
		: `${table} t WHERE t.user_id`;
	return `SELECT sum(${ROW_BYTES} + ${columns.join(" + ")}) AS n FROM ${from} = $1`;
}

/** Rows without words that somebody can have very many of. */
const others = [
	`SELECT ${ROW_BYTES} * count(*) FROM forgotten_facts WHERE user_id = $1`,
	`SELECT ${ROW_BYTES} * count(*) FROM imported_rows r JOIN imports i ON i.id = r.import_id WHERE i.user_id = $1`,
];
const SUM = `SELECT coalesce(sum(n), 0)::text AS bytes FROM (${[...counted.map(sumOf), ...others].join(" UNION ALL ")}) s`;

const counting = new Map<number, Promise<Room>>();

async function addUp(userId: number): Promise<Room> {
	const before = rooms.get(userId);
	const started = performance.now();
	// What is written from now on counts beside the sum, at worst twice.
	const room: Room = { bytes: 0, added: 0, countedAt: started, took: 0, isLess: false };
	rooms.delete(userId);
	rooms.set(userId, room);
	for (const someone of rooms.keys()) {
		if (rooms.size <= MOST_PEOPLE) break;
		rooms.delete(someone);
	}
	try {
		const { rows } = await pool().query<{ bytes: string }>(SUM, [userId]);
		room.bytes = Number(rows[0]?.bytes ?? 0);
	} catch (error) {
		rooms.delete(userId);
		if (!tookTooLong(error)) throw error;
		// There are too many to be added up in time. What was known before stays true enough.
		room.bytes = before ? before.bytes + before.added : 0;
		rooms.set(userId, room);
	}
	room.countedAt = performance.now();
	room.took = room.countedAt - started;
	return room;
}

/** Adds up what a person has; whoever asks meanwhile gets the same answer. */
function count(userId: number): Promise<Room> {
	const running = counting.get(userId);
	if (running) return running;
	const begun = addUp(userId).finally(() => counting.delete(userId));
	counting.set(userId, begun);
	return begun;
}

function isDue({ added, countedAt, took }: Room, most: number): boolean {
	const age = performance.now() - countedAt;
	if (age < took / COUNTING_SHARE) return false;
	return age > COUNTED_FOR_MS || added > most * COUNTED_FOR_SHARE;
}

/** Whether adding up anew can show that there is room after all. */
const mayHaveRoom = ({ countedAt, took, isLess }: Room): boolean =>
	(isLess && took < QUICK_MS) || performance.now() - countedAt > took / COUNTING_SHARE;

/**
 * Whether so many bytes more have a place in somebody's account. Their rows are added up once in a while; in between what is
 * written is.
 * @throws AppError `too_large` where they have not.
 */
export async function requireRoom(userId: number, bytes = 0, message = FULL): Promise<void> {
	const most = env().MEGABYTES_PER_ACCOUNT * MEGABYTE;
	const known = await (counting.get(userId) ?? rooms.get(userId));
	let room = known && !isDue(known, most) ? known : await count(userId);
	const isFull = () => room.bytes + room.added + bytes > most;
	if (isFull() && mayHaveRoom(room)) room = await count(userId);
	if (isFull()) throw new AppError("too_large", message);
}
