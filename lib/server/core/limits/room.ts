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
import { ROW_BYTES, type Room, reserve, reservedOf, rooms } from "./written";

const FULL =
	"Your account is full, so this could not be saved. Nothing was lost: everything that is here can be read, taken along " +
	"and deleted, and deleting some of it makes room.";
const MEGABYTE = 1024 * 1024;
/** After how long an account's size is added up again, in milliseconds: another process may have written rows. */
const COUNTED_FOR_MS = 60 * 60_000;
/** After how many written bytes it is added up again, as a share of an account's limit. */
const COUNTED_FOR_SHARE = 1 / 8;
/** The largest share of time that adding up may take, however large an account is. */
const COUNTING_SHARE = 1 / 50;
/** A sum that took less than this, in milliseconds, is computed again as soon as something was deleted. */
const QUICK_MS = 50;
/** For how many people the sum is kept in memory. */
const MOST_PEOPLE = 2_000;

/** The tables that count. Deleted items stay in theirs for some seconds, and no longer count. */
const counted = Object.values<EncryptedModel>(encryptedModels).filter((one) => one !== encryptedModels.DeletedItem);

/** Returns the SQL that adds up a table. It reads no column's content: Postgres knows the lengths. */
function sumOf(model: EncryptedModel): string {
	const { table, parent } = model;
	const columns = encryptedColumns(model).map((column) => `coalesce(pg_column_size(t.${inDatabase(column)}), 0)`);
	const from = parent
		? `${table} t JOIN ${parent.table} p ON p.id = t.${inDatabase(parent.by)} WHERE p.user_id`
		: `${table} t WHERE t.user_id`;
	return `SELECT sum(${ROW_BYTES} + ${columns.join(" + ")}) AS n FROM ${from} = $1`;
}

/** Rows without text, of which a person can have a great many, and objects in the object store. */
const others = [
	`SELECT ${ROW_BYTES} * count(*) FROM forgotten_facts WHERE user_id = $1`,
	`SELECT sum(${ROW_BYTES} + bytes) FROM stored_objects WHERE user_id = $1`,
	`SELECT ${ROW_BYTES} * count(*) FROM imported_rows r JOIN imports i ON i.id = r.import_id WHERE i.user_id = $1`,
];
const SUM = `SELECT coalesce(sum(n), 0)::text AS bytes FROM (${[...counted.map(sumOf), ...others].join(" UNION ALL ")}) s`;

/** Returns how many bytes a person's data takes in each table. */
export async function bytesByTable(userId: number): Promise<Map<string, number>> {
	const sums = counted.map((model) => `SELECT '${model.table}' AS name, s.n::text AS bytes FROM (${sumOf(model)}) s`);
	const { rows } = await pool().query<{ name: string; bytes: string | null }>(sums.join(" UNION ALL "), [userId]);
	return new Map(rows.flatMap(({ name, bytes }) => (bytes === null ? [] : [[name, Number(bytes)]])));
}

const counting = new Map<number, Promise<Room>>();

async function addUp(userId: number): Promise<Room> {
	const before = rooms.get(userId);
	const started = performance.now();
	// Writes during the sum are added to it; at worst they count twice.
	const room: Room = { bytes: 0, added: reservedOf(userId), countedAt: started, took: 0, isLess: false };
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
		// There is too much to add up in time. The earlier sum is accurate enough.
		room.bytes = before ? before.bytes + before.added : 0;
		rooms.set(userId, room);
	}
	room.countedAt = performance.now();
	room.took = room.countedAt - started;
	return room;
}

/** Adds up a person's data; simultaneous callers share the same query. */
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

/** Whether adding up again may show that there is room after all. */
const mayHaveRoom = ({ countedAt, took, isLess }: Room): boolean =>
	(isLess && took < QUICK_MS) || performance.now() - countedAt > took / COUNTING_SHARE;

/**
 * Reserves room in an account for what is about to be written, so that simultaneous requests do not use the same room.
 * The rows are added up once in a while; in between, written bytes are counted. Other processes do not see the
 * reservation.
 * @returns A function to call once, when the write has succeeded or failed.
 * @throws AppError `too_large` if there is no room.
 */
export async function reserveRoom(userId: number, bytes: number, message = FULL): Promise<() => void> {
	const most = env().MEGABYTES_PER_ACCOUNT * MEGABYTE;
	const known = await (counting.get(userId) ?? rooms.get(userId));
	let room = known && !isDue(known, most) ? known : await count(userId);
	const isFull = () => room.bytes + room.added + reservedOf(userId) + bytes > most;
	if (isFull() && mayHaveRoom(room)) room = await count(userId);
	if (isFull()) throw new AppError("too_large", message);
	return reserve(userId, bytes);
}

/**
 * Checks that there is room now, and reserves none.
 * @throws AppError `too_large` if there is none.
 */
export async function requireRoom(userId: number, bytes = 0, message = FULL): Promise<void> {
	const letGo = await reserveRoom(userId, bytes, message);
	letGo();
}
