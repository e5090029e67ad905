import { z } from "zod";
import type { WaitState } from "@/lib/ai/types";
import { estimateTokens } from "../prompts/text";
import { complete } from "./chat";
import { type Abilities, type ChatClient, forgetFacts, formats } from "./client";
import { type Deadline, withDeadline } from "./deadline";
import { toAppError, UpstreamFailure } from "./failure";
import { type AnswerShape, answerShape, sizes } from "./json-schema";
import { mendForm } from "./mend";
import { effortFor, limitFor, parametersFor } from "./parameters";
import { readJson } from "./read-json";
import type { ChatMessage, ChatRequest, Listener, Used } from "./request";
import { MAX_RETRIES, type RetryBudget, withRetries } from "./retry";
import { withoutThinking } from "./thinking";

export interface StructuredRequest<Schema extends z.ZodType> {
	/** System messages first. */
	messages: ChatMessage[];
	schema: Schema;
	/** Letters, digits, `_` and `-`. */
	schemaName: string;
	signal: AbortSignal;
	/** Applied to the parsed JSON before it is checked against the schema; more than once changes nothing. */
	prepare?: (value: unknown) => unknown;
	/** What is taken after a repair: faults that are left then, such as a part that is missing, cost nobody the rest. */
	lenient?: z.ZodType<z.infer<Schema>>;
	/** What an answer in plain prose instead of JSON stands for; without this, it counts as no answer. */
	fromProse?: (prose: string) => unknown;
	/** Follows the answer while it is written. */
	follow?: Following;
	/** Hears what it waits for. */
	waits?: Waits | undefined;
	/** Hears how quick the server says that it was. */
	timed?: ((speed: { readsPerSecond: number | null; writesPerSecond: number | null }) => void) | undefined;
}

/** Shows somebody an answer while it is written. */
export interface Following {
	/** What the model has written so far, of the newest request. */
	content(soFar: string): void;
	/** Whether part of it has been shown already, so that no other answer can take its place. */
	isCommitted(): boolean;
}

/** What a call carries from request to request. */
interface Call {
	client: ChatClient;
	shape: AnswerShape;
	schemaName: string;
	deadline: Deadline;
	retries: RetryBudget;
	follow: Following | undefined;
	/** Whether it has to be the only one at the server, because there was no room for several. */
	isAlone: boolean;
	/** How many times the usual length it may write. */
	times: number;
	waits: Waits | undefined;
	timed: StructuredRequest<z.ZodType>["timed"];
}

/** Hears what an answer waits for. */
export type Waits = (state: WaitState) => void;

/**
 * Asks a chat model for an answer of a given shape: with a strict JSON Schema, in JSON mode, or by prompt alone,
 * depending on what the server understands. An answer that does not fit the schema is sent back once, with what is
 * wrong. The call ends when nothing has arrived for the client's timeout.
 * @throws AppError `ai_timeout` or `ai_failed`, whose cause contains nothing that anybody wrote; the signal's reason
 * when it aborts; TypeError for a schema that strict mode cannot express.
 */
export async function completeStructured<Schema extends z.ZodType>(
	client: ChatClient,
	request: StructuredRequest<Schema>,
): Promise<z.infer<Schema>> {
	const {
		messages,
		schema,
		lenient = schema,
		schemaName,
		signal,
		prepare = (value) => value,
		fromProse,
		follow,
		waits,
		timed,
	} = request;
	const shape = answerShape(schema);
	try {
		return await withDeadline({ silenceMs: client.timeoutMs, firstMs: client.firstMs }, signal, async (deadline) => {
			const retries = { left: MAX_RETRIES };
			const call: Call = {
				client,
				shape,
				schemaName,
				deadline,
				retries,
				follow,
				isAlone: false,
				times: 1,
				waits,
				timed,
			};
			// Applied before the check as well, so that a text that is too long can lose its end in its own way.
			const mend = (value: unknown) => prepare(mendForm(prepare(value), shape.full));
			const read = (answer: string) => check(schema, valueIn(answer, fromProse), mend);
			const draft = await ask(call, messages);
			const first = read(draft);
			if (first.success) return first.data;
			if (follow?.isCommitted()) throw new UpstreamFailure("unreadable", { problems: first.codes });
			const part = partOf(schema, first);
			const plea = part ? partMessages(messages, draft, first, part.keys) : repairMessages(messages, draft, first);
			const repairing = part ? { ...call, shape: part.shape } : call;
			const mended = await ask(repairing, plea).catch((error: unknown) => {
				// The first answer may be good enough if the server gives no second.
				if (!signal.aborted && lenient.safeParse(first.value).success) return draft;
				throw error;
			});
			const given = part ? { ...first.value, ...picked(mend(valueIn(mended)), part.keys) } : valueIn(mended, fromProse);
			const second = check(schema, given, mend);
			if (second.success) return second.data;
			for (const value of [second.value, first.value]) {
				const best = lenient.safeParse(value);
				if (best.success) return best.data;
			}
			throw new UpstreamFailure("unreadable", { problems: second.codes });
		});
	} catch (error) {
		throw error instanceof UpstreamFailure ? toAppError(error) : error;
	}
}

/** One answer, requested in the strictest way that the server accepts. What worked is remembered for the next call. */
async function ask(call: Call, messages: ChatMessage[]): Promise<string> {
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
			// It was our own limit that cut it off, and not the window.
			const isLimit = error.kind === "cut_short" && error.code === "length" && call.times === 1;
			const lesser = lesserAbilities(trying, error);
			if (isLimit && limitFor(client, call.schemaName) !== undefined) call.times = LONGER_ONCE;
			else if (lesser) trying = lesser;
			else throw error;
		}
	}
}

