import type { z } from "zod";
import { inLanguage } from "../language";
import { ask, type Call, type Following, type Timed, type Waits } from "./ask";
import type { ChatClient } from "./client";
import { withDeadline } from "./deadline";
import { toAppError, UpstreamFailure } from "./failure";
import { answerShape } from "./json-schema";
import { mendForm } from "./mend";
import { check, partMessages, partOf, picked, repairMessages, valueIn } from "./repair";
import type { ChatMessage } from "./request";
import { MAX_RETRIES } from "./retry";

export interface StructuredRequest<Schema extends z.ZodType> {
	/** System messages first. */
	messages: ChatMessage[];
	/** What to answer in, by its English name; null where nothing is said about it. */
	language?: string | null;
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
	timed?: Timed | undefined;
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
			const mended = await ask(repairing, inLanguage(plea, language)).catch((error: unknown) => {
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
