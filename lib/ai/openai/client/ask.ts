import type { OnWaitState } from "@/lib/ai/types";
import { estimateTokens } from "../prompts/text";
import { complete } from "./chat";
import { type Abilities, type ChatClient, forgetFacts, formats } from "./client";
import type { Deadline } from "./deadline";
import { UpstreamFailure } from "./failure";
import { type AnswerShape, sizes } from "./json-schema";
import { effortFor, limitFor, parametersFor } from "./parameters";
import type { ChatMessage, ChatRequest, Listener, Used } from "./request";
import { type RetryBudget, withRetries } from "./retry";

/** Shows a person an answer while it is written. */
export interface Following {
	/** Called with what the model has written so far in answer to the newest request. */
	content(soFar: string): void;
	/** Whether part of it has been shown already, so that no other answer can take its place. */
	isCommitted(): boolean;
}

/** What the requests of one call share. */
export interface Call {
	client: ChatClient;
	shape: AnswerShape;
	schemaName: string;
	deadline: Deadline;
	retries: RetryBudget;
	follow: Following | undefined;
	/** Whether it has to be the only request at the server, because there was no room for several. */
	isAlone: boolean;
	/** By which factor the answer may exceed the usual length. */
	times: number;
	waits: OnWaitState | undefined;
	timed: Timed | undefined;
}

/** Called with the speed that the server reports, in tokens per second. */
export type Timed = (speed: { readsPerSecond: number | null; writesPerSecond: number | null }) => void;

/** Requests one answer, in the strictest way that the server accepts. What worked is remembered for the next call. */
export async function ask(call: Call, messages: ChatMessage[]): Promise<string> {
	const { client, deadline, retries, follow } = call;
	let trying: Abilities = client.abilities;
	const isCommitted = () => follow?.isCommitted() ?? false;
	for (;;) {
		try {
			const answer = await withRetries(() => atItsTurn(call, messages, trying), deadline, retries, isCommitted);
			client.abilities = trying;
			return answer;
		} catch (error) {
			if (!(error instanceof UpstreamFailure) || isCommitted()) throw error;
			// Our own limit cut it off, and not the window.
			const isLimit = error.kind === "cut_short" && error.code === "length" && call.times === 1;
			const lesser = lesserAbilities(trying, error);
			if (isLimit && limitFor(client, call.schemaName) !== undefined) call.times = LONGER_ONCE;
			else if (lesser) trying = lesser;
			else throw error;
		}
	}
}

/** By which factor the limit is raised after an answer was cut off there. */
const LONGER_ONCE = 3;

/** Sends one request, as soon as the server has a slot for it. */
async function atItsTurn(call: Call, messages: ChatMessage[], trying: Abilities): Promise<string> {
	const { client, deadline, follow, waits } = call;
	const request = requestFor(call, messages, trying);
	const listener: Listener = {
		alive: deadline.alive,
		content: (soFar) => follow?.content(soFar),
		reading: (share) => waits?.({ read: share }),
		usage: (used) => learn(call, messages, used),
	};
	const work = () => complete(client, request, deadline.signal, listener);
	try {
		if (!client.queue) return await work();
		let resume: (() => void) | undefined;
		const place = (ahead: number) => {
			resume ??= deadline.hold();
			waits?.({ ahead });
		};
		const begin = () => {
			resume?.();
			resume = undefined;
			waits?.({ ahead: 0 });
			return work();
		};
		return await client.queue.run(begin, { signal: deadline.signal, place, isAlone: call.isAlone });
	} catch (error) {
		if (error instanceof UpstreamFailure && error.isCrowded) call.isAlone = true;
		if (error instanceof UpstreamFailure && mayHaveChanged.has(error.kind)) forgetFacts(client);
		throw error;
	}
}

/** Failures after which the server may have changed: it may have been restarted, or have another window. */
const mayHaveChanged: ReadonlySet<string> = new Set([
	"unreachable",
	"interrupted",
	"server_error",
	"context_too_long",
	"not_found",
]);

