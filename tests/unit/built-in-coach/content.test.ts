import { guideTo } from "@/lib/ai/built-in/guides/guides";
import { emotionLexicon } from "@/lib/ai/built-in/lexicon/emotions";
import { movePatterns } from "@/lib/ai/built-in/lexicon/moves";
import { themeLexicon } from "@/lib/ai/built-in/lexicon/themes";
import { mannerOf } from "@/lib/ai/built-in/manner";
import { diceFrom, hashText } from "@/lib/ai/built-in/random";
import { dynamicTexts } from "@/lib/ai/built-in/writing/dynamics/texts";
import { catalog } from "@/prisma/catalog/catalog";
import { banned } from "./checks";

describe("the lexicons", () => {
	it("have at least four hundred words for feelings", () => {
		const terms = Object.values(emotionLexicon).flatMap(({ mild, middle, strong }) =>
			`${mild} ${middle} ${strong}`.split(" "),
		);
		expect(new Set(terms).size).toBeGreaterThanOrEqual(400);
	});
	it("have at least twenty themes of ten terms", () => {
		expect(Object.keys(themeLexicon).length).toBeGreaterThanOrEqual(20);
		for (const [name, { terms }] of Object.entries(themeLexicon))
			expect([name, terms.split(" ").length >= 10]).toEqual([name, true]);
	});
	it("match no pattern on nothing", () => {
		for (const { name, pattern } of movePatterns)
			expect([name, pattern.test(""), pattern.test("the weather")]).toEqual([name, false, false]);
	});
});

describe("the guides", () => {
	it.each(catalog.filter(({ id }) => id !== "6").map((questionnaire) => [questionnaire.title, questionnaire] as const))(
		"know every question of %s",
		(_, { id, questions }) => {
			const guide = guideTo(id);
			expect(Object.keys(guide).sort()).toEqual(questions.map((question) => question.id).sort());
			if (id === "5") return;
			for (const question of questions) {
				const entry = guide[question.id];
				if (question.type === "multiple_choice")
					expect(Object.keys(entry?.values ?? {}).sort()).toEqual(question.options?.map(({ value }) => value).sort());
				if (question.type === "scale") expect(entry?.scale).toBeDefined();
			}
		},
	);
});

it("no building block uses a word of the trade or straight quotation marks for itself", () => {
	const blocks = JSON.stringify([dynamicTexts, ...catalog.map(({ id }) => guideTo(id))]).toLowerCase();
	for (const phrase of banned) expect([phrase, new RegExp(`\\b${phrase}\\b`).test(blocks)]).toEqual([phrase, false]);
	expect(blocks).not.toContain("“");
});

describe("the dice", () => {
	it("fall the same way for the same seed, and otherwise for another", () => {
		const throws = (seed: string) => Array.from({ length: 8 }, () => diceFrom(seed).next());
		const sequence = (seed: string) => {
			const dice = diceFrom(seed);
			return Array.from({ length: 8 }, () => dice.next());
		};
		expect(sequence("a")).toEqual(sequence("a"));
		expect(sequence("a")).not.toEqual(sequence("b"));
		expect(new Set(throws("a")).size).toBe(1);
	});
	it("are fair enough", () => {
		const dice = diceFrom("fair");
		const counts = [0, 0, 0, 0];
		for (let i = 0; i < 8000; i++) counts[dice.pick([0, 1, 2, 3])] = (counts[dice.pick([0, 1, 2, 3])] ?? 0) + 1;
		for (const count of counts) expect(count).toBeGreaterThan(1500);
	});
	it("hash neighbors far apart", () => expect(Math.abs(hashText("ab") - hashText("ac"))).toBeGreaterThan(1000));
});

test.each([
	["Be direct. Challenge me.", "direct"],
	["Please be gentle and kind.", "gentle"],
	["Not too direct, please, be soft.", "gentle"],
	["Don't be gentle, be blunt.", "direct"],
	["You are a coach.", "even"],
])("reads the tone of “%s”", (persona, expected) => {
	expect(mannerOf({ persona, instructions: "" }).tone).toBe(expected);
});
