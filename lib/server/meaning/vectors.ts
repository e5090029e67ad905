import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { db } from "@/lib/server/core/database/db";
import { keyOf } from "./pages";

/** Maximum number of vector components kept in memory for all people together, 32 bits each. */
const MOST = 12_000_000;

/** The vectors of a person, by the keys of their parts. */
type Vectors = Map<string, { id: string; vector: Float32Array }>;

// Survives hot reload, which evaluates modules again.
const holder = globalThis as { innerscriptVectors?: Map<number, { model: string; vectors: Vectors }> };

function people() {
	holder.innerscriptVectors ??= new Map();
	return holder.innerscriptVectors;
}

/** Returns a person's present vectors of a model. Vectors stay in memory for a while after they were read. */
export async function vectorsOf(userId: number, model: string): Promise<Vectors> {
	const kept = people().get(userId);
	const known: Vectors = kept?.model === model ? kept.vectors : new Map();
	const rows = await db().pageVector.findMany({
		where: { userId, model },
		select: { id: true, page: true, hash: true },
	});
	const vectors: Vectors = new Map();
	const unread: string[] = [];
	for (const { id, page, hash } of rows) {
		const one = known.get(keyOf(page, hash));
		if (one?.id === id) vectors.set(keyOf(page, hash), one);
		else unread.push(id);
	}
	for (let at = 0; at < unread.length; at += READ) {
		const read = await db().pageVector.findMany({ where: { userId, id: { in: unread.slice(at, at + READ) } } });
		for (const { id, page, hash, vector } of read.filter(isSound)) {
			vectors.set(keyOf(page, hash), { id, vector: numbersIn(vector) });
		}
	}
	people().delete(userId);
	people().set(userId, { model, vectors });
	makeRoom(userId);
	return vectors;
}

/** How many vectors are read at a time. */
const READ = 200;

export const bytesOf = (vector: Float32Array) =>
	new Uint8Array(vector.buffer.slice(vector.byteOffset, vector.byteOffset + vector.byteLength) as ArrayBuffer);

/** Copies the bytes, because a Float32Array must start at a multiple of four bytes. */
const numbersIn = (bytes: Uint8Array) => new Float32Array(bytes.slice().buffer);

function makeRoom(current: number): void {
	const sizeOf = ({ vectors }: { vectors: Vectors }) =>
		vectors.size * (vectors.values().next().value?.vector.length ?? 0);
	let size = [...people().values()].reduce((sum, one) => sum + sizeOf(one), 0);
	for (const [userId, one] of people()) {
		if (size <= MOST || userId === current) continue;
		size -= sizeOf(one);
		people().delete(userId);
	}
}
