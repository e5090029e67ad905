import { measure } from "@/tests/evals/safety/figures";
import { sentences } from "@/tests/evals/safety/sentences";

it("keeps its targets on the sentences that no rule was changed after", () => {
	const { recall, falseAlarms } = measure(sentences.filter(({ part }) => part === "held-out"));
	expect(recall).toBeGreaterThanOrEqual(0.95);
	expect(falseAlarms).toBeLessThanOrEqual(0.05);
});
