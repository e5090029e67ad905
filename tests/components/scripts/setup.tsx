import { screen } from "@testing-library/react";
import { ScriptAnalysis } from "@/components/scripts/script-analysis";
import { type Call, serve, show, USER_ID } from "@/tests/setup/in-app";

export const patterns = ["The quiet watch", "The open hand", "The late answer"].map((pattern, i) => ({
	id: `p${i}`,
	lifeScriptId: "v1",
	pattern,
	description: `Description ${i + 1}`,
	impact: `Impact ${i + 1}`,
	order_num: i + 1,
	isUserEdited: false,
}));
export const lifeScript = {
	id: "v1",
	version: 3,
	userId: USER_ID,
	scriptSentence: "I keep the peace.",
	mainScript: "I learned to listen.\n\nI still do.",
	lastUpdated: "2026-11-20T08:00:00.000Z",
	createdAt: "2026-11-20T08:00:00.000Z",
	isUserEdited: false,
	origin: "generated",
	writtenBy: "built-in",
	sources: [{ questionnaireId: "8", responseId: "r", questionId: "q1", quote: "she hummed" }],
};
export const life = (more: object = {}, generation: object | null = null) => ({
	lifeScript: { ...lifeScript, ...more },
	patterns,
	generation,
});
export const none = { lifeScript: null, patterns: [], generation: null };
export const response = (questionnaireId: string) => ({
	id: `r${questionnaireId}`,
	questionnaireId,
	isBeingAnalyzed: false,
	version: 1,
	completedAt: "2026-11-19T08:00:00.000Z",
	patternScores: null,
	hasAnalysis: true,
	preview: null,
});

export function open(
	answer: unknown,
	{ completed = ["8", "9"], more = {} }: { completed?: string[]; more?: Record<string, (call: Call) => unknown> } = {},
) {
	const calls = serve({
		"GET /api/questionnaires": () => [
			{ id: "8", title: "Your Mother", description: "", questions: [] },
			{ id: "9", title: "Your Father", description: "", questions: [] },
		],
		[`GET /api/responses/${USER_ID}/summary`]: () => completed.map(response),
		[`GET /api/life-script/${USER_ID}`]: () => answer,
		"GET /api/voice-preferences": () => ({ defaultVoice: "nova" }),
		...more,
	});
	return { ...show(<ScriptAnalysis userId={USER_ID} />), calls };
}
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