/**
 * Prompts of fewer estimated tokens are not used to correct the estimate. The estimate's ratio to the real number of
 * tokens depends on the model and the language.
 */
const LEAST_TAUGHT = 300;
const QUICKLY = 0.7;
const SLOWLY = 0.2;

function learn(
	{ client, schemaName, timed }: Call,
	messages: ChatMessage[],
	{ prompt, answer, readsPerSecond, writesPerSecond }: Used,
): void {
	timed?.({ readsPerSecond, writesPerSecond });
	const { learned } = client;
	if (readsPerSecond !== null) learned.readsPerSecond = readsPerSecond;
	if (prompt === null) return;
	const estimated = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
	if (estimated >= LEAST_TAUGHT) {
		const real = Math.min(4, Math.max(0.6, prompt / estimated));
		// A prompt that is too long fails, and one that is too short only says less, so the ratio is raised faster than it
		// is lowered.
		const share = real > learned.perEstimate ? QUICKLY : SLOWLY;
		learned.perEstimate += (real - learned.perEstimate) * share;
	}
	client.onUsage?.({ task: schemaName, prompt, answer: answer ?? 0 });
}

function lesserAbilities(abilities: Abilities, { refused }: UpstreamFailure): Abilities | undefined {
	const format = formats[formats.indexOf(abilities.format) + 1];
	const fewer = sizes[sizes.indexOf(abilities.sizes) + 1];
	if (typeof refused === "object") {
		const { parameter } = refused;
		return abilities.refuses.includes(parameter)
			? undefined
			: { ...abilities, refuses: [...abilities.refuses, parameter] };
	}
	if (refused === "sizes" && abilities.format === "json_schema" && fewer) return { ...abilities, sizes: fewer };
	if ((refused === "response_format" || refused === "sizes") && format) return { ...abilities, format };
	if (refused === "stream" && abilities.stream) return { ...abilities, stream: false };
	return undefined;
}

function requestFor(
	{ client, shape, schemaName, times }: Call,
	messages: ChatMessage[],
	abilities: Abilities,
): ChatRequest {
	const { format, stream } = abilities;
	const more = parametersFor(client, schemaName, abilities, times);
	const limit = limitFor(client, schemaName, times);
	const plain = { stream, more, effort: effortFor(client, schemaName), ...(limit !== undefined && { limit }) };
	switch (format) {
		case "json_schema":
			return {
				...plain,
				messages: withFormatNote(messages, strictNote(shape.limits(abilities.sizes))),
				responseFormat: {
					type: format,
					json_schema: { name: schemaName, strict: true, schema: shape.strict(abilities.sizes) },
				},
			};
		case "json_object":
			return { ...plain, messages: withFormatNote(messages, schemaNote(shape)), responseFormat: { type: format } };
		case "text":
			return { ...plain, messages: withFormatNote(messages, schemaNote(shape)) };
	}
}

const strictNote = (limits: readonly string[]) =>
	[
		"Answer with one JSON object.",
		...(limits.length > 0 ? ["Sizes:", ...limits.map((limit) => `- ${limit}`)] : []),
	].join("\n");

const schemaNote = ({ strict }: AnswerShape) =>
	[
		"Answer with one JSON object and nothing else: no sentence before or after it, no code fence, every key present.",
		`It matches this JSON Schema:\n${JSON.stringify(strict("lists"))}`,
	].join("\n");

/** Adds a note to the end of the system message, so that its beginning stays first. */
function withFormatNote(messages: ChatMessage[], note: string): ChatMessage[] {
	const at = messages.findIndex(({ role }) => role === "system");
	if (at < 0) return [{ role: "system", content: note }, ...messages];
	return messages.map((message, i) => (i === at ? { ...message, content: `${message.content}\n\n${note}` } : message));
}
