import { z } from "zod";
import type { Reply, ReplyInput } from "@/lib/ai/types";
import type { ChatMessage } from "./chat";
import type { ChatClient } from "./client";
import { completeStructured } from "./structured";
import { tidyAnswer } from "./tidy";

const replySchema = z.strictObject({ reply: z.string().trim().min(1).max(6_000) });

/** Has a model say the next message. @param maxTokens What the prompt may take, by estimate. */
export async function reply(
	client: ChatClient,
	input: ReplyInput,
	_maxTokens: number,
	signal: AbortSignal,
): Promise<Reply> {
	const messages: ChatMessage[] = [
		{ role: "system", content: "You are a coach." },
		...input.turns.map(
			({ from, content }): ChatMessage => ({ role: from === "coach" ? "assistant" : "user", content }),
		),
		{ role: "user", content: input.message },
	];
	const answer = await completeStructured(client, {
		messages,
		schema: replySchema,
		schemaName: "reply",
		signal,
		prepare: (value) => tidyAnswer(value, []),
	});
	return { content: answer.reply };
}
