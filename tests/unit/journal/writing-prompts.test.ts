import fc from "fast-check";
import { nextPrompt, writingPrompts } from "@/lib/domain/journal/writing-prompts";

it("there are ten, all different, all questions", () => {
	expect(new Set(writingPrompts).size).toBe(10);
	expect(writingPrompts.every((prompt) => prompt.endsWith("?"))).toBe(true);
});

it("never the same twice running, and each can come up", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...writingPrompts, null, "one of mine"),
			fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
			(previous, random) => {
				const next = nextPrompt(previous, () => random);
				expect(next).not.toBe(previous);
				expect(writingPrompts).toContain(next);
			},
		),
	);
	const drawn = new Set(Array.from({ length: 10 }, (_, i) => nextPrompt(null, () => i / 10)));
	expect(drawn.size).toBe(10);
});
