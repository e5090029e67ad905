import fc from "fast-check";
import { readingOf, secondsFor, sentenceAt } from "@/lib/domain/voice/reading";

const text = "I wake up late. Nobody minds.\n\nThe kitchen is warm, and there is bread.";
const reading = readingOf(text);

test.each([
	[0, "I wake up late."],
	[2.5, "Nobody minds."],
	[9, "The kitchen is warm, and there is bread."],
	[99, "The kitchen is warm, and there is bread."],
])("after %d of 10 seconds it is “%s”", (position, sentence) => {
	expect(sentenceAt(reading, position, 10)?.text).toBe(sentence);
});

test("without a length it goes by an ordinary pace; of nothing, nothing is read", () => {
	expect(sentenceAt(reading, secondsFor(reading) - 0.1, null)).toMatchObject({ start: 31, end: text.length });
	expect(sentenceAt(readingOf(""), 3, null)).toBeNull();
});

test("it never goes back while the sound goes on", () => {
	const times = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 2 });
	fc.assert(
		fc.property(fc.string(), times, (words, at) => {
			const read = readingOf(words);
			const starts = at.toSorted((a, b) => a - b).map((position) => sentenceAt(read, position, 60)?.start ?? 0);
			expect(starts).toEqual(starts.toSorted((a, b) => a - b));
		}),
	);
});
