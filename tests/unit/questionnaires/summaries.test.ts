import { PATTERN_QUESTIONNAIRE_ID, PREVIEW_LENGTH, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { findSummary, isBehind, summarize } from "@/lib/domain/questionnaires/summaries";

const response = (more: Partial<ClientResponse> = {}): ClientResponse => ({
	id: "r1",
	userId: 7,
	questionnaireId: "8",
	responses: [{ questionId: "q1", answer: "My mother hummed." }],
	patternScores: null,
	marked: null,
	aiAnalysis: "## Origin",
	analysisBy: "built-in",
	isBeingAnalyzed: false,
	version: 1,
	completedAt: "2026-10-01T12:00:00.000Z",
	...more,
});

test("a summary holds neither answers nor the analysis", () => {
	expect(summarize(response())).toEqual({
		id: "r1",
		questionnaireId: "8",
		patternScores: null,
		hasAnalysis: true,
		isBeingAnalyzed: false,
		version: 1,
		completedAt: "2026-10-01T12:00:00.000Z",
		preview: null,
	});
});

test("of the patterns, their scores remain", () => {
	const patternScores = [{ name: "Pleaser", score: 80, description: "Long" }];
	const summary = summarize(response({ questionnaireId: PATTERN_QUESTIONNAIRE_ID, patternScores }));
	expect(summary.patternScores).toEqual([{ name: "Pleaser", score: 80 }]);
});

test("of a relationship, what its card shows, without cutting a character in two", () => {
	const responses = [
		{ questionId: "q1", answer: "Anna" },
		{ questionId: "q3", answer: "🙂".repeat(PREVIEW_LENGTH + 1) },
	];
	expect(summarize(response({ questionnaireId: TIMELINE_QUESTIONNAIRE_ID, responses })).preview).toEqual({
		name: "Anna",
		dates: "",
		highlights: "🙂".repeat(PREVIEW_LENGTH),
	});
});

test.each<[string, Partial<ClientResponse>, Partial<ClientResponse>, boolean]>([
	["the same", {}, {}, false],
	["edited since", {}, { version: 2 }, true],
	["edited since, with no analysis yet", {}, { version: 2, aiAnalysis: null }, true],
	["newer than the list", { version: 2, aiAnalysis: null }, {}, false],
	["read before its analysis was written", { aiAnalysis: null }, {}, true],
	["written before the list was read again", {}, { aiAnalysis: null }, false],
])("behind the list: %s", (_, whole, listed, expected) => {
	expect(isBehind(response(whole), summarize(response(listed)))).toBe(expected);
});

test("the newest is meant unless one is named", () => {
	const list = ["2026-01-01", "2026-03-01", "2026-02-01"].map((day, index) =>
		summarize(response({ id: `r${index}`, completedAt: `${day}T00:00:00.000Z` })),
	);
	expect(findSummary(list, "8", null)?.id).toBe("r1");
	expect(findSummary(list, "8", "r2")?.id).toBe("r2");
	expect(findSummary(list, "9", null)).toBeUndefined();
	expect(findSummary(list, "9", "r2")).toBeUndefined();
});
