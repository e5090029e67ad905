import { z } from "zod";
import type { Memory, Reply, ReplyInput } from "@/lib/ai/types";
import { replyMessages } from "@/lib/chat/prompt";
import { systemPrompt } from "@/lib/chat/rules";
import type { ChatClient } from "./client";
import { withoutInventedQuotes } from "./own-words";
import { replyFault } from "./reply-faults";
import { completeStructured } from "./structured";
import { tidyAnswer } from "./tidy";

/** Far more than is asked for, in characters; the screen types it out. */
const MAX_REPLY = 4_000;
/** What no reply may recite. What is added on danger is advice that it may well give. */
const FRAME = systemPrompt([]);

/**
 * Has a model say the next message: without images, links and addresses, so that nothing in it can carry words away, and
 * without quotations that the person never wrote. A reply that claims actions, names a telephone number or gives away
 * the frame goes back once and is then refused, as one that breaks the schema.
 * @param maxTokens What the prompt may take, by estimate.
 */
export async function reply(
	client: ChatClient,
	input: ReplyInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<Reply> {
	const { system, user } = replyMessages(input, maxTokens);
	const text = z
		.string()
		.trim()
		.min(1)
		.max(MAX_REPLY)
		.superRefine((said, context) => {
			const fault = replyFault(said, FRAME);
			if (fault) context.addIssue({ code: "custom", message: fault });
		});
	const answer = await completeStructured(client, {
		messages: [
			{ role: "system", content: system },
			{ role: "user", content: user },
		],
		schema: z.strictObject({ reply: text }),
		schemaName: "reply",
		signal,
		prepare: (value) => tidyAnswer(value, []),
	});
	return { content: withoutInventedQuotes(answer.reply, theirWords(input)) };
}

/** Everything the person wrote that the prompt may hold; findings and scripts quote them, too. */
function theirWords({ message, turns, memory }: ReplyInput): string[] {
	return [
		message,
		...turns.flatMap(({ from, content }) => (from === "person" ? [content] : [])),
		...memoryWords(memory),
	];
}

function memoryWords({ goals, scripts, analyses, coachProfile, relationships, entries, condensed }: Memory): string[] {
	return [
		...goals.flatMap(({ title, description }) => [title ?? "", description]),
		...[scripts.life, scripts.love, coachProfile].flatMap((text) => text ?? []),
		...analyses.map(({ found }) => found),
		...relationships.map(({ highlights }) => highlights),
		...entries.map(({ title, content }) => `${title ?? ""}\n${content}`),
		...condensed.flatMap(({ from, words }) => (from === "person" ? [words] : [])),
	];
}
