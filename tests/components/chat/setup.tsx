import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import { ChatScreen } from "@/components/chat/chat-screen";
import { Toaster } from "@/components/ui/feedback/toaster";
import { userKey } from "@/lib/browser/account/client";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { introduction } from "@/lib/domain/chat/introduction";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { threadsPath } from "@/lib/domain/threads/paths";
import { type Call, serve, USER_ID, user } from "@/tests/setup/in-app";
import { patientPointer } from "@/tests/setup/patient-pointer";

export const CHAT = `/api/chat/${USER_ID}`;

/** Returns a message as the server sends it. */
export const message = (id: number, content: string, more: Partial<ClientMessage> = {}): ClientMessage => ({
	id,
	userId: USER_ID,
	content,
	isAiResponse: false,
	sendKey: null,
	replyToId: null,
	writtenBy: null,
	createdAt: "2026-11-21T12:00:00.000Z",
	...more,
});
export const replyTo = (id: number, replyToId: number, content: string, more: Partial<ClientMessage> = {}) =>
	message(id, content, { isAiResponse: true, replyToId, writtenBy: "built-in", ...more });

let lastId = 1000;

/** Returns the response to a send. */
export function answerTo(call: Call, reply: string, safety: SendResult["safety"] = null): SendResult {
	const { content } = call.body as { content: string };
	lastId += 2;
	const id = lastId;
	const sendKey = call.headers["idempotency-key"] ?? null;
	return {
		userMessage: message(id, content, { sendKey, createdAt: new Date().toISOString() }),
		aiMessage: replyTo(id + 1, id, reply, { sendKey, createdAt: new Date().toISOString() }),
		safety,
	};
}

/** The media queries that match. */
export const media = new Set<string>();
export const TOUCH = "(pointer: coarse)";
export const STILL = "(prefers-reduced-motion: reduce)";
const realMatchMedia = window.matchMedia;

beforeEach(() => {
	window.matchMedia = (query) => ({ ...realMatchMedia(query), matches: media.has(query) });
});
afterEach(() => {
	media.clear();
	jest.useRealTimers();
	window.matchMedia = realMatchMedia;
});

type Answers = Parameters<typeof serve>[0];

/** Opens the conversation with these messages; without any, they are read from the server. */
export function open(firstPage: ClientMessage[] | undefined, answers: Answers = {}) {
	const calls = serve({ "GET /api/user": () => user, ...answers });
	const queryClient = makeQueryClient((client) => client.setQueryData(userKey, null));
	queryClient.setQueryData(userKey, user);
	// Data that the server sends with the page.
	queryClient.setQueryData([threadsPath], { due: null, open: [] });
	const pointer = patientPointer({ advanceTimers: (ms) => void (isFaked() && jest.advanceTimersByTime(ms)) });
	const paint = (shown: boolean) => (
		<QueryClientProvider client={queryClient}>
			{shown && (
				<ChatScreen
					user={user}
					firstPage={firstPage}
					serverClock={{ now: "2026-11-21T12:00:00.000Z", offset: 0 }}
					introduction={introduction(user.firstName, false)}
				/>
			)}
			<Toaster />
		</QueryClientProvider>
	);
	const view = render(paint(true));
	return {
		...view,
		calls,
		queryClient,
		pointer,
		leave: () => view.rerender(paint(false)),
		comeBack: () => view.rerender(paint(true)),
	};
}

const isFaked = () => "clock" in setTimeout;

/** Advances the fake clock by `ms` milliseconds. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const log = () => screen.getByRole("log");
export const box = () => screen.getByRole("textbox") as HTMLTextAreaElement;
export const sendButton = () => screen.getByRole("button", { name: "Send" });
export const inLog = () => within(log());
/** Returns the live region, whose text screen readers announce. */
export const spoken = () => log().querySelector("[aria-live=polite]") as HTMLElement;
export const posts = (calls: Call[]) => calls.filter(({ method }) => method === "POST");
export const articles = () =>
	inLog()
		.queryAllByRole("article")
		.map((element) => element.textContent);

/** Returns the keys of the drafts that are stored on the device. */
export const slots = (): string[] => Object.keys(localStorage).filter((key) => key.includes("chat-draft"));
