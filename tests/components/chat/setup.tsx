import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChatScreen } from "@/components/chat/chat-screen";
import { Toaster } from "@/components/ui/feedback/toaster";
import { userKey } from "@/lib/browser/account/client";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { threadsPath } from "@/lib/domain/threads/paths";
import { type Call, serve, USER_ID, user } from "@/tests/setup/in-app";

export const CHAT = `/api/chat/${USER_ID}`;

/** A message as the server sends it. */
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

/** What a send is answered with. */
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

/** Media queries that match; all others do not. */
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

/** Opens the conversation with these messages; without any it is read from the server. */
export function open(firstPage: ClientMessage[] | undefined, answers: Answers = {}) {
	const calls = serve({ "GET /api/user": () => user, ...answers });
	const queryClient = makeQueryClient((client) => client.setQueryData(userKey, null));
	queryClient.setQueryData(userKey, user);
	// As the page comes from the server.
	queryClient.setQueryData([threadsPath], { due: null, open: [] });
	const pointer = userEvent.setup({ advanceTimers: (ms) => void (isFaked() && jest.advanceTimersByTime(ms)) });
	const paint = (shown: boolean) => (
		<QueryClientProvider client={queryClient}>
			{shown && (
				<ChatScreen user={user} firstPage={firstPage} serverClock={{ now: "2026-11-21T12:00:00.000Z", offset: 0 }} />
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

/** Lets so many milliseconds pass on the fake clock. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const log = () => screen.getByRole("log");
export const box = () => screen.getByRole("textbox") as HTMLTextAreaElement;
export const sendButton = () => screen.getByRole("button", { name: "Send" });
export const inLog = () => within(log());
/** What is said aloud when it comes. */
export const spoken = () => log().querySelector("[aria-live=polite]") as HTMLElement;
export const posts = (calls: Call[]) => calls.filter(({ method }) => method === "POST");
export const articles = () =>
	inLog()
		.queryAllByRole("article")
		.map((element) => element.textContent);

/** The drafts that are kept on the device, by what their slots are called. */
export const slots = (): string[] => Object.keys(localStorage).filter((key) => key.includes("chat-draft"));
