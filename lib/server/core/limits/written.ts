/** How much room a person's rows take in the database. */
export interface Room {
	/** The sum when the rows were last added up, in bytes. */
	bytes: number;
	/** Bytes that this process has written since. */
	added: number;
	/** When they were added up, as a `performance.now`, and how long that took, in milliseconds. */
	countedAt: number;
	took: number;
	/** Whether something was deleted since. */
	isLess: boolean;
}

/** How many bytes a row takes in addition to its text: its header, its other columns and its index entries. */
export const ROW_BYTES = 200;
/** The factor by which encryption makes text longer: ciphertext is base64. */
export const SEALED = 4 / 3;

// One per process, even if a bundler evaluates this module several times.
const holder = globalThis as { innerscriptRooms?: Map<number, Room>; innerscriptReserved?: Map<number, number> };
holder.innerscriptRooms ??= new Map();
holder.innerscriptReserved ??= new Map();
/** The room of everybody who wrote something lately. */
export const rooms = holder.innerscriptRooms;
/** Bytes that current requests are about to write, by person. */
const reserved = holder.innerscriptReserved;

export const reservedOf = (person: number): number => reserved.get(person) ?? 0;

/**
 * Reserves room for what is about to be written.
 * @returns A function to call once, when the write has succeeded or failed.
 */
export function reserve(person: number, bytes: number): () => void {
	reserved.set(person, reservedOf(person) + bytes);
	return () => {
		const left = reservedOf(person) - bytes;
		if (left > 0) reserved.set(person, left);
		else reserved.delete(person);
	};
}

/**
 * Notes that a row was encrypted for a person.
 * @param bytes The size of its encrypted columns.
 */
export function noteWritten(person: number, bytes: number): void {
	const room = rooms.get(person);
	if (room) room.added += bytes + ROW_BYTES;
}

/** Notes that a person deleted something. */
export function noteDeleted(person: number): void {
	const room = rooms.get(person);
	if (room) room.isLess = true;
}
