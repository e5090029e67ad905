import fc from "fast-check";
import { type PatternName, patternNames } from "@/lib/domain/questionnaires/schema";
import { describePattern, overallIntensity, scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { relationshipPatterns } from "@/prisma/catalog/relationship-patterns";

const { questions } = relationshipPatterns;

/** The table in section 3 of the specification. */
const mapping: Record<PatternName, number[]> = {
	Pleaser: [2, 8, 15, 21, 29],
	Avoider: [3, 9, 16, 22, 30],
	Anxious: [4, 10, 17, 23, 26],
	Controller: [5, 11, 18, 24, 27],
	Victim: [6, 12, 19, 25, 28],
	"All-or-Nothing": [1, 7, 13, 20, 31],
};

const answersWith = (answerTo: (id: number) => number | string) =>
	questions.map(({ id }) => ({ questionId: id, answer: answerTo(Number(id)) }));
const scoreOf = (scores: { name: string; score: number }[], name: string) =>
	scores.find((score) => score.name === name)?.score;

describe("pattern scores", () => {
	test.each(Object.entries(mapping))("%s counts its own five statements and no other", (name, ids) => {
		const scores = scorePatterns(
			questions,
			answersWith((id) => (ids.includes(id) ? 5 : 1)),
		);
		expect(scores.map(({ name: scored, score }) => [scored, score])).toEqual(
			patternNames.map((other) => [other, other === name ? 100 : 20]),
		);
	});

	test.each([
		[[5, 4, 3, 2, 1], 60],
		[["5", " 4 ", "3", "2", "1"], 60],
		[["often", "", "-", 5, 5], 40],
	])("the answers %j make %i%%", (answers, expected) => {
		const scores = scorePatterns(
			questions,
			answersWith((id) => answers[mapping.Anxious.indexOf(id)] ?? 0),
		);
		expect(scoreOf(scores, "Anxious")).toBe(expected);
	});

	test("without answers, and without statements, every pattern is 0", () => {
		expect(scorePatterns(questions, []).map(({ score }) => score)).toEqual([0, 0, 0, 0, 0, 0]);
		expect(
			scorePatterns(
				[],
				answersWith(() => 5),
			).map(({ score }) => score),
		).toEqual([0, 0, 0, 0, 0, 0]);
	});

	test("statement 14 counts nowhere", () => {
		const low = scorePatterns(
			questions,
			answersWith(() => 3),
		);
		const high = scorePatterns(
			questions,
			answersWith((id) => (id === 14 ? 5 : 3)),
		);
		expect(high).toEqual(low);
	});

	test("for answers of 1 to 5 it is the sum of the five divided by 25, and a higher answer never lowers it", () => {
		const five = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 31, maxLength: 31 });
		fc.assert(
			fc.property(five, fc.constantFrom(...patternNames), fc.nat(4), (answers, name, which) => {
				const score = (given: number[]) =>
					scoreOf(
						scorePatterns(
							questions,
							answersWith((id) => given[id - 1] as number),
						),
						name,
					) as number;
				const sum = mapping[name].reduce((total, id) => total + (answers[id - 1] as number), 0);
				expect(score(answers)).toBe(Math.round((100 * sum) / 25));
				const higher = answers.with((mapping[name][which] as number) - 1, 5);
				expect(score(higher)).toBeGreaterThanOrEqual(score(answers));
			}),
		);
	});
});

describe("overall intensity", () => {
	test.each([
		[90, "Very High"],
		[89, "High"],
		[80, "High"],
		[79, "Medium"],
		[70, "Medium"],
		[69, "Moderate"],
		[60, "Moderate"],
		[59, "Low"],
	])("%i is %s", (score, label) => {
		expect(overallIntensity(patternNames.map((name) => ({ name, score })))).toEqual({ score, label });
	});

	test.each([
		[[60, 61], 61],
		[[59, 60, 60], 60],
		[[60, 61, 62, 63, 64, 65], 63],
	])("of %j is the rounded %i", (scores, mean) => {
		expect(overallIntensity(scores.map((score) => ({ score }))).score).toBe(mean);
	});
});

describe("what is shown", () => {
	test.each([
		["", { headline: "", lines: [] }],
		["Head", { headline: "Head", lines: [] }],
		[
			"Head\n\n A: b: c \nplain",
			{
				headline: "Head",
				lines: [
					{ label: "A", text: "b: c" },
					{ label: "", text: "plain" },
				],
			},
		],
	])("%j is taken apart without losing words", (description, parts) => {
		expect(describePattern(description)).toEqual(parts);
	});
});
