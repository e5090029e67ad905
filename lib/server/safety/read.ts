import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { doTextTask } from "@/lib/server/core/work/text-threads";
import { TookTooLong } from "@/lib/server/core/work/threads";
import { type Found, type Given, readers, type SafetyReaderName } from "./readers";

/**
 * Time limit in milliseconds; `atOnce` in characters: longer input goes to a worker thread. On an idle machine no text
 * takes a twentieth of the time; a busy one must not refuse a text.
 */
const LIMITS = { atOnce: 6_000, timeoutMs: 20_000 };
const TOO_SLOW = "This text takes too long to read. It is still here: please send it in smaller parts.";

/**
 * Applies one of the safety functions to what a person wrote.
 * @param userId The person whose text it is.
 * @param given The function's arguments.
 * @throws AppError `invalid` if reading takes too long.
 */
export async function read<Name extends SafetyReaderName>(
	userId: number,
	name: Name,
	...given: Given<Name>
): Promise<Found<Name>> {
	try {
		return (await doTextTask(userId, { name, now: readers[name] }, given, LIMITS)) as Found<Name>;
	} catch (error) {
		if (error instanceof TookTooLong) throw new AppError("invalid", TOO_SLOW, { cause: error });
		throw error;
	}
}
