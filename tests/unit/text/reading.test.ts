import fc from "fast-check";
import { relationOf } from "@/lib/domain/text/kinship";
import { read } from "@/lib/domain/text/reading";

const today = "2026-11-21";

it("gives sentences, words, people, days and the question of a text", () => {
	const reading = read("My sister Mira rang yesterday. I was cooking. How do I tell Mum?", today);
	expect(reading.sentences.map(({ text }) => text)).toEqual([
		"My sister Mira rang yesterday.",
		"I was cooking.",
		"How do I tell Mum?",
	]);
	expect(reading.people).toEqual([
		{ relation: "sister", written: "sister", name: "mira" },
		{ relation: "mother", written: "Mum", name: null },
	]);
	expect(reading.days).toMatchObject({ from: "2026-11-20", to: "2026-11-20" });
	expect(reading.asks).toEqual({ sentence: "How do I tell Mum?", word: "how" });
	expect([...reading.terms]).toEqual(expect.arrayContaining(["ring", "cook", "@sister", "@mother", "tell"]));
});

it.each([
	["Should I call her", "should"],
	["ok so what now", "what"],
	["He left?", null],
	["Why does he do that? I never asked him.", "why"],
])("sees that %j asks", (text, word) => {
	expect(read(text, today).asks).toMatchObject({ word });
});

it.each(["When I came home he was gone.", "I do not know what to say.", "", "   \n ", "🌧️"])(
	"sees no question in %j",
	(text) => {
		expect(read(text, today).asks).toBeNull();
	},
);

it.each([
	["mum", "mother"],
	["kids", "child"],
	["mother in law", "mother-in-law"],
])("knows %j from the one list of relatives", (term, relation) => expect(relationOf(term)).toBe(relation));

it("reads any text, with sentences and words that stand in it in their order", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
			const { sentences, words } = read(text, today);
			for (const list of [sentences, words]) {
				for (const [at, { start, end }] of list.entries()) {
					expect(start).toBeLessThan(end);
					expect(start).toBeGreaterThanOrEqual(list[at - 1]?.end ?? 0);
				}
			}
			for (const { text: sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence);
			for (const { written, start, end } of words) expect(text.slice(start, end)).toBe(written);
		}),
	);
});
