import { cleanup, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { placeOf } from "@/components/questionnaires/paths";
import { QuestionnaireScreen } from "@/components/questionnaires/questionnaire-screen";
import { toastStore } from "@/components/ui/feedback/toast";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { responsePath, summariesPath } from "@/lib/domain/questionnaires/paths";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { findSummary, summarize } from "@/lib/domain/questionnaires/summaries";
import { catalog } from "@/prisma/catalog/catalog";
import { keptUnder } from "@/tests/setup/drafts";
import { responseWith, showInApp, USER_ID } from "@/tests/setup/in-app";
import { patientPointer } from "@/tests/setup/patient-pointer";
import { goodAnswers } from "../../unit/questionnaires/good-answers";
import { routed } from "./navigation";

/** A questionnaire with one question of each kind, in place of the first one of the catalog. */
export const three: Questionnaire = {
	id: "1",
	title: "Where You Are Now",
	description: "Three questions.",
	questions: [
		{ id: "q1", type: "text", text: "How was today?", helperText: "Whatever comes first." },
		{ id: "q2", type: "scale", text: "I slept well." },
		{
			id: "q3",
			type: "multiple_choice",
			text: "What would help?",
			options: [
				{ value: "rest", label: "Rest" },
				{ value: "talk", label: "Somebody to talk to" },
			],
		},
	],
};
const questionnaires = [three, ...catalog.filter(({ id }) => id !== three.id)];
export const questionnaire = (id: string) => questionnaires.find((known) => known.id === id) as Questionnaire;

/** Returns a response as the server sends it. */
export function responseTo(id: string, more: Partial<ClientResponse> = {}): ClientResponse {
	const responses = more.responses ?? goodAnswers(questionnaire(id));
	return {
		id: `r${id}`,
		userId: USER_ID,
		questionnaireId: id,
		responses,
		patternScores: id === PATTERN_QUESTIONNAIRE_ID ? scorePatterns(questionnaire(id).questions, responses) : null,
		marked: null,
		aiAnalysis: "## Core Pattern\n\nYou **wait**.",
		analysisBy: "built-in",
		isBeingAnalyzed: false,
		version: 1,
		completedAt: "2026-03-01T12:00:00.000Z",
		...more,
	};
}

export interface Call {
	method: string;
	path: string;
	// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
	body: any;
	key: string | undefined;
}

/** The server of one test: its data, the calls it has received, and its answers to writes. */
export class FakeServer {
	responses: ClientResponse[] = [];
	readonly calls: Call[] = [];
	/** Answers a read that does not concern questionnaires. */
	onRead: (call: Call) => Response | undefined = () => undefined;
	/** Answers a write; by default, it stores what was sent. */
	onWrite: (call: Call) => Promise<Response> | Response = (call) => answer(200, this.store(call));

	writes = () => this.calls.filter(({ method }) => method !== "GET");

	/** Stores a write as the real server does, without the coach. */
	store({ method, path, body }: Call): ClientResponse {
		const id = path.split("/")[3];
		const before = this.responses.find((response) => response.id === id);
		const saved =
			method === "POST" && !before
				? responseTo(body.questionnaireId, { id: `new${this.responses.length}`, responses: body.responses })
				: ({ ...before, ...body, version: (before?.version ?? 0) + 1 } as ClientResponse);
		this.responses = [saved, ...this.responses.filter((response) => response.id !== saved.id)];
		return saved;
	}

	readonly fetch: typeof fetch = async (input, init) => {
		const headers = (init?.headers ?? {}) as Record<string, string>;
		const call: Call = {
			method: init?.method ?? "GET",
			path: String(input),
			body: init?.body ? JSON.parse(String(init.body)) : undefined,
			key: headers["idempotency-key"],
		};
		this.calls.push(call);
		if (call.method !== "GET") return this.onWrite(call);
		if (call.path === summariesPath(USER_ID)) return answer(200, this.responses.map(summarize));
		const whole = this.responses.find(({ id }) => call.path === responsePath(id));
		if (whole) return answer(200, whole);
		const other = this.onRead(call);
		if (other) return other;
		throw new Error(`Nothing answers GET ${call.path}`);
	};
}

export const answer = (status: number, value: unknown): Response =>
	responseWith(status, typeof value === "string" ? value : JSON.stringify(value), status >= 500 ? "Bad Gateway" : "");

export const storageKey = (name: string) => `questionnaires:${USER_ID}:${name}`;
export const savedProgress = (id = three.id) => keptUnder(storageKey(`progress:${id}`));

beforeEach(() => {
	window.scrollTo = () => {};
	window.history.replaceState(null, "", "/questionnaires");
	routed.length = 0;
});

type Options = ComponentProps<typeof QuestionnaireScreen> & {
	/** The address to open the screen at. */
	at?: string;
	server?: FakeServer;
	advanceTimers?: (ms: number) => void;
};

/** Opens the screen as a page does, with the data that the server has sent along. */
export function openScreen({
	at = "/questionnaires",
	server = new FakeServer(),
	advanceTimers,
	...props
}: Options = {}) {
	window.history.replaceState(null, "", at);
	global.fetch = server.fetch;
	const queryClient = makeQueryClient();
	queryClient.setQueryData(["/api/user"], { id: USER_ID, username: "mira" });
	queryClient.setQueryData(["/api/questionnaires"], questionnaires);
	const summaries = server.responses.map(summarize);
	queryClient.setQueryData([summariesPath(USER_ID)], summaries);
	const { initialQuestionnaireId = null, mode = null, responseId = null } = props;
	const place = placeOf(at, new URLSearchParams()) ?? { questionnaireId: initialQuestionnaireId, mode, responseId };
	const opened = place.mode && findSummary(summaries, place.questionnaireId, place.responseId);
	const whole = opened && server.responses.find(({ id }) => id === opened.id);
	if (whole) queryClient.setQueryData([responsePath(whole.id)], whole);
	const { unmount } = showInApp(<QuestionnaireScreen {...props} />, queryClient);
	return { user: patientPointer(advanceTimers ? { advanceTimers } : {}), server, unmount, queryClient };
}

/** Loads the script that the first question waits for; for `beforeAll`. */
export async function loadQuestions() {
	window.scrollTo = () => {};
	openScreen({ at: "/questionnaires/1" });
	await screen.findByRole("heading", { name: "How was today?" });
	cleanup();
	localStorage.clear();
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const question = () => screen.getByRole("heading", { level: 2 });
/** Returns the visible toast. For a moment, its text is on the page twice: once to see, and once for screen readers. */
export const shownToast = () => {
	const toast = toastStore.get();
	return toast && { title: toast.title, description: toast.description };
};
