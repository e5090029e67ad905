import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { charactersIn } from "@/lib/server/core/characters";
import { Threads, TookTooLong } from "@/lib/server/core/threads";
import { type Found, type Given, type ReaderName, readNow } from "./read-now";

/** What is read at once, in characters: a few milliseconds' worth. More of it is read in a thread. */
const AT_ONCE = 6_000;
const LIMIT_MS = 8_000;
const TOO_SLOW = "This text takes too long to read. It is still here: please send it in smaller parts.";

const threads = new Threads<{ name: ReaderName; given: unknown[] }, unknown>({
	file: "lib/server/safety/reading-worker.mjs",
	size: 1,
	limitMs: LIMIT_MS,
});

/**
 * Has safety read what a person wrote, by one of its functions. Long texts hold up nobody else: they are read in a
 * thread, those of different people in turns.
 * @param userId Whose they are.
 * @param given What the function takes.
 * @throws AppError `invalid` where reading takes longer than it may.
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
