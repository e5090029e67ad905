import { randomUUID } from "node:crypto";
import { PASSWORD } from "../../setup/bench-app";
import type { Person } from "../table/people";
import { pages, reads } from "../table/targets";

/** A person whose requests are measured. */
export interface Member extends Person {
	username: string;
}

/** A request of a page or a button of the app. */
export interface Request {
	name: string;
	kind: "read" | "write" | "long write";
	/** Whether it is sent without a cookie: signing in ends the browser's previous session. */
	isByStranger?: boolean;
	/** Builds the request; null if the person has nothing to request. */
	ask(who: Member): { path: string; init?: RequestInit } | null;
}

function json(method: string, body: unknown): RequestInit {
	return {
		method,
		body: JSON.stringify(body),
		headers: { "content-type": "application/json", "x-timezone-offset": "0", "idempotency-key": randomUUID() },
	};
}

const get = (name: string, path: (who: Member) => string | null): Request => ({
	name,
	kind: "read",
	ask: (who) => {
		const address = path(who);
		return address ? { path: address } : null;
	},
});

function send(
	name: string,
	path: (who: Member) => string,
	body: (who: Member) => unknown,
	kind: Request["kind"] = "write",
): Request {
	const [method = ""] = name.split(" ");
	return { name, kind, ask: (who) => ({ path: path(who), init: json(method, body(who)) }) };
}

/** Returns last month: a month's letter exists only when the month is over. */
function lastMonth(): string {
	const first = new Date(`${new Date().toISOString().slice(0, 8)}01`);
	return new Date(first.getTime() - 1).toISOString().slice(0, 7);
}

const entry = { content: "We ate late.", prompt: "Today?" };

/** Requests that are repeated among few and among many people, to compare their times. */
export const compared: readonly Request[] = [
	...reads.map(({ route, note, path }) => get(note ? `${route} ${note}` : route, path)),
	send(
		"PUT /api/feelings",
		() => "/api/feelings",
		({ of }) => ({ feeling: "calm", entryId: of.entry }),
	),
	send(
		"PUT /api/voice-preferences",
		() => "/api/voice-preferences",
		() => ({ defaultVoice: "nova" }),
	),
	send(
		"PUT /api/journal/[id]/kept-away",
		({ of }) => `/api/journal/${of.entry}/kept-away`,
		() => ({ isKeptAway: false }),
	),
	send(
		"POST /api/threads",
		() => "/api/threads",
		() => ({ meant: "tell her", day: "2040-01-01" }),
	),
	send(
		"POST /api/journal (insight)",
		() => "/api/journal",
		() => ({ ...entry, action: "insight" }),
		"long write",
	),
	send(
		"POST /api/journal (submit)",
		() => "/api/journal",
		() => ({ ...entry, action: "submit" }),
		"long write",
	),
	send(
		"POST /api/chat",
		() => "/api/chat",
		() => ({ content: "We ate late." }),
		"long write",
	),
	{
		...send(
			"POST /api/login",
			() => "/api/login",
			({ username }) => ({ username, password: PASSWORD }),
			"long write",
		),
		isByStranger: true,
	},
];

/**
 * Requests that are sent once among many people, to get their statements: mostly those that search everything a person
 * wrote.
 */
export const askedOnce: readonly Request[] = [
	...pages.map(({ route, path }) => get(`page ${route}`, path)),
	get("/api/search", () => "/api/search?q=house"),
	get("/api/export", () => "/api/export"),
	get("/api/memory/[id]", ({ id }) => `/api/memory/${id}`),
	get("/api/people/offered", () => "/api/people/offered"),
	get("/api/people/[id]", ({ of }) => of.person && `/api/people/${of.person}`),
	get("/api/letters/[id]", () => `/api/letters/month-${lastMonth()}`),
	send(
		"DELETE /api/journal/[id]",
		({ of }) => `/api/journal/${of.entry}`,
		() => undefined,
	),
	send(
		"DELETE /api/responses/[id]",
		({ of }) => `/api/responses/${of.response}`,
		() => undefined,
	),
	send(
		"DELETE /api/account",
		() => "/api/account",
		({ username }) => ({ confirm: username, password: PASSWORD }),
	),
];