/** An answer that was cut off at its limit may be so many times as long. */
const LONGER_ONCE = 3;

/** One request, as soon as the server has a slot for it. */
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

/** Failures after which a server may be another one: it was started again, or its window is not what it was. */
const mayHaveChanged: ReadonlySet<string> = new Set([
	"unreachable",
	"interrupted",
	"server_error",
	"context_too_long",
	"not_found",
]);

/** What a prompt really took says how wrong our estimate is for this model and these languages. */
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
		// A prompt that is too long is lost, and one that is too short only says less.
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

interface Faults {
	success: false;
	/** What could be read, mended as far as code can. */
	value: Record<string, unknown>;
	/** For the model. */
	problems: string[];
	/** For the log: the place and kind of fault, but nothing that anybody wrote. */
	codes: string[];
	/** The fields that have faults; null where it is the whole. */
	fields: string[] | null;
	/** Whether the draft itself contains all that is needed, because its only fault is to say too much. */
	isOnlyTooMuch: boolean;
}

/** What an answer stands for: its JSON, or prose that may stand for some. */
const valueIn = (answer: string, fromProse?: (prose: string) => unknown): unknown =>
	readJson(answer) ?? proseIn(answer, fromProse);

const asObject = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

function check<Schema extends z.ZodType>(
	schema: Schema,
	given: unknown,
	prepare: (value: unknown) => unknown,
): { success: true; data: z.infer<Schema> } | Faults {
	if (given === undefined) {
		const problems = ["It is not one valid JSON object."];
		return { success: false, value: {}, problems, codes: ["not_json"], fields: null, isOnlyTooMuch: false };
	}
	const prepared = prepare(given);
	const result = schema.safeParse(prepared);
	if (result.success) return result;
	const issues = result.error.issues.slice(0, 20);
	const fields = new Set(issues.map(({ path }) => path[0]));
	return {
		success: false,
		value: asObject(prepared),
		problems: issues.map(({ path, message }) => `${path.join(".") || "the object"}: ${message}`.slice(0, 200)),
		codes: issues.map(({ path, code }) => `${path.join(".") || "(root)"}:${code}`),
		fields: [...fields].every((field) => typeof field === "string") ? ([...fields] as string[]) : null,
		isOnlyTooMuch: issues.every(({ code }) => code === "too_big" || code === "unrecognized_keys"),
	};
}

/** The fields to ask for once more, and their shape, where something else of an answer is good. */
function partOf(
	schema: z.ZodType,
	{ fields, value, isOnlyTooMuch }: Faults,
): { keys: string[]; shape: AnswerShape } | null {
	if (!(schema instanceof z.ZodObject) || fields === null || isOnlyTooMuch) return null;
	const all = Object.keys(schema.shape);
	const good = all.filter((key) => !fields.includes(key) && value[key] !== undefined && value[key] !== null);
	if (good.length === 0 || !fields.every((field) => all.includes(field))) return null;
	const part = Object.fromEntries(fields.map((key) => [key, schema.shape[key]]));
	return { keys: fields, shape: answerShape(z.strictObject(part)) };
}

const picked = (value: unknown, keys: readonly string[]): Record<string, unknown> =>
	Object.fromEntries(Object.entries(asObject(value)).filter(([key, one]) => keys.includes(key) && one !== undefined));

/**
 * The meaning of plain prose. Text that begins like an object is a broken object, and thinking is not part of the
 * answer.
 */
function proseIn(answer: string, fromProse?: (prose: string) => unknown): unknown {
	const prose = withoutThinking(answer)?.trim() ?? "";
	return prose === "" || /^(?:```|[{[])/.test(prose) ? undefined : fromProse?.(prose);
}

/** As much of a draft as is worth sending back, in characters. */
const MAX_DRAFT = 20_000;

/**
 * Asks for the same answer without its faults. A draft that only says too much is enough to work from, so the person's
 * words are not sent again. Anything else needs them: then the request goes to the end of the same messages, which
 * servers have cached.
 */
function repairMessages(messages: ChatMessage[], draft: string, { problems, isOnlyTooMuch }: Faults): ChatMessage[] {
	const faults = problems.map((problem) => `- ${problem}`).join("\n");
	const plea = `Correct it and change nothing else. Answer with the whole corrected JSON object only.`;
	if (isOnlyTooMuch) {
		const content = `This is an answer you wrote:\n${draft}\n\nIt cannot be used yet:\n${faults}\n${plea}`;
		return [...messages.filter(({ role }) => role === "system"), { role: "user", content }];
	}
	return [
		...messages,
		{ role: "assistant", content: draft.slice(0, MAX_DRAFT) },
		{ role: "user", content: `This answer cannot be used yet:\n${faults}\n${plea}` },
	];
}

/** Asks for some fields alone. What else the answer has is good, and is not put at risk. */
function partMessages(
	messages: ChatMessage[],
	draft: string,
	{ problems }: Faults,
	keys: readonly string[],
): ChatMessage[] {
	const faults = problems.map((problem) => `- ${problem}`).join("\n");
	return [
		...messages,
		{ role: "assistant", content: draft.slice(0, MAX_DRAFT) },
		{
			role: "user",
			content: `Some of this answer cannot be used yet:\n${faults}\nWrite only this anew. Answer with one JSON object that has only: ${keys.join(", ")}.`,
		},
	];
}
