import type { LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import type { LoveScriptDraft } from "@/lib/love-script/schema";

/** Writes a love script from the person's own answers. */
export async function writeLoveScript(_input: LoveScriptInput, signal: AbortSignal): Promise<LoveScriptDraft> {
	signal.throwIfAborted();
	throw new AppError("ai_not_configured", "The built-in coach cannot write a script yet.");
}
