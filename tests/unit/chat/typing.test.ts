import fc from "fast-check";
import { charactersPerStep, presentable, wholeLetters } from "@/lib/domain/chat/typing";

test.each([
	[0, 10],
	[329, 10],
	[600, 20],
	[8000, 20],
])("a reply of %d characters comes %d at a step", (length, step) => {
	expect(charactersPerStep(length)).toBe(step);
});

describe("whole letters", () => {
	test.each([
		["plain text", "abcdef", 3, "abc"],
		["the beginning", "abc", 0, ""],
		["a family", "a👩‍👩‍👧b", 3, "a👩‍👩‍👧"],
	])("%s", (_, text, at, expected) => {
		expect(text.slice(0, wholeLetters(text, at))).toBe(expected);
	});

	test("go on to the end, and never cut a surrogate pair", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.integer({ min: 1, max: 30 }), (text, step) => {
				let reached = 0;
				while (reached < text.length) {
					const next = wholeLetters(text, reached + step);
					expect(next).toBeGreaterThan(reached);
					expect(/[\ud800-\udbff]$/.test(text.slice(0, next)) && /^[\udc00-\udfff]/.test(text.slice(next))).toBe(false);
					reached = next;
				}
			}),
		);
	});
});

describe("the beginning of a markdown text", () => {
	test.each([
		["You **", "You "],
		["You *", "You "],
		["You **kept** and *said", "You **kept** and *said*"],
		["You **kept *ver", "You **kept *ver***"],
		["Say `this", "Say `this`"],
		["5 * 3 is 15", "5 * 3 is 15"],
		["snake_case is", "snake_case is"],
		["_Quiet", "_Quiet_"],
		["One\n\n- a\n-", "One\n\n- a\n"],
		["One\n\n## ", "One\n\n"],
		["One\n\n2. ", "One\n\n"],
		["One\n\n> ", "One\n\n"],
		["See [the page", "See the page"],
		["See [the page](http", "See the page"],
		["See [the page](https://a.example)", "See [the page](https://a.example)"],
		["**Left open\n\nNext", "**Left open\n\nNext"],
	])("%j is shown as %j", (beginning, expected) => {
		expect(presentable(beginning)).toBe(expected);
	});
});
