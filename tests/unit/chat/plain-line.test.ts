import fc from "fast-check";
import { plainLine, plainLines } from "@/lib/domain/chat/plain-line";

it.each([
	["What happened?", "What happened?"],
	["**Try this** tonight", "Try this tonight"],
	["*A pause* and __a word__", "A pause and a word"],
	["***Both*** at once", "Both at once"],
	["**Bold with *italic* inside**", "Bold with italic inside"],
	["## What I notice\n\nYou *wait*.", "What I notice You wait."],
	["Heading\n=======\ntext", "Heading text"],
	["- one\n- two\n* three", "one two three"],
	["- [ ] call her\n- [x] write", "call her write"],
	["1. First\n2. Second", "1. First 2. Second"],
	["> You said “no”\n>\n> twice", "You said “no” twice"],
	["See [the handbook](/handbook) and ![a lake](https://example.com/x.png)", "See the handbook and a lake"],
	["<https://example.com>", "https://example.com"],
	["```\nfenced\n```", "fenced"],
	["one\n\n---\n\ntwo", "one two"],
	["~~no~~ yes", "no yes"],
	["2 * 3 * 4 and snake_case_name and a < b", "2 * 3 * 4 and snake_case_name and a < b"],
	[String.raw`\*not bold\* and 1\. done`, "*not bold* and 1. done"],
	["  spaced \t out ", "spaced out"],
	["", ""],
])("%j reads %j", (markdown, words) => {
	expect(plainLine(markdown)).toBe(words);
});

it.each([
	["- You come to *soup*: *What?*\n- **Two** answers", "• You come to soup: What?\n• Two answers"],
	["## Core Pattern\n\n\n\nYou *wait*.", "Core Pattern\n\nYou wait."],
	["2 * 3 * 4\nand a < b", "2 * 3 * 4\nand a < b"],
	[`*${"a".repeat(900)}*`, "a".repeat(900)],
])("%j has the lines %j", (markdown, words) => {
	expect(plainLines(markdown)).toBe(words);
});

it("is one short line for any text", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
			const line = plainLine(text);
			expect(line).not.toMatch(/\n/);
			expect(line.length).toBeLessThanOrEqual(600);
		}),
	);
	for (const sign of ["*", "_", "[", "`", "~", "**a", "[a](", "> "]) {
		expect(plainLine(sign.repeat(5000)).length).toBeLessThanOrEqual(600);
	}
});

it.each([
	["backticks", "`".repeat(60_000)],
	["spaces between signs", `# a${" ".repeat(60_000)}b`],
	["stars and spaces", `*a${" ".repeat(60_000)}`],
	["the beginning of links", "[a](".repeat(15_000)],
])("takes no longer than the text for %s", (_, text) => {
	const started = performance.now();
	plainLines(text);
	expect(performance.now() - started).toBeLessThan(500);
});
