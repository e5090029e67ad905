import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { toastStore } from "@/components/ui/feedback/toast";
import { Toaster } from "@/components/ui/feedback/toaster";
import { userKey } from "@/lib/browser/account/client";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { patientPointer } from "./patient-pointer";

/*
 * Surroundings for the component under test: data, toasts, a signed-in person, and a server whose answers the test sets.
 */

export const USER_ID = 7;
export const user = {
	id: USER_ID,
	username: "ada",
	email: "ada@example.com",
	firstName: "Ada",
	lastName: null,
	currentStreak: 3,
	weeklyWordCount: 1200,
	totalWordCount: 34_567,
	isNew: false,
	createdAt: "2026-01-01T00:00:00.000Z",
};

export interface Call {
	method: string;
	path: string;
	body: unknown;
	headers: Record<string, string>;
}
export type Answers = Record<string, (call: Call) => unknown>;

/** Thrown by an answer: the server refuses with this status and this sentence. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly sentence = "The server's sentence.",
	) {
		super(`Refused with ${status}`);
	}
}

/** Creates what the app reads of a Response, which jsdom does not have. */
export const responseWith = (status: number, text: string, statusText = ""): Response =>
	({
		status,
		ok: status < 400,
		statusText,
		text: async () => text,
		json: async () => JSON.parse(text),
	}) as Response;

/** Answers the app's calls by method and path (without the query); calls without an answer fail. */
export function serve(answers: Answers): Call[] {
	const calls: Call[] = [];
	global.fetch = async (input, init) => {
		const call: Call = {
			method: init?.method ?? "GET",
			path: String(input),
			body: init?.body ? JSON.parse(String(init.body)) : undefined,
			headers: (init?.headers ?? {}) as Record<string, string>,
		};
		calls.push(call);
		const answer = answers[`${call.method} ${call.path.split("?")[0]}`];
		if (!answer) throw new Error(`Nothing answers ${call.method} ${call.path}`);
		try {
			return responseWith(200, JSON.stringify(await answer(call)));
		} catch (error) {
			if (error instanceof Refusal) return responseWith(error.status, error.sentence);
			throw error;
		}
	};
	return calls;
}

const realFetch = global.fetch;
afterEach(() => {
	global.fetch = realFetch;
	// Toasts stay after the screen that showed them is gone.
	act(() => toastStore.dismiss(toastStore.get()?.id ?? 0));
});

/** Renders children in the app, before anything about the person is known. */
export function showInApp(children: ReactNode, queryClient = makeQueryClient()) {
	const view = render(
		<QueryClientProvider client={queryClient}>
			{children}
			<Toaster />
		</QueryClientProvider>,
	);
	return { ...view, queryClient, pointer: patientPointer() };
}

/** Renders children in the app for a person who is signed in. */
export function show(children: ReactNode) {
	const queryClient = makeQueryClient();
	queryClient.setQueryData(userKey, user);
	return showInApp(children, queryClient);
}
