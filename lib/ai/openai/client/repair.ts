import { z } from "zod";
import { type AnswerShape, answerShape } from "./json-schema";
import { readJson } from "./read-json";
import type { ChatMessage } from "./request";
import { withoutThinking } from "./thinking";

/** Why an answer cannot be accepted yet. */
export interface Faults {
	success: false;
	/** The values that could be read, repaired as far as code can. */
	value: Record<string, unknown>;
	/** Descriptions for the model. */
	problems: string[];
	/** For the log: the place and kind of each fault, but nothing that anybody wrote. */
	codes: string[];
	/** The fields that have faults; null if the answer as a whole is faulty. */
	fields: string[] | null;
	/** Whether the draft itself contains all that is needed, because its only fault is that it is too long. */
	isOnlyTooMuch: boolean;
}

/** Returns the value of an answer: its JSON, or what `fromProse` makes of its prose. */
export const valueIn = (answer: string, fromProse?: (prose: string) => unknown): unknown =>
	readJson(answer) ?? proseIn(answer, fromProse);

const asObject = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

export function check<Schema extends z.ZodType>(
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

/**
 * Returns the fields to ask for again and their schema, if other fields are good, and how many are. Null if the whole
 * answer has to be requested again.
 */
export function partOf(
	schema: z.ZodType,
	{ fields, value, isOnlyTooMuch }: Faults,
): { keys: string[]; shape: AnswerShape; good: number } | null {
	if (!(schema instanceof z.ZodObject) || fields === null || isOnlyTooMuch) return null;
	const all = Object.keys(schema.shape);
	const good = all.filter((key) => !fields.includes(key) && value[key] !== undefined && value[key] !== null);
	if (good.length === 0 || !fields.every((field) => all.includes(field))) return null;
	const part = Object.fromEntries(fields.map((key) => [key, schema.shape[key]]));
	return { keys: fields, shape: answerShape(z.strictObject(part)), good: good.length };
}

export const picked = (value: unknown, keys: readonly string[]): Record<string, unknown> =>
	Object.fromEntries(Object.entries(asObject(value)).filter(([key, one]) => keys.includes(key) && one !== undefined));

/**
 * Interprets plain prose. Text that begins like an object is a broken object, and thinking is not part of the answer.
 */
function proseIn(answer: string, fromProse?: (prose: string) => unknown): unknown {
	const prose = withoutThinking(answer)?.trim() ?? "";
	return prose === "" || /^(?:```|[{[])/.test(prose) ? undefined : fromProse?.(prose);
}

/** How many characters of a draft are worth sending back. */
const MAX_DRAFT = 20_000;

/**
 * Builds the request for the same answer without its faults. A draft that is only too long is enough to work from, so
 * the person's words are not sent again. For anything else, the request is appended to the same messages, which servers
 * have cached.
 */
export function repairMessages(
	messages: ChatMessage[],
	draft: string,
	{ problems, isOnlyTooMuch }: Faults,
): ChatMessage[] {
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

/** Builds the request for some fields only. The rest of the answer is good, and is not put at risk. */
export function partMessages(
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
			content:
				`Some of this answer cannot be used yet:\n${faults}\n` +
				`Write only this anew. Answer with one JSON object that has only: ${keys.join(", ")}.`,
		},
	];
}
