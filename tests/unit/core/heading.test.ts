import { findingsOf } from "@/lib/domain/chat/findings";
import { headingOf } from "@/lib/domain/core/heading";
import { textSections } from "@/lib/domain/questionnaires/text-sections";

it("takes no longer than the line, whatever is between two marks", () => {
	const line = `# a${" ".repeat(60_000)}b`;
	const started = performance.now();
	expect(headingOf(line)).toBe(line.slice(2));
	expect(textSections(line)[0]?.heading).toBe(line.slice(2));
	findingsOf("8", line);
	expect(performance.now() - started).toBeLessThan(500);
});
