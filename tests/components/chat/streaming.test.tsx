import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import { screen, waitFor } from "@testing-library/react";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import type { Call } from "@/tests/setup/in-app";
import { answerTo, articles, box, CHAT, inLog, message, open, pass, posts, replyTo, spoken } from "./setup";

// Every browser has these; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream });
const encoder = new TextEncoder();

/** Creates a server that streams events when the test says so. */
function streaming(answers: Parameters<typeof open>[1] = {}) {
	const server = {
		out: undefined as ReadableStreamDefaultController<Uint8Array> | undefined,
		call: undefined as Call | undefined,
		isHungUp: false,
		event: (data: string, name = "") =>
			server.out?.enqueue(encoder.encode(`${name && `event: ${name}\n`}data: ${data.replace(/\n/g, "\ndata: ")}\n\n`)),
	};
	const view = (firstPage: ClientMessage[]) => {
		const opened = open(firstPage, answers);
		const json = global.fetch;
		global.fetch = async (input, init) => {
			if (init?.method !== "POST") return json(input, init);
			server.call = {
				method: "POST",
				path: String(input),
				body: init.body ? JSON.parse(String(init.body)) : undefined,
				headers: init.headers as Record<string, string>,
			};
			opened.calls.push(server.call);
			let onAbort = () => {};
			const body = new ReadableStream<Uint8Array>({
				start: (controller) => {
					server.out = controller;
					onAbort = () => {
						server.isHungUp = true;
						controller.error(new DOMException("Aborted", "AbortError"));
					};
				},
			});
			init.signal?.addEventListener("abort", () => onAbort());
			return {
				ok: true,
				status: 200,
				headers: new Headers({ "content-type": "text/event-stream" }),
				body,
			} as unknown as Response;
		};
		return opened;
	};
	return { server, view };
}

async function say(pointer: ReturnType<typeof open>["pointer"], words: string) {
	await pointer.click(box());
	await pointer.paste(words);
	await pointer.keyboard("{Enter}");
}

const FIRST = "You kept quiet again.";
const SECOND = " What would one true sentence have been?";

describe("a reply that is followed while it is written", () => {
	test("is thought about for 800 ms after the coach was asked, and then typed as it comes", async () => {
		jest.useFakeTimers();
		const { server, view } = streaming();
		const { pointer, calls } = view([]);
		await say(pointer, "Hello");
		await pass(0);
		expect(posts(calls)[0]?.headers.accept).toContain("text/event-stream");
		expect(inLog().getByText("Thinking…")).toBeVisible();
		await pass(2000);
		expect(inLog().getByText("Thinking…")).toBeVisible();
		server.event(FIRST);
		await pass(160);
		expect(articles().at(-1)).toBe(`Sage${FIRST}`);
		expect(spoken()).toBeEmptyDOMElement();
		await pass(1000);
		server.event(SECOND);
		await pass(80);
		expect(articles().at(-1)).toBe("SageYou kept quiet again. What would one true");
		server.event(JSON.stringify(answerTo(server.call as Call, FIRST + SECOND)), "result");
		await pass(160);
		expect(articles()).toHaveLength(2);
		expect(spoken()).toHaveTextContent(FIRST + SECOND);
		expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
	});

	test("gives the words back where it ends in an error before anything was said", async () => {
		const { server, view } = streaming();
		const { pointer } = view([]);
		await say(pointer, "Hello");
		await waitFor(() => expect(server.out).toBeDefined());
		server.event(JSON.stringify({ status: 504, message: "The coach did not answer in time." }), "error");
		expect(await screen.findByText("Your message was not sent")).toBeVisible();
		await waitFor(() => expect(box()).toHaveValue("Hello"));
	});

	test("shows the notice before there is any reply", async () => {
		const { server, view } = streaming();
		const { pointer } = view([]);
		await say(pointer, "I could kill my boss.");
		await waitFor(() => expect(server.out).toBeDefined());
		const { userMessage } = answerTo(server.call as Call, "");
		const safety = {
			kind: "danger-to-others",
			certainty: "doubtful",
			message: "One quiet line.",
			language: "en",
			helpLines: [],
			country: null,
			mayBeWatched: false,
		};
		server.event(JSON.stringify({ userMessage, aiMessage: null, safety }), "notice");
		expect(await screen.findByText(/One quiet line/)).toBeVisible();
		expect(inLog().getByText("Thinking…")).toBeVisible();
		expect(articles()).toHaveLength(2);
	});
});

describe("Stop", () => {
	test("keeps what was said, as the server has it", async () => {
		const saved: ClientMessage[] = [];
		const { server, view } = streaming({ [`GET ${CHAT}`]: () => saved });
		const { pointer } = view([]);
		await say(pointer, "Hello");
		await waitFor(() => expect(server.out).toBeDefined());
		server.event(FIRST);
		const sendKey = server.call?.headers["idempotency-key"] ?? null;
		saved.push(message(1, "Hello", { sendKey }), replyTo(2, 1, FIRST, { writtenBy: "m" }));
		await inLog().findByText("Thinking…");
		await pointer.click(screen.getByRole("button", { name: "Stop" }));
		expect(server.isHungUp).toBe(true);
		await waitFor(() => expect(spoken()).toHaveTextContent(FIRST));
		expect(articles()).toHaveLength(2);
		expect(box()).toHaveValue("");
		expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
	});
});
