import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { charactersIn } from "@/lib/server/core/characters";
import { Threads, TookTooLong } from "@/lib/server/core/threads";
import { type Asked, type Recall, type Recalled, recallNow } from "./recall-now";

/** What is looked through at once, in characters: a few milliseconds' worth. More of it goes to a thread. */
const AT_ONCE = 20_000;
/** Everything that anybody can have written takes a tenth of it; the first one also waits for the thread to load. */
const LIMIT_MS = 20_000;

const threads = new Threads<{ name: Recall; asked: unknown[] }, unknown>({
	file: "lib/server/memory/recall/recall-worker.ts",
	compiled: "recall",
	size: 1,
	limitMs: LIMIT_MS,
});

/**
 * Looks through what a person has written, by one of the functions of `recall-now`. Much of it holds up nobody else: it
 * is looked through in a thread, that of different people in turns.
 * @throws AppError `ai_timeout` where it takes longer than it may.
 */
export async function recall<Name extends Recall>(
	userId: number,
	name: Name,
	...asked: Asked<Name>
): Promise<Recalled<Name>> {
	if (charactersIn(asked) <= AT_ONCE) return recallNow(name, asked);
	try {
		return (await threads.run(String(userId), { name, asked })) as Recalled<Name>;
	} catch (error) {
		if (!(error instanceof TookTooLong)) throw error;
		throw new AppError("ai_timeout", "The coach took too long. Please try again.", { cause: error });
	}
}
