import { readFileSync } from "node:fs";
import { safetyFigures, spokenFigure } from "@/lib/domain/safety/figures";
import { protocol } from "@/lib/domain/safety/protocol";
import { SAFETY_DOCS, withGenerated } from "@/tests/evals/safety-docs";

const flat = (text: string) => text.replace(/\s+/g, " ");

it("is the same in the docs as on the page", () => {
	const docs = readFileSync(SAFETY_DOCS, "utf8");
	expect(docs).toBe(withGenerated(docs));
});

it("has the figures of the README from the same file", () => {
	const readme = flat(readFileSync("README.md", "utf8"));
	const headlines = safetyFigures.filter(({ isHeadline }) => isHeadline);
	expect(headlines.length).toBeGreaterThan(0);
	for (const figure of headlines) expect(readme).toContain(spokenFigure(figure));
});

it("has figures that can be", () => {
	for (const { hits, of, measured } of safetyFigures) {
		expect(hits).toBeLessThanOrEqual(of);
		expect(measured).toMatch(/^\d{4}-\d\d-\d\d$/);
	}
	expect(spokenFigure({ hits: 1, of: 1621 })).toBe("0.1% (1 of 1,621)");
});

it("says what a reader of SB 243 looks for, and claims nothing about it", () => {
	const all = flat(protocol.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points]).join(" "));
	for (const said of [
		/not a human being/,
		/may not be suitable for some minors/,
		/no yearly number/,
		/take a break/,
		/help lines/,
		/stored nowhere/,
		/It does not say that the app, or anybody who runs it, complies/,
	])
		expect(all).toMatch(said);
});
