import fc from "fast-check";
import { completedOf } from "@/lib/questionnaires/completed";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { ResponseSummary } from "@/lib/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";

const summary = (id: string, questionnaireId: string, day: number, name?: string): ResponseSummary => ({
	id,
	questionnaireId,
	patternScores: null,
	hasAnalysis: true,
	isBeingAnalyzed: false,
	version: 1,
	completedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
	preview: name === undefined ? null : { name, dates: "2004", highlights: "" },
});

test("lists the newest response of each questionnaire, and every relationship, newest first", () => {
	const completed = completedOf(catalog, [
		summary("a", "8", 3),
		summary("b", TIMELINE_QUESTIONNAIRE_ID, 9, "Jo"),
		summary("c", "8", 7),
		summary("d", TIMELINE_QUESTIONNAIRE_ID, 1, "  "),
		summary("e", "gone", 8),
	]);
	expect(completed.map(({ key, title, summary, attempts }) => [key, title, summary.id, attempts])).toEqual([
		["b", "Relationship Timeline Assessment: Jo", "b", 1],
		["8", "Your Mother", "c", 2],
		["d", "Relationship Timeline Assessment", "d", 1],
	]);
});

test("loses no response and has each key once", () => {
	const ids = [...catalog.map(({ id }) => id)];
	const some = fc.array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 300 })), { maxLength: 60 });
	fc.assert(
		fc.property(some, (answered) => {
			const responses = answered.map(([id, day], n) => summary(`r${n}`, id, day));
			const completed = completedOf(catalog, responses);
			expect(completed.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(responses.length);
			expect(new Set(completed.map(({ key }) => key)).size).toBe(completed.length);
			const times = completed.map((one) => one.summary.completedAt);
			expect(times).toEqual([...times].sort().reverse());
		}),
	);
});
