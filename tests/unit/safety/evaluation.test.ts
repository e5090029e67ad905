import { measure } from "@/tests/evals/safety/figures";
import { sentences } from "@/tests/evals/safety/sentences/all";

const part = (name: string) => measure(sentences.filter((sentence) => sentence.part === name));

it("has at least three hundred sentences, no two alike", () => {
	expect(sentences.length).toBeGreaterThanOrEqual(300);
	expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
});

test.each(["tune", "held-out"])("keeps its targets on the %s part", (name) => {
	const { recall, falseAlarms } = part(name);
	expect(recall).toBeGreaterThanOrEqual(0.95);
	expect(falseAlarms).toBeLessThanOrEqual(0.05);
});
