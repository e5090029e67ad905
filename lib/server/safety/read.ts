import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { charactersIn } from "@/lib/server/core/characters";
import { Threads, TookTooLong } from "@/lib/server/core/threads";
import { type Found, type Given, type ReaderName, readNow } from "./read-now";

/** Up to so many characters are read on the main thread, which takes a few milliseconds. */
const AT_ONCE = 6_000;
const LIMIT_MS = 8_000;
const TOO_SLOW = "This text takes too long to read. It is still here: please send it in smaller parts.";

const threads = new Threads<{ name: ReaderName; given: unknown[] }, unknown>({
	file: "lib/server/safety/reading-worker.ts",
	compiled: "reading",
	size: 2,
	limitMs: LIMIT_MS,
	keepsOneFree: true,
});

/**
 * Applies one of safety's functions to what a person wrote. Long texts are read in a worker thread, where people take
 * turns, so that nobody else is held up.
 * @param userId Whose text it is.
 * @param given What the function takes.
 * @throws AppError `invalid` if reading takes too long.
 */
export async function read<Name extends ReaderName>(
	userId: number,
	name: Name,
	...given: Given<Name>
): Promise<Found<Name>> {
	if (charactersIn(given) <= AT_ONCE) return readNow(name, given);
	try {
		return (await threads.run(String(userId), { name, given })) as Found<Name>;
	} catch (error) {
		if (error instanceof TookTooLong) throw new AppError("invalid", TOO_SLOW, { cause: error });
		throw error;
	}
}
