import type { LifeScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import type { LifeScriptDraft } from "@/lib/life-script/schema";

/** Writes a life script from the person's own answers. */
export async function writeLifeScript(_input: LifeScriptInput, signal: AbortSignal): Promise<LifeScriptDraft> {
	signal.throwIfAborted();
	throw new AppError("ai_not_configured", "The built-in coach cannot write a script yet.");
}
