import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { doTextTask } from "@/lib/server/core/work/text-threads";
import { TookTooLong } from "@/lib/server/core/work/threads";
import { type Asked, type Recall, type Recalled, recalls } from "./recalls";

/**
 * Time limit in milliseconds; `atOnce` in characters: longer input goes to a worker thread. Even as much as a person
 * can possibly have written takes a tenth of the time.
 */
const LIMITS = { atOnce: 20_000, timeoutMs: 20_000 };

/**
 * Searches what a person has written with one of the functions of `recalls`.
 * @throws AppError `ai_timeout` if it takes too long.
 */
export async function recall<Name extends Recall>(
	userId: number,
	name: Name,
	...asked: Asked<Name>
): Promise<Recalled<Name>> {
	try {
		return (await doTextTask(userId, { name, now: recalls[name] }, asked, LIMITS)) as Recalled<Name>;
	} catch (error) {
		if (!(error instanceof TookTooLong)) throw error;
		throw new AppError("ai_timeout", "The coach took too long. Please try again.", { cause: error });
	}
}
