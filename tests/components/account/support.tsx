import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import type { ClientUser } from "@/lib/domain/account/schema";
import { responseWith, showInApp } from "@/tests/setup/in-app";

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
/** The server's answers, by "METHOD /path"; "offline" for none. */
export type Api = Record<string, Answer | "offline">;

interface Call {
	request: string;
	body: unknown;
}

/** Replaces the network. @returns The calls that were made. */
export function fakeApi(api: Api): Call[] {
	const calls: Call[] = [];
	global.fetch = async (path, { method = "GET", body } = {}) => {
		const request = `${method} ${path}`;
		// Requested by the password strength meter, in every form for a new password.
		if (request === "GET /api/common-passwords" && !api[request]) return responseWith(200, "[]", "[]");
		calls.push({ request, body: body ? JSON.parse(String(body)) : undefined });
		const answer = api[request];
		if (answer === undefined) throw new Error(`nobody said what ${request} answers`);
		if (answer === "offline") throw new TypeError("Failed to fetch");
		const { status = 200, text = "", json } = answer;
		return responseWith(status, json === undefined ? text : JSON.stringify(json), text);
	};
	return calls;
}

/** Renders a node with data and toasts around it. */
export function renderInApp(node: ReactNode, queryClient = makeQueryClient()) {
	const { pointer, ...view } = showInApp(node, queryClient);
	return { user: pointer, ...view };
}

/** Returns the text of the visible toast. */
export async function findToast() {
	const region = screen.getByRole("region", { name: /^Notifications|^Message/ });
	return within(region).findByRole("listitem");
}
