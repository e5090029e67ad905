import "server-only";
import type { Answer } from "@/lib/domain/questionnaires/schema";
import type { Withheld } from "@/lib/server/memory/hidden";
import type { AnswersOf } from "@/lib/server/memory/sources";
import { recall } from "./recall";

/** Removes what was forgotten from the answers of several responses, in the same order. */
export async function answersLeft(
	userId: number,
	responses: readonly AnswersOf[],
	withheld: Withheld,
): Promise<Answer[][]> {
	if (withheld.size === 0) return responses.map(({ answers }) => [...answers]);
	return recall(userId, "answers", responses, withheld.hashes);
}
