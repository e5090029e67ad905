import { relatedEntries } from "@/lib/domain/journal/related";

const entry = (id: string, content: string, day = "2026-11-01") => ({ id, day, title: null, content });
const past = [
	entry("house", "Tom wants to sell the house by the river. I said it was fine."),
	entry("bread", "We baked bread and listened to the rain on the balcony."),
	entry("work", "The meeting ran long. My boss asked for another report."),
	entry("mother", "Called my mother. She told the story of the ferry again."),
];

it("finds what is clearly about the same things, best first", () => {
	const found = relatedEntries("Again a call about the house by the river; Tom will not wait.", past, 3);
	expect(found.map(({ id }) => id)).toEqual(["house"]);
	expect(found[0]?.shared).toEqual(expect.arrayContaining(["house", "river", "Tom"]));
});

it("finds nothing where only small words are shared", () => {
	expect(relatedEntries("Today I was tired and went home early. It was a long day.", past, 3)).toEqual([]);
	expect(relatedEntries("The report was fine.", past, 3)).toEqual([]);
	expect(relatedEntries("", past, 3)).toEqual([]);
	expect(relatedEntries("house river Tom", [], 3)).toEqual([]);
});

it("gives no weight to what stands in every entry", () => {
	const same = Array.from({ length: 40 }, (_, i) => entry(String(i), `Coffee on the balcony, number ${i}.`));
	expect(relatedEntries("Coffee on the balcony.", same, 3)).toEqual([]);
});

it("knows a word in its other forms", () => {
	const found = relatedEntries(
		"Walking by the rivers, arguing with Tom.",
		[entry("a", "We walked along the river. Tom argued.")],
		3,
	);
	expect(found).toHaveLength(1);
});

it("finds the one entry in hundreds of long ones that speaks of the same", () => {
	const many = Array.from({ length: 400 }, (_, i) =>
		entry(
			String(i),
			`Word${i} and the ${i === 7 ? "river house" : "garden"}. ${"plain filler sentence here. ".repeat(120)}`,
		),
	);
	expect(relatedEntries("We drove to the river house with Tom.", many, 3).map(({ id }) => id)).toEqual(["7"]);
});
