import type { z } from "zod";
import { type ChatMessage, type ChatRequest, complete } from "./chat";
import { type Abilities, type ChatClient, formats } from "./client";
import { type Deadline, withDeadline } from "./deadline";
import { toAppError, UpstreamFailure } from "./failure";
import { type AnswerShape, answerShape } from "./json-schema";
import { readJson } from "./read-json";
import { MAX_RETRIES, type RetryBudget, withRetries } from "./retry";

export interface StructuredRequest<Schema extends z.ZodType> {
	/** System messages first. */
	messages: ChatMessage[];
	schema: Schema;
	/** Letters, digits, `_` and `-`. */
	schemaName: string;
	signal: AbortSignal;
	/** Applied to the parsed JSON before it is checked against the schema. */
	prepare?: (value: unknown) => unknown;
}

/** What a call carries from request to request. */
interface Call {
	client: ChatClient;
	shape: AnswerShape;
	schemaName: string;
	deadline: Deadline;
	retries: RetryBudget;
}

/**
 * Asks a chat model for an answer of a given shape: with a strict JSON Schema, or in JSON mode, or by prompt alone,
 * whichever the server turns out to understand. An answer that does not fit the schema goes back once, with what is wrong.
 * The whole call ends within the client's timeout.
 * @throws AppError `ai_timeout` or `ai_failed`, whose cause carries nothing that anybody wrote; the signal's reason when
 * it aborts; TypeError for a schema that strict mode cannot express.
 */
export async function completeStructured<Schema extends z.ZodType>(
	client: ChatClient,
	{ messages, schema, schemaName, signal, prepare = (value) => value }: StructuredRequest<Schema>,
): Promise<z.infer<Schema>> {
	const shape = answerShape(schema);
	try {
		return await withDeadline(client.timeoutMs, signal, async (deadline) => {
			const call: Call = { client, shape, schemaName, deadline, retries: { left: MAX_RETRIES } };
			const draft = await ask(call, messages);
			const first = check(schema, draft, prepare);
			if (first.success) return first.data;
			const mended = await ask(call, repairMessages(messages, draft, first));
			const second = check(schema, mended, prepare);
			if (second.success) return second.data;
			throw new UpstreamFailure("unreadable", { problems: second.codes });
		});
	} catch (error) {
		throw error instanceof UpstreamFailure ? toAppError(error) : error;
	}
}

/** One answer, asked for in the strictest way that the server accepts. What worked is remembered for the next call. */
async function ask(call: Call, messages: ChatMessage[]): Promise<string> {
	const { client, deadline, retries } = call;
	let trying: Abilities = client.abilities;
	for (;;) {
		try {
			const answer = await withRetries(
				() => complete(client, requestFor(call, messages, trying), deadline.signal),
				deadline,
				retries,
			);
			client.abilities = trying;
			return answer;
		} catch (error) {
			const lesser = error instanceof UpstreamFailure ? lesserAbilities(trying, error) : undefined;
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

/** Puts a note at the end of the system message, so that whatever stands first there stays first. */
function withFormatNote(messages: ChatMessage[], note: string): ChatMessage[] {
	const at = messages.findIndex(({ role }) => role === "system");
	if (at < 0) return [{ role: "system", content: note }, ...messages];
	return messages.map((message, i) => (i === at ? { ...message, content: `${message.content}\n\n${note}` } : message));
}

interface Faults {
	success: false;
	/** For the model. */
	problems: string[];
	/** For the log: where and what kind, nothing that anybody wrote. */
	codes: string[];
	/** Whether the draft itself holds all that is needed, because it only says too much. */
	isOnlyTooMuch: boolean;
}

function check<Schema extends z.ZodType>(
	schema: Schema,
	answer: string,
	prepare: (value: unknown) => unknown,
): { success: true; data: z.infer<Schema> } | Faults {
	const value = readJson(answer);
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

/** As much of a draft as is worth sending back, in characters. */
const MAX_DRAFT = 20_000;

/**
 * Asks for the same answer without its faults. A draft that only says too much is enough to work from, so what the
 * person wrote is not sent again; anything else needs it, at the end of the same messages, which servers have cached.
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
