import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { toastStore } from "@/components/ui/feedback/toast";
import { Toaster } from "@/components/ui/feedback/toaster";
import { userKey } from "@/lib/browser/account/client";
import { makeQueryClient } from "@/lib/browser/core/query-client";

/*
 * The app around a part of it that is tested: data, toasts, somebody who is signed in, and a server that answers what
 * the test says.
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

/** Thrown by an answer: the server refuses with this status, in this sentence. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly sentence = "The server's sentence.",
	) {
		super(`Refused with ${status}`);
	}
}

/** jsdom has no Response; this is the part of one that the app reads. */
export const responseWith = (status: number, text: string, statusText = ""): Response =>
	({
		status,
		ok: status < 400,
		statusText,
		text: async () => text,
		json: async () => JSON.parse(text),
	}) as Response;

/** Answers the app's calls by method and path (without what follows a `?`); whatever it gives no answer for fails. */
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
	// Toasts outlive the screen that showed them.
	act(() => toastStore.dismiss(toastStore.get()?.id ?? 0));
});

/** Shows something to somebody of whom nothing is known yet. */
export function showInApp(children: ReactNode, queryClient = makeQueryClient()) {
	const view = render(
		<QueryClientProvider client={queryClient}>
			{children}
			<Toaster />
		</QueryClientProvider>,
	);
	return { ...view, queryClient, pointer: userEvent.setup() };
}

/** Shows something to somebody who is signed in. */
export function show(children: ReactNode) {
	const queryClient = makeQueryClient();
	queryClient.setQueryData(userKey, user);
	return showInApp(children, queryClient);
}
