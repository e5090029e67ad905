import { markdownLoad } from "@/lib/domain/core/markdown-load";

it.each([
	["", 1],
	["A line", 1],
	["One\n\nTwo", 3],
	["**Bold** words", 5],
	["- one\n- two", 4],
	["> quoted", 1],
	["> - an item in a quotation", 3],
	["1. one\n   - nested", 4],
])("%j is a load of %d", (text, load) => {
	expect(markdownLoad(text)).toBe(load);
});

it.each([
	["lists in lists", `${"- ".repeat(3_990)}x`],
	[
		"thirteen lists in each other, line by line",
		Array.from({ length: 13 }, (_, i) => `${"  ".repeat(i)}- x`).join("\n"),
	],
	["numbered lists in each other", `${"1. ".repeat(20)}x`],
	["quotations in quotations", `${">".repeat(7_000)}x`],
	["the same with spaces", `${"> ".repeat(20)}x`],
	["lists in quotations", `${"> - ".repeat(10)}x`],
	["tabs", `${"-\t".repeat(20)}x`],
	["signs without an end", "*a ".repeat(2_000)],
	["pictures in pictures", `${"![".repeat(400)}${"](a)".repeat(400)}`],
	["thousands of paragraphs", "a\n\n".repeat(2_000)],
	["thousands of lines that end in a carriage return alone", ":)\r".repeat(2_000)],
	[
		"lists in lists, each in a line that ends so",
		Array.from({ length: 13 }, (_, i) => `${"  ".repeat(i)}- x`).join("\r"),
	],
	["thousands of headings", "a\n=\n".repeat(2_000)],
])("%s are not set", (_, text) => {
	expect(markdownLoad(text)).toBe(Number.POSITIVE_INFINITY);
});

it.each([
	[
		"a long analysis",
		"## What I notice\n\n- **You wait**: you *say* it.\n- You leave.\n\nAnd then some prose.\n\n".repeat(40),
	],
	["twelve lists in each other", `${"- ".repeat(12)}x`],
	["60,000 characters of prose", "I said it was fine, but it was not fine. ".repeat(1_460)],
	["a poem that is set far in", `${" ".repeat(60)}I wait\n`.repeat(40)],
	["sums", "2 * 3 * 4 = 24 and 10 - 4 - 3 = 3\n".repeat(30)],
])("%s is set", (_, text) => {
	expect(markdownLoad(text)).toBeLessThan(1_000);
});
