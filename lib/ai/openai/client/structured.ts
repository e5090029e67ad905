import type { z } from "zod";
import { complete } from "./chat";
import { type Abilities, type ChatClient, formats } from "./client";
import { type Deadline, withDeadline } from "./deadline";
import { toAppError, UpstreamFailure } from "./failure";
import { type AnswerShape, answerShape } from "./json-schema";
import { mendForm } from "./mend";
import { readJson } from "./read-json";
import type { ChatMessage, ChatRequest, Listener } from "./request";
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
	/**
	 * What is taken of the second answer, or else of the first, if `schema` finds faults that code can mend and that
	 * should cost nobody their answer.
	 */
	lenient?: Schema;
	/** What an answer in plain prose instead of JSON stands for; without this, it counts as no answer. */
	fromProse?: (prose: string) => unknown;
	/** Follows the answer while it is written. */
	follow?: Following;
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
}

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
	} = request;
	const shape = answerShape(schema);
	try {
		return await withDeadline(client.timeoutMs, signal, async (deadline) => {
			const call: Call = { client, shape, schemaName, deadline, retries: { left: MAX_RETRIES }, follow };
			// Applied before the check as well, so that a text that is too long can lose its end in its own way.
			const mend = (value: unknown) => prepare(mendForm(prepare(value), shape.full));
			const read = (answer: string, by: Schema) => check(by, answer, mend, fromProse);
			const draft = await ask(call, messages);
			const first = read(draft, schema);
			if (first.success) return first.data;
			if (follow?.isCommitted()) throw new UpstreamFailure("unreadable", { problems: first.codes });
			const mended = await ask(call, repairMessages(messages, draft, first)).catch((error: unknown) => {
				// The first answer may be good enough if the server gives no second.
				const best = read(draft, lenient);
				if (best.success && !signal.aborted) return draft;
				throw error;
			});
			const second = read(mended, schema);
			if (second.success) return second.data;
			for (const answer of [mended, draft]) {
				const best = read(answer, lenient);
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
	const listener: Listener = { alive: deadline.alive, content: (soFar) => follow?.content(soFar) };
	let trying: Abilities = client.abilities;
	for (;;) {
		try {
			const answer = await withRetries(
				() => complete(client, requestFor(call, messages, trying), deadline.signal, listener),
				deadline,
				retries,
				() => follow?.isCommitted() ?? false,
			);
			client.abilities = trying;
			return answer;
		} catch (error) {
			const mayBeLess = error instanceof UpstreamFailure && !follow?.isCommitted();
			const lesser = mayBeLess ? lesserAbilities(trying, error) : undefined;
			if (!lesser) throw error;
			trying = lesser;
		}
	}
}

function lesserAbilities(abilities: Abilities, { refused }: UpstreamFailure): Abilities | undefined {
	const format = formats[formats.indexOf(abilities.format) + 1];
	if (refused === "response_format" && format) return { ...abilities, format };
	if (refused === "stream" && abilities.stream) return { ...abilities, stream: false };
	return undefined;
}

function requestFor({ shape, schemaName }: Call, messages: ChatMessage[], { format, stream }: Abilities): ChatRequest {
	switch (format) {
		case "json_schema":
			return {
				stream,
				messages: withFormatNote(messages, strictNote(shape)),
				responseFormat: { type: format, json_schema: { name: schemaName, strict: true, schema: shape.strict } },
			};
		case "json_object":
			return { stream, messages: withFormatNote(messages, schemaNote(shape)), responseFormat: { type: format } };
		case "text":
			return { stream, messages: withFormatNote(messages, schemaNote(shape)) };
	}
}

const strictNote = ({ limits }: AnswerShape) =>
	[
		"Answer with one JSON object.",
		...(limits.length > 0 ? ["Sizes:", ...limits.map((limit) => `- ${limit}`)] : []),
	].join("\n");

const schemaNote = ({ full }: AnswerShape) =>
	[
		"Answer with one JSON object and nothing else: no sentence before or after it, no code fence, every key present.",
		`It matches this JSON Schema:\n${JSON.stringify(full)}`,
	].join("\n");

/** Adds a note to the end of the system message, so that its beginning stays first. */
function withFormatNote(messages: ChatMessage[], note: string): ChatMessage[] {
	const at = messages.findIndex(({ role }) => role === "system");
	if (at < 0) return [{ role: "system", content: note }, ...messages];
	return messages.map((message, i) => (i === at ? { ...message, content: `${message.content}\n\n${note}` } : message));
}

interface Faults {
	success: false;
	/** For the model. */
	problems: string[];
	/** For the log: the place and kind of fault, but nothing that anybody wrote. */
	codes: string[];
	/** Whether the draft itself contains all that is needed, because its only fault is to say too much. */
	isOnlyTooMuch: boolean;
}

function check<Schema extends z.ZodType>(
	schema: Schema,
	answer: string,
	prepare: (value: unknown) => unknown,
	fromProse?: (prose: string) => unknown,
): { success: true; data: z.infer<Schema> } | Faults {
	const value = readJson(answer) ?? proseIn(answer, fromProse);
	if (value === undefined) {
		return {
			success: false,
			problems: ["It is not one valid JSON object."],
			codes: ["not_json"],
			isOnlyTooMuch: false,
		};
	}
	const result = schema.safeParse(prepare(value));
	if (result.success) return result;
	const issues = result.error.issues.slice(0, 20);
	return {
		success: false,
		problems: issues.map(({ path, message }) => `${path.join(".") || "the object"}: ${message}`.slice(0, 200)),
		codes: issues.map(({ path, code }) => `${path.join(".") || "(root)"}:${code}`),
		isOnlyTooMuch: issues.every(({ code }) => code === "too_big" || code === "unrecognized_keys"),
	};
}

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
