import fc from "fast-check";
import { completedOf } from "@/lib/domain/questionnaires/completed";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
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

test("lists every attempt, newest first within its questionnaire, and every relationship", () => {
	const completed = completedOf(catalog, [
		summary("a", "8", 3),
		summary("b", TIMELINE_QUESTIONNAIRE_ID, 9, "Jo"),
		summary("c", "8", 7),
		summary("d", TIMELINE_QUESTIONNAIRE_ID, 1, "  "),
		summary("e", "gone", 8),
	]);
	expect(completed.map(({ key, title, attempt, attempts }) => [key, title, attempt, attempts])).toEqual([
		["b", "Relationship Timeline Assessment: Jo", 1, 1],
		["8", "Your Mother", 2, 2],
		["a", "Your Mother", 1, 2],
		["d", "Relationship Timeline Assessment", 1, 1],
	]);
	expect(completed.map(({ summary }) => summary.id)).toEqual(["b", "c", "a", "d"]);
});

test("loses no response and has each key once", () => {
	const ids = [...catalog.map(({ id }) => id)];
	const some = fc.array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 300 })), { maxLength: 60 });
	fc.assert(
		fc.property(some, (answered) => {
			const responses = answered.map(([id, day], n) => summary(`r${n}`, id, day));
			const completed = completedOf(catalog, responses);
			expect(completed.map(({ summary }) => summary.id).sort()).toEqual(responses.map(({ id }) => id).sort());
			expect(new Set(completed.map(({ key }) => key)).size).toBe(completed.length);
			const newestOfEach = completed.filter(({ attempt, attempts }) => attempt === attempts);
			const times = newestOfEach.map((one) => one.summary.completedAt);
			expect(times).toEqual([...times].sort().reverse());
			for (const [i, one] of completed.entries()) {
				const next = completed[i + 1];
				if (one.attempt > 1)
					expect([next?.questionnaire.id, next?.attempt]).toEqual([one.questionnaire.id, one.attempt - 1]);
			}
		}),
	);
});
