import { ApiError, apiRequest, errorOf } from "@/lib/browser/core/api-client";
import { eventsOf } from "@/lib/browser/core/event-stream";
import { pageOf } from "@/lib/browser/core/page-of";
import { againPath, latestPath } from "@/lib/domain/chat/paths";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { SendError } from "./failure";
import { type Live, type Outgoing, underWay } from "./outgoing";

interface Follower {
	/** Called with the reply so far: first with an empty text, when the server starts to answer. */
	live(live: Live): void;
	/** Called with the message and its notice, before there is a reply. */
	notice(early: SendResult): void;
}

/**
 * Sends a message, or requests another answer, and follows the reply as it is written.
 * @throws like `useSendMessage`.
 */
export async function deliver(userId: number, outgoing: Outgoing, follower: Follower): Promise<SendResult> {
	const { key, again } = outgoing;
	const hangUp = new AbortController();
	underWay.set(key, hangUp);
	let heard = "";
	try {
		return await follow(outgoing, hangUp.signal, {
			...follower,
			live: (live) => {
				heard = live.text;
				follower.live(live);
			},
		});
	} catch (error) {
		if (hangUp.signal.aborted) return await leftBehind(userId, key, { again, hasHeard: heard !== "" });
		throw error instanceof ApiError ? new SendError(error) : error;
	} finally {
		underWay.delete(key);
	}
}

async function follow(
	{ content, key, tap, again }: Outgoing,
	signal: AbortSignal,
	{ live, notice }: Follower,
): Promise<SendResult> {
	const response = await fetch(again === undefined ? "/api/chat" : againPath(again.replyId), {
		method: "POST",
		credentials: "include",
		signal,
		headers: {
			...pageOf(),
			accept: "text/event-stream, application/json",
			...(again === undefined && { "content-type": "application/json", "idempotency-key": key }),
		},
		...(again === undefined && { body: JSON.stringify({ content, tap }) }),
	});
	if (!response.ok) throw await errorOf(response);
	if (!response.body || !/event-stream/.test(response.headers.get("content-type") ?? "")) {
		return (await response.json()) as SendResult;
	}
	let text = "";
	live({ key, text });
	for await (const { name, data } of eventsOf(response.body)) {
		if (name === "result") return JSON.parse(data) as SendResult;
		if (name === "notice") notice(JSON.parse(data) as SendResult);
		if (name === "waits" && text === "") live({ key, text, waits: JSON.parse(data) as NonNullable<Live["waits"]> });
		if (name === "error") {
			const { status, message } = JSON.parse(data) as { status: number; message: string };
			throw new ApiError(status, status >= 500 ? "" : message);
		}
		if (name === "") {
			text += data;
			live({ key, text });
		}
	}
	throw new TypeError("The stream ended before its result.");
}

const LOOKS = 12;
const LOOK_MS = 250;
/** How often to look for a reply that was stopped before any of it had arrived. */
const LOOKS_IN_VAIN = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads what the server stored of a message that was stopped, and of its reply. */
async function leftBehind(
	userId: number,
	key: string,
	{ again, hasHeard }: Pick<Outgoing, "again"> & { hasHeard: boolean },
): Promise<SendResult> {
	let found: ClientMessage | undefined;
	let reply: ClientMessage | undefined;
	for (let look = 1; look <= LOOKS; look++) {
		const messages = await apiRequest<ClientMessage[]>("GET", latestPath(userId));
		reply = again && messages.find(({ id }) => id === again.replyId);
		found = messages.find((one) => (again ? one.id === reply?.replyToId : !one.isAiResponse && one.sendKey === key));
		if (!again) reply = messages.find(({ replyToId }) => replyToId !== null && replyToId === found?.id);
		const isThere = reply && (!again || (reply.answers?.length ?? 1) > again.answers);
		if (isThere || (!hasHeard && look >= LOOKS_IN_VAIN)) break;
		await pause(LOOK_MS);
	}
	if (!found) throw new SendError(new ApiError(499, "It was stopped before it was sent."));
	return { userMessage: found, aiMessage: reply ?? null, safety: null };
}
