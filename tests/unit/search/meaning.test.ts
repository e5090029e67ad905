import { fused, isEnglish, partsOf, standingOut } from "@/lib/domain/search/meaning";

describe("the parts of a page", () => {
	const sentence = "I walked along the river for an hour and thought about nothing much. ";

	it("are whole sentences, and hold a page in its order", () => {
		const parts = partsOf(sentence.repeat(40));
		expect(parts.length).toBeGreaterThan(2);
		for (const part of parts) expect(part).toMatch(/^I walked.*much\.$/);
		expect(parts.join(" ")).toBe(sentence.repeat(40).trim());
	});

	it("are none where a page says too little, and not many where it says a lot", () => {
		expect(partsOf("Tired.")).toEqual([]);
		expect(partsOf("")).toEqual([]);
		expect(partsOf(sentence.repeat(5_000))).toHaveLength(12);
		expect(partsOf("word".repeat(20_000)).every((part) => part.length <= 1_400)).toBe(true);
	});
});

describe("what stands out", () => {
	const like = (...values: number[]) => values.map((value, id) => ({ id, likeness: value }));

	it("is measured against the others, whatever the scale", () => {
		for (const scale of [1, 0.1]) {
			const found = standingOut(like(...[0.1, 0.12, 0.9, 0.11, 0.1, 0.13].map((one) => one * scale)), 3);
			expect(found.map(({ id }) => id)).toEqual([2]);
		}
	});

	it("is nothing among few, and nothing where all are alike", () => {
		expect(standingOut(like(0.1, 0.9, 0.1), 3)).toEqual([]);
		expect(standingOut(like(0.5, 0.5, 0.5, 0.5, 0.5, 0.5), 3)).toEqual([]);
	});
});

it("two lists become one, with what is in both before what is high in one", () => {
	expect(
		fused(
			[
				["a", "b", "c"],
				["c", "d"],
			],
			(one) => one,
		),
	).toEqual(["c", "a", "b", "d"]);
	expect(fused([["a"], []], (one) => one)).toEqual(["a"]);
});

it.each([
	["I could not sleep and the house was quiet.", true],
	["Dont know whats wrong with me", true],
	["Wir haben lange am Fluss gesessen und über nichts gesprochen.", false],
	["Je ne sais pas pourquoi il ne répond plus.", false],
	["No pude dormir y la casa estaba en silencio.", false],
	["昨日は眠れなかった。", false],
	["", false],
])("%s: English is %s", (text, is) => expect(isEnglish(text)).toBe(is));
