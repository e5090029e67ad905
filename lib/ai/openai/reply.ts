import type { Reply, ReplyInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import type { ChatClient } from "./client";

/** Has a model say the next message. @param maxTokens What the prompt may take, by estimate. */
export async function reply(
	_client: ChatClient,
	_input: ReplyInput,
	_maxTokens: number,
	_signal: AbortSignal,
): Promise<Reply> {
	throw new AppError("ai_not_configured", "The coach cannot talk yet.");
}
