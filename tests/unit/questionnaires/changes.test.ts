import fc from "fast-check";
import { attemptBefore, describeChanges, patternChanges } from "@/lib/domain/questionnaires/changes";
import { patternNames } from "@/lib/domain/questionnaires/schema";

const scores = (...values: number[]) => values.map((score, index) => ({ name: patternNames[index] as string, score }));
const describeScores = (before: number[], now: number[]) =>
	describeChanges(patternChanges(scores(...before), scores(...now)));

test.each([
	["nothing", [60, 60, 60, 60, 60, 60], [60, 60, 60, 60, 60, 60], "All six are about where they were."],
	["one answer by one step", [60, 60, 60, 60, 60, 60], [64, 56, 60, 60, 60, 60], "All six are about where they were."],
	[
		"one pattern",
		[60, 60, 60, 60, 60, 60],
		[52, 60, 60, 60, 60, 60],
		"Pleaser (by 8 points) has eased. The other five are about where they were.",
	],
	[
		"several, those that changed most first",
		[60, 60, 60, 60, 60, 60],
		[52, 40, 72, 60, 60, 84],
		"Avoider (by 20 points) and Pleaser (by 8) have eased. All-or-Nothing (by 24 points) and Anxious (by 12) have grown stronger. The other two are about where they were.",
	],
	[
		"all but one",
		[60, 60, 60, 60, 60, 60],
		[20, 20, 20, 20, 20, 60],
		"Pleaser (by 40 points), Avoider (by 40), Anxious (by 40), Controller (by 40) and Victim (by 40) have eased. The other one is about where it was.",
	],
	[
		"all",
		[20, 20, 20, 20, 20, 20],
		[60, 60, 60, 60, 60, 60],
		"Pleaser (by 40 points), Avoider (by 40), Anxious (by 40), Controller (by 40), Victim (by 40) and All-or-Nothing (by 40) have grown stronger.",
	],
])("what is said when %s has changed", (_, before, now, words) => {
	expect(describeScores(before, now)).toBe(words);
});

test("every pattern that moved by more than one step is named once, and no other", () => {
	const six = fc.array(fc.integer({ min: 5, max: 25 }), { minLength: 6, maxLength: 6 });
	fc.assert(
		fc.property(six, six, (before, now) => {
			const words = describeScores(
				before.map((sum) => sum * 4),
				now.map((sum) => sum * 4),
			);
			for (const [index, name] of patternNames.entries()) {
				const difference = Math.abs((now[index] as number) - (before[index] as number));
				expect(words.split(name).length - 1).toBe(difference > 1 ? 1 : 0);
			}
		}),
	);
});

test("the attempt before is the newest older one of the same questionnaire", () => {
	const attempt = (id: string, completedAt: string, questionnaireId = "6") => ({ id, questionnaireId, completedAt });
	const now = attempt("now", "2026-03-05T10:00:00.000Z");
	const list = [
		attempt("later", "2026-03-06T10:00:00.000Z"),
		attempt("oldest", "2026-01-01T10:00:00.000Z"),
		now,
		attempt("before", "2026-02-01T10:00:00.000Z"),
		attempt("other", "2026-03-01T10:00:00.000Z", "8"),
	];
	expect(attemptBefore(list, now)?.id).toBe("before");
	expect(attemptBefore(list, list[1] as (typeof list)[number])).toBeNull();
});
