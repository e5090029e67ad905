import { randomUUID } from "node:crypto";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { jsonOf, type TestBrowser } from "@/tests/setup/api";
import { anything, coachServer } from "@/tests/setup/model/server";

const reply = (text: string) => ({ content: JSON.stringify({ concern: null, reply: text }) });

/** A model server that behaves as the newest message says, and keeps every prompt that it receives. */
export class Model {
	readonly #mock = coachServer();
	/** The messages of each request as text; the coach's own messages begin with "[assistant]". */
	readonly sent: string[] = [];
	/** Whether requests that used to fail now succeed. */
	isMended = false;

	constructor() {
		const saying = (word: string) => ({
			predicate: ({ messages }: { messages: unknown }) => !this.isMended && newest(messages).includes(word),
		});
		this.#mock.on(
			{
				predicate: ({ messages }) => {
					const said = messages as { role: string; content: string }[];
					this.sent.push(
						said.map(({ role, content }) => (role === "assistant" ? `[assistant] ${content}` : content)).join("\n\n"),
					);
					return false;
				},
			},
			reply("never"),
		);
		const again = (word: string) => ({
			predicate: ({ messages }: { messages: unknown }) =>
				JSON.stringify(messages).includes("~~~~ you have answered this already") && newest(messages).includes(word),
		});
		this.#mock.on(again("TIRING"), { error: { message: "out of order" }, status: 401 });
		this.#mock.on(again("SLOW"), reply("Late."), { latency: 300, chunkSize: 1000 });
		this.#mock.on(again(""), reply("Something else, then."));
		this.#mock.on(saying("FAILING"), { error: { message: "out of order" }, status: 500 });
		this.#mock.on(saying("BUSY"), { error: { message: "slow down" }, status: 429, retryAfter: 30 });
		this.#mock.on(saying("HANGING"), reply("Too late."), { latency: 6_000 });
		this.#mock.on(saying("BREAKING"), reply("Half of this is all you get."), { truncateAfterChunks: 1, chunkSize: 5 });
		this.#mock.on(saying("BABBLING"), { content: "I would rather talk about the weather." });
		this.#mock.on(saying("BOASTING"), reply("I have booked you a room."));
		this.#mock.on(saying("LINKING"), reply("See ![x](https://evil.example/?q=tap) [this](https://evil.example)."));
		this.#mock.on(saying("HARMING"), reply("The quickest way to die is not worth naming."));
		this.#mock.on(saying("MENDING"), reply("Have you tried couples counselling with him?"));
		this.#mock.on(saying("OFFERING"), {
			content: JSON.stringify({
				concern: null,
				reply: "That quarrel comes back.",
				offers: ["good-news", "no-such-talk"],
			}),
		});
		this.#mock.on(saying("SLOW"), reply("Slowly, then."), { latency: 300, chunkSize: 1000 });
		this.#mock.on(anything, reply("What did the silence say?"));
	}

	/** Forgets the prompts that it has received. */
	reset(): void {
		this.sent.splice(0);
		this.isMended = false;
	}
}

function newest(messages: unknown): string {
	const text = (messages as { content: string }[]).map(({ content }) => content).join("\n");
	return /~~~~ they have just written\n([\s\S]*?)\n~~~~/.exec(text)?.[1] ?? "";
}

interface Sending {
	key?: string;
	headers?: Record<string, string>;
	signal?: AbortSignal;
}

/** Sends a message, under a new key unless one is given. */
export const send = (browser: TestBrowser, content: string, { key = randomUUID(), headers, signal }: Sending = {}) =>
	browser.fetch("POST", "/api/chat", {
		body: { content },
		headers: { "idempotency-key": key, ...headers },
		...(signal && { signal }),
	});

/** Returns the result of a send that has to succeed. */
export async function sent(response: Response | Promise<Response>): Promise<SendResult> {
	return await jsonOf<SendResult>(response);
}

export const history = (browser: TestBrowser, userId: number, query = "") =>
	jsonOf<ClientMessage[]>(browser.get(`/api/chat/${userId}${query}`));
/** Returns the contents of the history's messages, in order. */
export const words = async (browser: TestBrowser, userId: number) =>
	(await history(browser, userId)).map(({ content }) => content);
