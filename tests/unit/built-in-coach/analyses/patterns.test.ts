import fc from "fast-check";
import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { paragraphsOf, renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import type { Fact } from "@/lib/ai/built-in/parts/part";
import { analysisSchema } from "@/lib/domain/questionnaires/analysis";
import { patternNames } from "@/lib/domain/questionnaires/ids";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { questionnaireOf } from "@/tests/people/people";
import { faultIn } from "./score-sentences";

const questionnaire = questionnaireOf("6");
const { signal } = new AbortController();
const vector = (scores: readonly number[]): PatternScore[] =>
	patternNames.map((name, i) => ({ name, score: scores[i] ?? 0, description: "" }));
const byName = (scores: readonly PatternScore[]) => Object.fromEntries(scores.map(({ name, score }) => [name, score]));

async function write(scores: PatternScore[], before: PatternScore[] | null = null, numbers: readonly number[] = []) {
	return analysisParts(
		{
			person: { firstName: "Kim" },
			manner: { persona: "", instructions: "" },
			questionnaire,
			answers: numbers.map((answer, i) => ({ questionId: String(i + 1), answer })),
			patternScores: scores,
			previousPatternScores: before,
			earlier: [],
		},
		signal,
	);
}

const factsIn = (parts: Awaited<ReturnType<typeof write>>): Fact[] =>
	paragraphsOf(parts)
		.flat()
		.filter((part) => part.kind === "fact");

async function faults(now: readonly number[], then: readonly number[] | null): Promise<string[]> {
	const scores = vector(now);
	const before = then && vector(then);
	const parts = await write(scores, before);
	const given = { scores: byName(scores), before: before && byName(before) };
	const reasons = paragraphsOf(parts)
		.flat()
		.flatMap((part) => (part.kind === "content" && part.reason ? [part.reason] : []));
	const told = factsIn(parts).map(({ text }) => text);
	expect(told.length).toBeGreaterThan(0);
	return [...told, ...reasons].flatMap((sentence) => faultIn(sentence, given) ?? []);
}

/** The scores that five answers from 1 to 5 can have. */
const possible = fc.constantFrom(...Array.from({ length: 21 }, (_, i) => 20 + i * 4));
const few = fc.constantFrom(0, 20, 56, 60, 61, 64, 80, 100);

test("every sentence about any scores is true, ties and extremes included", async () => {
	const six = fc.oneof(
		fc.array(possible, { minLength: 6, maxLength: 6 }),
		fc.array(few, { minLength: 6, maxLength: 6 }),
		fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
	);
	await fc.assert(
		fc.asyncProperty(six, fc.option(six), async (now, then) => {
			expect(await faults(now, then)).toEqual([]);
		}),
		{ numRuns: 80, endOnFailure: true },
	);
});

test("what is said of single statements is what was answered", async () => {
	const numbers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 31, maxLength: 31 });
	await fc.assert(
		fc.asyncProperty(numbers, async (given) => {
			const answers = given.map((answer, i) => ({ questionId: String(i + 1), answer }));
			const parts = await write(scorePatterns(questionnaire.questions, answers), null, given);
			expect(analysisSchema.safeParse(renderAnalysisParts(parts)).error).toBeUndefined();
			const numberOf = (statement: string) =>
				given[questionnaire.questions.findIndex(({ text }) => text.replace(/\.$/, "") === statement)];
			for (const { text } of factsIn(parts)) {
				const agrees = /^(?:You agree with|You say yes|As for|Of )/.test(text);
				for (const [, statement = "", value] of text.matchAll(/\*([^*]+)\* \((\d) of 5\)/g)) {
					expect(numberOf(statement)).toBe(Number(value));
					if (agrees) expect(Number(value)).toBeGreaterThanOrEqual(4);
					else expect(Number(value)).toBeLessThanOrEqual(2);
				}
				const [, honest] = /\*([^*]+)\* has a/.exec(text) ?? [];
				if (honest) expect(text).toContain(`a ${numberOf(honest)}`);
			}
		}),
		{ numRuns: 80, endOnFailure: true },
	);
});
