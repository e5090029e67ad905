import fc from "fast-check";
import { nextPrompt, promptOfDay, writingPrompts } from "@/lib/domain/journal/writing-prompts";

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

it("is the same all day, and on other days and for other people another", () => {
	expect(promptOfDay(7, "2026-11-22")).toBe(promptOfDay(7, "2026-11-22"));
	const days = Array.from({ length: 300 }, (_, i) => new Date(Date.UTC(2026, 0, i)).toISOString().slice(0, 10));
	for (const drawn of [days.map((day) => promptOfDay(7, day)), days.map((_, id) => promptOfDay(id, "2026-11-22"))]) {
		for (const prompt of writingPrompts) {
			const times = drawn.filter((one) => one === prompt).length;
			expect(times).toBeGreaterThan(10);
			expect(times).toBeLessThan(60);
		}
	}
});
