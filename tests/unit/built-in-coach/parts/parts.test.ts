import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { content, fact, own, type Part, question } from "@/lib/ai/built-in/parts/part";
import { fill, type Line, line, lines, Phrasebook, placeholdersOf } from "@/lib/ai/built-in/parts/phrasebook";
import { renderParagraph, renderParagraphs } from "@/lib/ai/built-in/parts/render";
import { diceFrom } from "@/lib/ai/built-in/random";
import { answerWords, type OwnWords, ownWordsIn } from "@/lib/ai/built-in/reading/own-words";
import { readText } from "@/lib/ai/built-in/reading/text";

const at = { source: "your journal", day: "2026-03-01" };
let words: OwnWords;
beforeAll(async () => {
	words = ownWordsIn(await readText("I planted the pear tree myself."))[0] as OwnWords;
});

test("the four kinds are rendered in their order", () => {
	const counted = fact(line("You wrote {n} words."), { of: "count", values: { n: 6 }, at: [at] });
	expect(
		renderParagraphs([
			[own(words, at, line("About {about} you wrote: {words}"), { about: "the garden" }), counted],
			[],
			[question(line("What came before {words}?"), { words })],
			[content(line("Trees take time."), counted)],
		]),
	).toBe(
		"About the garden you wrote: “I planted the pear tree myself.” You wrote 6 words.\n\nWhat came before “I planted the pear tree myself.”?\n\nYou wrote 6 words. Trees take time.",
	);
});

test.each([
	["He said “go” and left.", "“He said ‘go’ and left.”"],
	['He said "go" and left.', "“He said ‘go’ and left.”"],
	["“go, I will manage.”", "“go, I will manage.”"],
	["1. Do not look at the clock.\n2. Come home to her.", "“1. Do not look at the clock. 2. Come home to her.”"],
	["my son\n\nmy garden", "“my son / my garden”."],
])("%j stands in one pair of double quotation marks", async (text, shown) => {
	const [answer] = answerWords(await readText(text));
	expect(answer && own(answer, at).text).toBe(shown);
});

test("nothing that no constructor made can enter a text", () => {
	const forged = { ...own(words, at), text: "You are sad." } as Part;
	expect(() => renderParagraph([forged])).toThrow("Only parts");
	expect(() => Object.assign(own(words, at), { text: "You are sad." })).toThrow(TypeError);
});

test("lines of ours are made in content files alone", () => {
	const folder = "lib/ai/built-in";
	const makers = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter(
			(file) =>
				/^(?:analyses|journal|parts|reading)\//.test(file) && file.endsWith(".ts") && !file.includes("/content/"),
		)
		.filter((file) =>
			/import \{[^}]*\blines?\b[^}]*\} from "[^"]*phrasebook"/.test(readFileSync(join(folder, file), "utf8")),
		);
	expect(makers).toEqual([]);
});

test("a fact holds no value that its proof lacks", () => {
	expect(() => fact(line("You wrote {n} words about {who}."), { of: "count", values: { n: 3 }, at: [at] })).toThrow(
		"{who}",
	);
	expect(() => fill(line("{constructor}"), {})).toThrow("{constructor}");
});

describe("the phrasebook", () => {
	const three = lines("One line about {a}.", "Another line about {a}.", "A third, with {b} in it.");

	test("says no line twice, and none whose values are missing", () => {
		const book = new Phrasebook(diceFrom("seed"));
		const said = [1, 2, 3].map(() => book.choose(three, { a: 1 }));
		expect(said.filter(Boolean).sort()).toEqual([three[1], three[0]].sort());
		expect(said[2]).toBeNull();
	});

	test("passes by what was said lately while there is another, and what is not allowed always", () => {
		const lately = ["So: Another line about bread. And so on."];
		expect(new Phrasebook(diceFrom("x"), lately).choose(three, { a: "bread" })).toBe(three[0]);
		expect(
			new Phrasebook(diceFrom("x"), ["One line about x. Another line about y."]).choose(three, { a: 1 }),
		).not.toBeNull();
		expect(new Phrasebook(diceFrom("x"), [], (one) => !one.includes("line")).choose(three, { a: 1, b: 2 })).toBe(
			three[2],
		);
	});

	test("fills every placeholder of whatever it chooses", () => {
		fc.assert(
			fc.property(fc.string(), fc.array(fc.constantFrom("a", "b", "toString")), (seed, names) => {
				const values = Object.fromEntries(names.map((name) => [name, "v"]));
				const chosen = new Phrasebook(diceFrom(seed)).choose(three, values);
				for (const name of placeholdersOf(chosen ?? ("" as Line))) expect(names).toContain(name);
			}),
		);
	});
});
