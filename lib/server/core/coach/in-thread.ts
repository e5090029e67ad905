import "server-only";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { Coach } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { doTextTask } from "@/lib/server/core/work/text-threads";
import { TookTooLong } from "@/lib/server/core/work/threads";
import { inTurn } from "@/lib/server/core/work/turns";
import { type InputOf, type Writing, type Written, writers } from "./writers";

/**
 * `atOnce` in characters: longer input is written in a worker thread. Time limit in milliseconds: every text takes less
 * than a tenth of it.
 */
const LIMITS = { atOnce: 6_000, timeoutMs: 30_000 };

/**
 * Returns the built-in coach for one person. Long texts are written in a worker thread, so that nobody else is held up,
 * and a text that takes too long is given up.
 */
export function builtInCoachFor(userId: number): Coach {
	const write = <Name extends Writing>(name: Name, input: InputOf<Name>, signal: AbortSignal) =>
		doWriting(userId, { name, now: writers[name] }, [input], signal) as Promise<Written<Name>>;
	return {
		...builtInCoach,
		reply: (input, signal) => inTurn(userId, () => builtInCoach.reply(input, signal)),
		analyzeQuestionnaire: (input, signal) => write("analyzeQuestionnaire", input, signal),
		reflectOnEntry: (input, signal) => write("reflectOnEntry", input, signal),
		quickInsight: (input, signal) => write("quickInsight", input, signal),
		writeLifeScript: (input, signal) => write("writeLifeScript", input, signal),
		writeLoveScript: (input, signal) => write("writeLoveScript", input, signal),
	};
}

/**
 * Runs a function that makes a text or choices of what a person wrote, as `doTextTask` does.
 * @throws AppError `ai_timeout` if it takes too long.
 */
export async function doWriting<Given extends unknown[], Made>(
	userId: number,
	task: { name: string; now: (...given: Given) => Made },
	given: Given,
	signal?: AbortSignal,
): Promise<Awaited<Made>> {
	try {
		return await doTextTask(userId, task, given, signal ? { ...LIMITS, signal } : LIMITS);
	} catch (error) {
		if (!(error instanceof TookTooLong)) throw error;
		throw new AppError("ai_timeout", "The coach took too long. Please try again.", { cause: error });
	}
}
