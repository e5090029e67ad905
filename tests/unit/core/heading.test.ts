import { findingsOf } from "@/lib/domain/chat/findings";
import { headingOf } from "@/lib/domain/core/heading";
import { textSections } from "@/lib/domain/questionnaires/text-sections";

it.each([
	["# One", 6, "One"],
	["  ## Two ##  ", 6, "Two"],
	["### C#", 6, "C#"],
	["# #", 6, ""],
	["#None", 6, null],
	["None", 6, null],
	["    # Code", 6, null],
	["#### Four", 3, null],
	["####### Seven", 6, null],
])("%j up to level %d is the heading %j", (line, levels, words) => {
	expect(headingOf(line, levels)).toBe(words);
});

it("takes no longer than the line, whatever is between two marks", () => {
	const line = `# a${" ".repeat(60_000)}b`;
	const started = performance.now();
	expect(headingOf(line)).toBe(line.slice(2));
	expect(textSections(line)[0]?.heading).toBe(line.slice(2));
	findingsOf("8", line);
	expect(performance.now() - started).toBeLessThan(500);
});
