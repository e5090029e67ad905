import type { Reply, ReplyInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";

/** The next message of a conversation. */
export async function reply(_input: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	throw new AppError("ai_not_configured", "The built-in coach cannot talk yet.");
}
