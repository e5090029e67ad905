import { countWords } from "@/lib/domain/text/count-words";

test.each([
	["", 0],
	["don't well-known 1,000.50", 3],
	["I said 今日は雨です and left.", 8],
])("%j has %i words", (text, words) => expect(countWords(text)).toBe(words));

test("a long text without spaces counts at the rate of its beginning", () => {
	const once = countWords("今日は雨です。");
	expect(countWords("今日は雨です。".repeat(5_000)) / (once * 5_000)).toBeCloseTo(1, 1);
});
