import fc from "fast-check";
import { MAX_LINE } from "@/lib/domain/lines/limits";
import { linesIn, readable } from "@/lib/domain/lines/sentences";

it.each([
	["I went home. It rained!", ["I went home.", "It rained!"]],
	["- Call her\n- Sleep", ["Call her", "Sleep"]],
	["Yes. Yes. No.", ["Yes.", "No."]],
	["…\n---\n", []],
	["", []],
])("%j has these lines", (text, lines) => {
	expect(linesIn(text)).toEqual(lines);
});

it.each([
	["## What I see\n\nYou **stayed**, and *that* counts.", ["You stayed, and that counts."]],
	["> You wrote it yourself.\n\nI only read.", ["You wrote it yourself.", "I only read."]],
	["Read [Mixed signals](/handbook/mixed-signals) first.", ["Read Mixed signals first."]],
	["1. Breathe out.\n2. Say one thing.", ["Breathe out.", "Say one thing."]],
	["snake_case_words stay, 2 * 3 too.", ["snake_case_words stay, 2 * 3 too."]],
	["Not \\*this\\*.", ["Not *this*."]],
])("%j reads as", (markdown, lines) => {
	expect(linesIn(readable(markdown))).toEqual(lines);
});

const written = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 4_000 }),
	fc
		.array(fc.constantFrom("and ", "Ada. ", "… ", "\n", "“no” ", "猫。", "👩‍👩‍👧", "x".repeat(300)), { maxLength: 200 })
		.map((all) => all.join("")),
);

it("gives words that stand there, none longer than can be kept, each once", () => {
	fc.assert(
		fc.property(written, (text) => {
			const lines = linesIn(text);
			expect(new Set(lines).size).toBe(lines.length);
			for (const line of lines) {
				expect(text).toContain(line);
				expect(line.trim()).not.toBe("");
				expect(line.length).toBeLessThanOrEqual(MAX_LINE);
				// The line must not end in half a surrogate pair; `encodeURIComponent` throws on one.
				expect(() => encodeURIComponent(line)).not.toThrow();
			}
		}),
	);
});

it("leaves no letter of a long text out that has no full stop", () => {
	const text = "and then we walked on ".repeat(200);
	expect(linesIn(text).join(" ").length).toBeGreaterThan(0);
	expect(linesIn(`${text}so`).at(-1)).toMatch(/so$/);
});
