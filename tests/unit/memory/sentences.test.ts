import fc from "fast-check";
import { plainSentence, saysAgain, sentencesWith, withoutSentences } from "@/lib/domain/memory/sentences";
import { sentencesOf } from "@/lib/domain/text/sentences";

describe("a text without sentences", () => {
	const isMira = (sentence: string) => sentence.includes("Mira");
	it.each([
		["at its beginning", "Mira came. I slept.", "I slept."],
		["in its middle", "I ate. Mira came. I slept.", "I ate. I slept."],
		["at its end", "I ate. Mira came.", "I ate."],
		["on a line of its own", "I ate.\nMira came.\nI slept.", "I ate.\n\nI slept."],
		["that it has not", "I ate.  I slept.", "I ate.  I slept."],
		["that are all of it", "Mira came.", ""],
	])("%s", (_, text, left) => expect(withoutSentences(text, isMira)).toBe(left));

	it("never keeps one that is named, nor loses another", () => {
		const sentence = fc.constantFrom("Mira came.", "I ate soup.", "Mira, again!", "Why?", "It rained.");
		fc.assert(
			fc.property(fc.array(fc.tuple(sentence, fc.constantFrom(" ", "\n", "  "))), (parts) => {
				const left = withoutSentences(parts.flat().join(""), isMira);
				const kept = parts.map(([words]) => words).filter((words) => !isMira(words));
				expect(sentencesOf(left).map(({ text }) => text)).toEqual(kept);
			}),
		);
	});
});

describe("saying something again", () => {
	const again = saysAgain("My sister Mira gets married in May.");
	it.each([
		["the same in other marks", "my sister Mira gets married in may", true],
		["inside a longer sentence", "You told me that my sister Mira gets married in May, in a barn.", true],
		["in the coach's words", "Your sister Mira is to be married in May.", true],
		["something else about her", "Mira called on Sunday.", false],
		["something else", "I got married in Rome.", false],
	])("%s", (_, sentence, expected) => expect(again(sentence)).toBe(expected));
});

it("finds the whole sentences that words stand in", () => {
	const text = "I ate. My sister Mira came, and stayed. I slept.";
	expect(sentencesWith(text, "Mira came").map((one) => one.text)).toEqual(["My sister Mira came, and stayed."]);
	expect(sentencesWith(text, "Mira left")).toEqual([]);
	expect(plainSentence("  “My  sister Mira came!” ")).toBe("my sister mira came");
});
