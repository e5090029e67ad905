import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TimelineScreen } from "@/components/timeline/timeline-screen";
import { toastStore } from "@/components/ui/feedback/toast";
import { Toaster } from "@/components/ui/feedback/toaster";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { responsePath, summariesPath } from "@/lib/domain/questionnaires/paths";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { timeline } from "@/prisma/catalog/timeline";

/** Where the server is, it is November already. */
const serverToday = { year: 2026, month: 11 };
const today = new Date(2026, 9, 31);
const USER_ID = 7;

/** A relationship as the server sends it: these answers, the id made of its name. */
export function relationship(
	[name, dates, highlights]: [name: string, dates: string, highlights?: string],
	more: Partial<ClientResponse> = {},
): ClientResponse {
	const answers = { q1: name, q2: dates, q3: highlights ?? "" };
	return {
		id: `id-${name}`,
		userId: 7,
		questionnaireId: TIMELINE_QUESTIONNAIRE_ID,
		responses: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
		patternScores: null,
		aiAnalysis: "## Core Pattern\n\nYou **wait**.",
		analysisBy: "built-in",
		isBeingAnalyzed: false,
		version: 1,
		completedAt: "2026-10-01T12:00:00.000Z",
		...more,
	};
}

type Call = { method: string; path: string };
type Answers = Record<string, () => Response>;

// jsdom has no Response; this is the part of one that the app reads.
const response = (status: number, text: string) =>
	({
		status,
		ok: status < 400,
		statusText: "",
		text: async () => text,
		json: async () => JSON.parse(text),
	}) as Response;

/** A success with this value. */
export const answerWith = (value: unknown) => () => response(200, JSON.stringify(value));
/** A refusal in this sentence. */
export const refuseWith = (status: number, sentence: string) => () => response(status, sentence);

/** Answers the app's calls; whatever it gives no answer for fails. */
function serve(answers: Answers) {
	const calls: Call[] = [];
	global.fetch = async (input, init) => {
		const call = { method: init?.method ?? "GET", path: String(input) };
		calls.push(call);
		const answer = answers[`${call.method} ${call.path}`];
		if (!answer) throw new Error(`Nothing answers ${call.method} ${call.path}`);
		return answer();
	};
	return calls;
}

// The date stands still, and nothing is looked at again by itself; everything else goes on.
const goesOn = ["nextTick", "queueMicrotask", "performance", "requestAnimationFrame", "cancelAnimationFrame"] as const;
const goesOnToo = ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate"] as const;
beforeEach(() => {
	jest.useFakeTimers({ now: today, doNotFake: [...goesOn, ...goesOnToo] });
});

const realFetch = global.fetch;
afterEach(() => {
	jest.useRealTimers();
	global.fetch = realFetch;
	// Toasts outlive the screen that showed them.
	act(() => toastStore.dismiss(toastStore.get()?.id ?? 0));
});

/** The timeline screen over what the server has sent with the page, and with each relationship to be read. */
export function showTimeline(responses: ClientResponse[] | undefined, answers: Answers = {}) {
	const queryClient = makeQueryClient();
	queryClient.setQueryData(["/api/questionnaires"], [timeline]);
	if (responses) queryClient.setQueryData([summariesPath(USER_ID)], responses.map(summarize));
	const details = (responses ?? []).map((one) => [`GET ${responsePath(one.id)}`, answerWith(one)] as const);
	const calls = serve({ ...Object.fromEntries(details), ...answers });
	render(
		<QueryClientProvider client={queryClient}>
			<TimelineScreen userId={USER_ID} serverToday={serverToday} />
			<Toaster />
		</QueryClientProvider>,
	);
	return { user: userEvent.setup(), calls };
}
