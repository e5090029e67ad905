import type { z } from "zod";
import type { OnWaitState } from "@/lib/ai/types";
import { inLanguage } from "../language";
import { ask, type Call, type Following, type Timed } from "./ask";
import type { ChatClient } from "./client";
import { withDeadline } from "./deadline";
import { toAppError, UpstreamFailure } from "./failure";
import { answerShape } from "./json-schema";
import { mendForm } from "./mend";
import { check, type Faults, partMessages, partOf, picked, repairMessages, valueIn } from "./repair";
import type { ChatMessage } from "./request";
import { MAX_RETRIES } from "./retry";

/** What every request takes from its caller. */
export interface Asking {
	signal: AbortSignal;
	/** Called with what the request waits for. */
	waits?: OnWaitState | undefined;
}

export interface StructuredRequest<Schema extends z.ZodType> extends Asking {
	/** System messages first. */
	messages: ChatMessage[];
	/** The language to answer in, by its English name; null to leave it open. */
	language?: string | null;
	schema: Schema;
	/** Letters, digits, `_` and `-`. */
	schemaName: string;
	/** Applied to the parsed JSON before it is checked against the schema; must be idempotent. */
	prepare?: (value: unknown) => unknown;
	/** The schema for a repaired answer. It accepts what is still missing, so that the rest is not lost. */
	lenient?: z.ZodType<z.infer<Schema>>;
	/** Converts an answer in plain prose into the value it stands for; without this, prose counts as no answer. */
	fromProse?: (prose: string) => unknown;
	/** Receives the answer while it is written. */
	follow?: Following;
	timed?: Timed | undefined;
}

/**
 * Asks a chat model for an answer of a given shape: with a strict JSON Schema, in JSON mode, or by prompt alone,
 * depending on what the server understands. An answer that does not fit the schema is sent back once, with its faults;
 * if most of it is good, the fields that are still missing after that are requested once more. The call ends when
 * nothing has arrived for the client's timeout.
 * @throws AppError `ai_timeout` or `ai_failed`, whose cause contains nothing that anybody wrote; the signal's reason
 * when it aborts; TypeError for a schema that strict mode cannot express.
 */
export async function completeStructured<Schema extends z.ZodType>(
	client: ChatClient,
	request: StructuredRequest<Schema>,
): Promise<z.infer<Schema>> {
	const {
		language = null,
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
	const messages = inLanguage(request.messages, language);
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
			// Also applied before mending, so that `prepare` can shorten a text in its own way.
			const mend = (value: unknown) => prepare(mendForm(prepare(value), shape.full));
			const read = (answer: string) => check(schema, valueIn(answer, fromProse), mend);
			const draft = await ask(call, messages);
			const first = read(draft);
			if (first.success) return first.data;
			if (follow?.isCommitted()) throw new UpstreamFailure("unreadable", { problems: first.codes });
			/** Requests the faulty fields again, or the whole answer if nothing else of it is good. */
			const again = async (written: string, faults: Faults, part = partOf(schema, faults)) => {
				const plea = part
					? partMessages(messages, written, faults, part.keys)
					: repairMessages(messages, written, faults);
				const mended = await ask(part ? { ...call, shape: part.shape } : call, inLanguage(plea, language));
				const given = part
					? { ...faults.value, ...picked(mend(valueIn(mended)), part.keys) }
					: valueIn(mended, fromProse);
				return check(schema, given, mend);
			};
			const taken = (value: unknown) => check(lenient, value, (same) => same);
			const second = await again(draft, first).catch((error: unknown) => {
				// The first answer may be good enough if the server gives no second.
				if (!signal.aborted && taken(first.value).success) return first;
				throw error;
			});
			if (second.success) return second.data;
			const [later, earlier] = [taken(second.value), taken(first.value)];
			if (later.success) return later.data;
			if (earlier.success) return earlier.data;
			// If most of an answer is good, the server is asked once more for the missing fields only.
			const part = partOf(schema, later);
			if (!part || part.good <= part.keys.length) throw new UpstreamFailure("unreadable", { problems: second.codes });
			const third = await again(JSON.stringify(second.value), { ...later, value: second.value }, part);
			const last = third.success ? third : taken(third.value);
			if (last.success) return last.data;
			throw new UpstreamFailure("unreadable", { problems: last.codes });
		});
	} catch (error) {
		throw error instanceof UpstreamFailure ? toAppError(error) : error;
	}
}
