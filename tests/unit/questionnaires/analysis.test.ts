import fc from "fast-check";
import { type Analysis, analysisHeadings, analysisSchema, renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";

const analysis: Analysis = {
	quote: "I held my breath.\nThen I left.",
	keyInsights: ["You wait.", "You listen\nfor doors."],
	corePattern: "Core.",
	origin: "Origin.",
	impact: "Impact.",
	innerWork: "Inner.",
	relationalShifts: "Shifts.",
	actionSteps: ["One", "Two", "Three"],
	areasForExploration: ["Why?", "When?"],
	closingInsight: "Closing.",
};

test("every part has its heading, in the order of the specification", () => {
	const markdown = renderAnalysis("8", analysis);
	expect(markdown.match(/^#+ .*$/gm)).toEqual([
		"## Key Insights Summary",
		"## Core Pattern",
		"## Origin",
		"## Impact",
		"## Transformation Path",
		"### Inner Work",
		"### Relational Shifts",
		"### 3 Action Steps",
		"## Areas for Exploration",
		"## Closing Insight",
	]);
});

test("the quote opens it, every line of it marked, and a missing one leaves no trace", () => {
	expect(renderAnalysis("8", analysis)).toMatch(/^> I held my breath\.\n> Then I left\.\n\n## /);
	expect(renderAnalysis("8", { ...analysis, quote: null })).toMatch(/^## Key Insights Summary/);
});

test("lists are lists, one line for each item", () => {
	const markdown = renderAnalysis("8", analysis);
	expect(markdown).toContain("- You wait.\n- You listen for doors.\n\n");
	expect(markdown).toContain("1. One\n2. Two\n3. Three\n\n");
});

test("the coach profile speaks of the coaching", () => {
	const headings = Object.values(analysisHeadings(COACH_PROFILE_ID));
	expect(headings).not.toContain("Origin");
	const markdown = renderAnalysis(COACH_PROFILE_ID, analysis);
	for (const heading of headings) expect(markdown).toContain(`# ${heading}\n`);
});

test("no part is lost, whatever was written in it", () => {
	const words = fc.string({ minLength: 1, maxLength: 80 }).filter((text) => /\S/.test(text) && !/[\r\n]/.test(text));
	const anyAnalysis = fc.record({
		quote: fc.option(words),
		keyInsights: fc.array(words, { minLength: 2, maxLength: 5 }),
		corePattern: words,
		origin: words,
		impact: words,
		innerWork: words,
		relationalShifts: words,
		actionSteps: fc.array(words, { minLength: 3, maxLength: 3 }),
		areasForExploration: fc.array(words, { minLength: 2, maxLength: 4 }),
		closingInsight: words,
	});
	fc.assert(
		fc.property(anyAnalysis, (given) => {
			const parsed = analysisSchema.parse(given);
			const markdown = renderAnalysis("8", parsed);
			for (const part of Object.values(parsed).flat()) if (part !== null) expect(markdown).toContain(part);
		}),
	);
});
