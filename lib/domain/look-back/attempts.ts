import { type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import type { Attempts } from "./shown";

/** A statement that was answered differently in two attempts. */
export interface AnsweredDifferently {
	text: string;
	pattern: PatternName | null;
	before: number;
	after: number;
}

/**
 * Returns the statements that were answered differently in two attempts, the largest difference first.
 * @param from,to Indexes in the list of attempts.
 */
export function answeredDifferently(
	{ statements, attempts }: Attempts,
	from: number,
	to: number,
): AnsweredDifferently[] {
	const [before, after] = [attempts[from]?.answers ?? [], attempts[to]?.answers ?? []];
	return statements
		.flatMap((statement, i) => {
			const [one, other] = [before[i], after[i]];
			return one && other && one !== other ? [{ ...statement, before: one, after: other }] : [];
		})
		.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** Returns the six scores of two attempts, in the order of `patternNames`. */
export function scoresAt({ attempts }: Attempts, from: number, to: number) {
	return patternNames.map((name, i) => ({
		name,
		before: attempts[from]?.scores[i] ?? 0,
		after: attempts[to]?.scores[i] ?? 0,
	}));
}
