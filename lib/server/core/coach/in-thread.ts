import "server-only";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { Coach } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { charactersIn } from "@/lib/server/core/characters";
import { inTurn } from "@/lib/server/core/limits/turns";
import { Threads, TookTooLong } from "@/lib/server/core/threads";
import { type InputOf, type Writing, type Written, writeNow } from "./coach-now";

/** Up to so many characters are read on the main thread, in small steps that take some ten milliseconds together. */
const AT_ONCE = 6_000;
/** No text takes a tenth of this; the first one also waits for the thread to load. */
const LIMIT_MS = 30_000;

const threads = new Threads<{ name: Writing; input: unknown }, unknown>({
	file: "lib/server/core/coach/coach-worker.ts",
	compiled: "coach",
	size: 1,
	limitMs: LIMIT_MS,
	isCostly: true,
});

/**
 * The built-in coach for one person. Long texts are written in a worker thread, so that nobody else is held up. People
 * take turns there, and a text that takes too long is given up.
 */
export function builtInCoachFor(userId: number): Coach {
	return {
		name: builtInCoach.name,
		reply: (input, signal) => inTurn(userId, () => builtInCoach.reply(input, signal)),
		analyzeQuestionnaire: (input, signal) => write(userId, "analyzeQuestionnaire", input, signal),
		reflectOnEntry: (input, signal) => write(userId, "reflectOnEntry", input, signal),
		quickInsight: (input, signal) => write(userId, "quickInsight", input, signal),
		writeLifeScript: (input, signal) => write(userId, "writeLifeScript", input, signal),
		writeLoveScript: (input, signal) => write(userId, "writeLoveScript", input, signal),
	};
}

async function write<Name extends Writing>(
	userId: number,
	name: Name,
	input: InputOf<Name>,
	signal: AbortSignal,
): Promise<Written<Name>> {
	if (charactersIn(input) <= AT_ONCE) return writeNow(name, input, signal);
	try {
		return (await threads.run(String(userId), { name, input }, { signal })) as Written<Name>;
	} catch (error) {
		if (!(error instanceof TookTooLong)) throw error;
		throw new AppError("ai_timeout", "The coach took too long. Please try again.", { cause: error });
	}
}
