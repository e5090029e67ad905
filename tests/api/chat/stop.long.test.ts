import { randomUUID } from "node:crypto";
import { once } from "node:events";
import fc from "fast-check";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { waitFor } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { beginStream, chunk, serverOf } from "@/tests/setup/model/local-server";
import { MODEL_PORT } from "@/tests/setup/model/port";
import { ask, eventsOf } from "./events";
import { history, send, sent } from "./model";

process.env.AI_TIMEOUT_MS = "20000";
process.env.AI_CALLS_PER_MINUTE = "10000";
process.env.OPENAI_BASE_URL = `http://127.0.0.1:${MODEL_PORT}/v1`;
process.env.OPENAI_MODEL = "test-model";

const SENTENCES = ["You kept quiet.", " Then he left the room.", " That stays with you.", " What would you have said?"];
const REPLY = SENTENCES.join("");
/** Every reply that is possible after a stop: whole sentences from its beginning. */
const BEGINNINGS = SENTENCES.map((_, i) => SENTENCES.slice(0, i + 1).join(""));
const ANSWER = JSON.stringify({ concern: null, reply: REPLY });
const pieces = ANSWER.match(/[\s\S]{1,6}/g) ?? [];
/** A sentence arrives once this many more characters than its own were written: what stands before it, and what follows. */
const AROUND = ANSWER.indexOf(REPLY) + 2;

/** The number of pieces of the reply after which it is stopped, or null for never. */
type Moment = number | null;

/** After this many pieces, the model stops writing, calls `reached`, and waits until the client disconnects. */
let stopsAt: Moment = null;
let reached = () => {};
let open = 0;
serverOf(async (request, response) => {
	request.resume();
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	open++;
	response.on("close", () => open--);
	await once(request, "end");
	const until = stopsAt ?? pieces.length;
	if (until > 0 || stopsAt === null)
		beginStream(response, ...pieces.slice(0, until).map((content) => chunk({ content })));
	if (stopsAt === null) response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
	reached();
}, MODEL_PORT);

/**
 * Starts a request, waits until the model has written `at` pieces and up to `events` events of the reply have arrived,
 * and disconnects. @returns The text that had arrived.
 */
async function stopped(at: Moment, events: number, run: (signal: AbortSignal) => Promise<Response>): Promise<string> {
	stopsAt = at;
	const isReached = new Promise<void>((resolve) => {
		reached = resolve;
	});
	const tab = new AbortController();
	let heard = "";
	const whole = BEGINNINGS.filter((one) => one.length < pieces.slice(0, at ?? pieces.length).join("").length - AROUND);
	const reading = run(tab.signal).then(async (response) => {
		let left = Math.min(events, whole.length);
		if (left === 0) return;
		for await (const { name, data } of eventsOf(response)) {
			if (name === "") heard += data;
			if (--left <= 0) return;
		}
	});
	await isReached;
	await reading;
	tab.abort();
	stopsAt = null;
	await waitFor(async () => (open === 0 ? true : null));
	return heard;
}

const moments = fc.integer({ min: 0, max: pieces.length });
const heardEvents = fc.integer({ min: 0, max: 3 });

/** Returns the message with this content and its reply, each of which must exist only once. */
async function exchange(browser: TestBrowser, userId: number, content: string) {
	const all = await history(browser, userId, "?limit=40");
	const [message, ...twice] = all.filter((one) => !one.isAiResponse && one.content === content);
	if (!message || twice.length > 0) throw new Error(`${content} is there ${message ? 1 + twice.length : 0} times`);
	const replies = all.filter(({ replyToId }) => replyToId === message.id);
	expect(replies.length).toBeLessThanOrEqual(1);
	return { message, reply: replies[0] as ClientMessage | undefined };
}

/** Waits until the rest of a stopped reply is stored: then the message is not claimed any more. */
const settled = (userId: number) =>
	waitFor(async () =>
		(await db().chatMessage.count({ where: { userId, replyUntil: { not: null } } })) === 0 ? true : null,
	);

it("stopped at any moment, a message is there once, with what was heard of its reply, and the rest can be had", async () => {
	const { browser, user } = await signUp();
	let n = 0;
	await fc.assert(
		fc.asyncProperty(moments, heardEvents, async (at, events) => {
			const content = `I kept quiet, ${++n}.`;
			const key = randomUUID();
			const heard = await stopped(at, events, (signal) => ask(browser, content, { key, signal }));
			await settled(user.id);
			const left = await exchange(browser, user.id, content);
			if (heard !== "") expect(left.reply?.content.startsWith(heard)).toBe(true);
			if (left.reply) expect(BEGINNINGS).toContain(left.reply.content);
			// The tab that was stopped sends again: it gets the stored reply, or the rest of it if nothing had arrived.
			const again = await sent(send(browser, content, { key }));
			expect(again.aiMessage?.content).toBe(left.reply?.content ?? REPLY);
			const after = await exchange(browser, user.id, content);
			expect([after.message.id, after.reply?.id]).toEqual([left.message.id, again.aiMessage?.id]);
		}),
		{ numRuns: 10, endOnFailure: true },
	);
}, 120_000);

it("stopped in one tab at any moment, a second tab with the same message has the same reply", async () => {
	const { browser, user } = await signUp();
	let n = 0;
	await fc.assert(
		fc.asyncProperty(moments, heardEvents, async (at, events) => {
			const content = `From two tabs, ${++n}.`;
			const key = randomUUID();
			let other: Promise<Awaited<ReturnType<typeof sent>>> | undefined;
			const heard = await stopped(at, events, async (signal) => {
				const response = await ask(browser, content, { key, signal });
				other = sent(send(browser, content, { key }));
				return response;
			});
			const theirs = await other;
			const { reply } = await exchange(browser, user.id, content);
			expect(theirs?.aiMessage).toEqual(reply);
			expect(BEGINNINGS).toContain(reply?.content);
			expect(reply?.content.startsWith(heard)).toBe(true);
		}),
		{ numRuns: 6, endOnFailure: true },
	);
}, 120_000);

it("another answer that is stopped at any moment leaves the first, and itself as far as it was heard", async () => {
	const { browser, user } = await signUp();
	let n = 0;
	await fc.assert(
		fc.asyncProperty(moments, heardEvents, async (at, events) => {
			const content = `Say it again, ${++n}.`;
			stopsAt = null;
			const first = (await sent(send(browser, content))).aiMessage;
			const heard = await stopped(at, events, (signal) =>
				browser.fetch("POST", `/api/chat/${first?.id}/again`, { headers: { accept: "text/event-stream" }, signal }),
			);
			await settled(user.id);
			const { reply } = await exchange(browser, user.id, content);
			expect(reply?.id).toBe(first?.id);
			const answers = reply?.answers?.map((one) => one.content) ?? [reply?.content];
			expect(answers[0]).toBe(REPLY);
			expect(answers.length).toBeLessThanOrEqual(2);
			expect(BEGINNINGS).toContain(reply?.content);
			if (heard !== "") expect(answers[1]?.startsWith(heard)).toBe(true);
		}),
		{ numRuns: 6, endOnFailure: true },
	);
}, 120_000);
