import fc from "fast-check";
import { withoutInventedQuotes } from "@/lib/ai/openai/invented-quotes";
import { findOwnWords } from "@/lib/ai/openai/own-words";

describe("the person's own words", () => {
	it.each([
		["she hummed", ["First.", "When she  Hummed,\nI hid."], "she  Hummed"],
		["“she hummed.”", ["I know she hummed"], "she hummed"],
		["... it's - well - fine …", ["And it’s – well — fine, I think."], "it’s – well — fine"],
		["she said 'no' twice", ['Then she said "no" twice.'], 'she said "no" twice'],
		["soft hyphen", ["A soft\u00ad hy\u00adphen."], "soft\u00ad hy\u00adphen"],
		["我不知道", ["那天我不知道该说什么。"], "我不知道"],
	])("are found: %s", (quote, texts, words) => {
		expect(findOwnWords(quote, texts)).toBe(words);
	});

	it.each([
		["within a word", "her", ["There and other."]],
		["across two answers", "first second", ["first", "second"]],
		["of marks alone", "“…”", ["Well… yes"]],
	])("are not found %s", (_, quote, texts) => {
		expect(findOwnWords(quote, texts)).toBeNull();
	});

	const writing = fc.oneof(
		fc.string({ unit: "binary", maxLength: 60 }),
		fc.string({ unit: fc.constantFrom(..."aAbßİ’'\"“”…-—.  \n\u00ad\u200b我😀"), maxLength: 60 }),
	);

	it("are always exactly a piece of some answer", () => {
		fc.assert(
			fc.property(writing, fc.array(writing, { maxLength: 4 }), (quote, texts) => {
				const found = findOwnWords(quote, texts);
				expect(found === null || texts.some((text) => text.includes(found))).toBe(true);
				expect(found).not.toBe("");
			}),
			{ numRuns: 500 },
		);
	});
});

describe("quotation marks", () => {
	const wrote = ["I like the garden, mostly at night"];
	it.each([
		['You wrote "I hate the garden" once.', "You wrote I hate the garden once."],
		["“I hate it,” you said.", "I hate it, you said."],
		['People call this "overthinking".', 'People call this "overthinking".'],
	])("stay unless they put into somebody's mouth what they never wrote: %s", (text, honest) => {
		expect(withoutInventedQuotes(text, wrote)).toBe(honest);
	});

	it("are all that is ever taken away", () => {
		const text = fc.string({ unit: fc.constantFrom('"', "“", "”", " ", "you said ", "I hate", "garden", ".", "\n") });
		fc.assert(
			fc.property(text, (before) => {
				const bare = (value: string) => value.replace(/["“”]/g, "");
				expect(bare(withoutInventedQuotes(before, wrote))).toBe(bare(before));
			}),
		);
	});
});
