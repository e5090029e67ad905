import { TimelineScreen } from "@/components/timeline/timeline-screen";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { responsePath, summariesPath } from "@/lib/domain/questionnaires/paths";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { timeline } from "@/prisma/catalog/timeline";
import { type Answers, serve, showInApp, USER_ID } from "@/tests/setup/in-app";

/** Where the server is, it is November already. */
const serverToday = { year: 2026, month: 11 };
const today = new Date(2026, 9, 31);

/** A relationship as the server sends it: these answers, the id made of its name. */
export function relationship(
	[name, dates, highlights]: [name: string, dates: string, highlights?: string],
	more: Partial<ClientResponse> = {},
): ClientResponse {
	const answers = { q1: name, q2: dates, q3: highlights ?? "" };
	return {
		id: `id-${name}`,
		userId: USER_ID,
		questionnaireId: TIMELINE_QUESTIONNAIRE_ID,
		responses: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
		patternScores: null,
		marked: null,
		aiAnalysis: "## Core Pattern\n\nYou **wait**.",
		analysisBy: "built-in",
		isBeingAnalyzed: false,
		version: 1,
		completedAt: "2026-10-01T12:00:00.000Z",
		...more,
	};
}

// The date stands still, and nothing is looked at again by itself; everything else goes on.
const goesOn = ["nextTick", "queueMicrotask", "performance", "requestAnimationFrame", "cancelAnimationFrame"] as const;
const goesOnToo = ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate"] as const;
beforeEach(() => {
	jest.useFakeTimers({ now: today, doNotFake: [...goesOn, ...goesOnToo] });
});

afterEach(() => {
	jest.useRealTimers();
});

/** The timeline screen over what the server has sent with the page, and with each relationship to be read. */
export function showTimeline(responses: ClientResponse[] | undefined, answers: Answers = {}) {
	const queryClient = makeQueryClient();
	queryClient.setQueryData(["/api/questionnaires"], [timeline]);
	if (responses) queryClient.setQueryData([summariesPath(USER_ID)], responses.map(summarize));
	const details = (responses ?? []).map((one) => [`GET ${responsePath(one.id)}`, () => one] as const);
	const calls = serve({ ...Object.fromEntries(details), ...answers });
	const { pointer } = showInApp(<TimelineScreen userId={USER_ID} serverToday={serverToday} />, queryClient);
	return { user: pointer, calls };
}
