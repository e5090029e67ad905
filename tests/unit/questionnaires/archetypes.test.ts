import fc from "fast-check";
import { blendOf } from "@/lib/domain/questionnaires/archetypes";
import { type PatternName, patternNames } from "@/lib/domain/questionnaires/schema";

/** Returns all six patterns: the given scores, and 20 percent for the others. */
const scoresWith = (given: Partial<Record<PatternName, number>>) =>
	patternNames.map((name) => ({ name, score: given[name] ?? 20 }));

const pairs = patternNames.flatMap((a, i) => patternNames.slice(i + 1).map((b) => [a, b] as const));

describe("blendOf", () => {
	it.each(pairs)("%s + %s gives its archetype or none", (a, b) => {
		const table: Record<string, string> = {
			"Pleaser+Avoider": "Peaceweaver",
			"Pleaser+Controller": "Savior",
			"Pleaser+All-or-Nothing": "Curator",
			"Avoider+Anxious": "Analyst",
			"Avoider+Controller": "Fortress",
			"Avoider+All-or-Nothing": "Wanderer",
			"Anxious+Controller": "Investigator",
			"Anxious+Victim": "Historian",
			"Anxious+All-or-Nothing": "StormChaser",
			"Controller+Victim": "Strategist",
		};
		const expected = table[`${a}+${b}`];
		expect(blendOf(scoresWith({ [a]: 92, [b]: 64 }))?.name).toBe(expected);
		expect(blendOf(scoresWith({ [a]: 64, [b]: 92 }))?.name).toBe(expected);
	});

	it.each([
		["both just above the line", { Pleaser: 61, Controller: 61 }, "Savior"],
		["the second on the line", { Pleaser: 100, Controller: 60 }, undefined],
		["both on the line", { Pleaser: 60, Controller: 60 }, undefined],
	])("%s", (_, given, expected) => {
		expect(blendOf(scoresWith(given))?.name).toBe(expected);
	});

	it("has no blend without scores, or with one pattern alone", () => {
		expect(blendOf([])).toBeNull();
		expect(blendOf([{ name: "Pleaser", score: 100 }])).toBeNull();
	});

	const sixScores = fc
		.tuple(...patternNames.map(() => fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(60, 61, 80))))
		.map((scores) => patternNames.map((name, i) => ({ name, score: scores[i] ?? 0 })));

	it("never blends when the second highest is 60 or less", () => {
		const oneStrong = fc.record({
			strong: fc.constantFrom(...patternNames),
			top: fc.integer({ min: 0, max: 100 }),
			rest: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 6, maxLength: 6 }),
		});
		fc.assert(
			fc.property(oneStrong, ({ strong, top, rest }) => {
				const scores = patternNames.map((name, i) => ({ name, score: name === strong ? top : (rest[i] ?? 0) }));
				expect(blendOf(scores)).toBeNull();
			}),
		);
	});

	it("names a pair whose two scores are strong and not below any other", () => {
		fc.assert(
			fc.property(sixScores, (scores) => {
				const blend = blendOf(scores);
				if (!blend) return;
				const inPair = scores.filter(({ name }) => blend.pair.includes(name)).map(({ score }) => score);
				const others = scores.filter(({ name }) => !blend.pair.includes(name)).map(({ score }) => score);
				expect(inPair).toHaveLength(2);
				expect(Math.min(...inPair)).toBeGreaterThan(60);
				expect(Math.min(...inPair)).toBeGreaterThanOrEqual(Math.max(...others));
			}),
		);
	});
});
