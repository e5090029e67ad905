import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { toastStore } from "@/components/ui/feedback/toast";
import { Toaster } from "@/components/ui/feedback/toaster";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import type { ClientUser } from "@/lib/domain/account/schema";

export const ada: ClientUser = {
	id: 1,
	username: "ada",
	email: "ada@example.com",
	firstName: "Ada",
	lastName: null,
	currentStreak: 0,
	weeklyWordCount: 0,
	totalWordCount: 0,
	isNew: true,
	createdAt: "2026-11-01T00:00:00.000Z",
};

type Answer = { status?: number; text?: string; json?: unknown };
/** What the server answers, by "METHOD /path"; "offline" where there is no answer. */
export type Api = Record<string, Answer | "offline">;

interface Call {
	request: string;
	body: unknown;
}

/** Stands in for the network. @returns the calls that were made. */
export function fakeApi(api: Api): Call[] {
	const calls: Call[] = [];
	globalThis.fetch = (async (path: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
		const request = `${method} ${path}`;
		calls.push({ request, body: body === undefined ? undefined : JSON.parse(body) });
		const answer = api[request];
		if (answer === undefined) throw new Error(`nobody said what ${request} answers`);
		if (answer === "offline") throw new TypeError("Failed to fetch");
		const { status = 200, text = "", json } = answer;
		return { ok: status < 400, status, statusText: text, text: async () => text, json: async () => json };
	}) as unknown as typeof fetch;
	return calls;
}

/** Renders with data and toasts around it. */
export function renderInApp(node: ReactNode, queryClient = makeQueryClient()) {
	const view = render(
		<QueryClientProvider client={queryClient}>
			{node}
			<Toaster />
		</QueryClientProvider>,
	);
	return { user: userEvent.setup(), queryClient, ...view };
}

/** The words of the toast that shows. */
export async function findToast() {
	const region = screen.getByRole("region", { name: /^Notifications|^Message/ });
	return within(region).findByRole("listitem");
}

afterEach(() => {
	const shown = toastStore.get();
	if (shown) toastStore.dismiss(shown.id);
});
