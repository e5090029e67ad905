import { type PatternName, patternNames } from "./ids";
import type { PatternScore } from "./schema";

/** A pattern's score in the earlier attempt and now, in percent. */
export interface PatternChange {
	name: PatternName;
	before: number;
	now: number;
}

type Scores = readonly Pick<PatternScore, "name" | "score">[];

/**
 * How many percentage points a pattern changes if one answer is one step higher. Smaller changes than two such steps
 * count as none.
 */
const ONE_STEP = 4;

/** Returns how each of the six patterns has changed, in order. A pattern without a score counts as 0. */
export function patternChanges(before: Scores, now: Scores): PatternChange[] {
	const scoreIn = (scores: Scores, name: string) => scores.find((score) => score.name === name)?.score ?? 0;
	return patternNames.map((name) => ({ name, before: scoreIn(before, name), now: scoreIn(now, name) }));
}

/** Finds the previous response to the same questionnaire, whatever the order of the list. */
export function attemptBefore<Attempt extends { id: string; questionnaireId: string; completedAt: string }>(
	responses: readonly Attempt[],
	response: Attempt,
): Attempt | null {
	return (
		responses
			.filter(({ id, questionnaireId }) => questionnaireId === response.questionnaireId && id !== response.id)
			.filter(({ completedAt }) => completedAt < response.completedAt)
			.sort((a, b) => (a.completedAt < b.completedAt ? 1 : -1))[0] ?? null
	);
}

/** Describes the changes in one to three sentences. */
export function describeChanges(changes: readonly PatternChange[]): string {
	const moved = changes.filter(({ before, now }) => Math.abs(now - before) > ONE_STEP);
	const eased = moved.filter(({ before, now }) => now < before).sort((a, b) => a.now - a.before - (b.now - b.before));
	const grown = moved.filter(({ before, now }) => now > before).sort((a, b) => b.now - b.before - (a.now - a.before));
	if (moved.length === 0) return "All six are about where they were.";
	const sentences = [
		eased.length > 0 && `${list(eased)} ${eased.length === 1 ? "has" : "have"} eased.`,
		grown.length > 0 && `${list(grown)} ${grown.length === 1 ? "has" : "have"} grown stronger.`,
		moved.length < changes.length && moved.length > 0 && rest(changes.length - moved.length),
	];
	return sentences.filter(Boolean).join(" ");
}

const rest = (count: number) =>
	count === 1 ? "The other one is about where it was." : `The other ${numbers[count]} are about where they were.`;
const numbers = ["zero", "one", "two", "three", "four", "five", "six"];

/** Lists changes as `Pleaser (by 12 points) and Anxious (by 8)`. */
function list(changes: readonly PatternChange[]): string {
	const items = changes.map(({ name, before, now }, index) => {
		const points = Math.abs(now - before);
		return `${name} (by ${points}${index === 0 ? " points" : ""})`;
	});
	return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
