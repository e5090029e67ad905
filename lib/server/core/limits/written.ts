/** What somebody's rows take in the database. */
export interface Room {
	/** When they were added up, in bytes. */
	bytes: number;
	/** Bytes that were written since, as far as this process did it. */
	added: number;
	/** When that was, as `performance.now` has it, and how long it took, in milliseconds. */
	countedAt: number;
	took: number;
	/** Whether something was deleted since. */
	isLess: boolean;
}

/** What a row takes beside its words: its head, its other columns and its places in indexes. */
export const ROW_BYTES = 200;

// One for the process, however often bundlers evaluate this module.
const holder = globalThis as { innerscriptRooms?: Map<number, Room> };
holder.innerscriptRooms ??= new Map();
/** Of everybody who wrote something lately. */
export const rooms = holder.innerscriptRooms;

/** Notes that a row was encrypted for a person. @param bytes Of its encrypted columns. */
export function noteWritten(person: number, bytes: number): void {
	const room = rooms.get(person);
	if (room) room.added += bytes + ROW_BYTES;
}

/** Notes that a person deleted something. */
export function noteDeleted(person: number): void {
	const room = rooms.get(person);
	if (room) room.isLess = true;
}
