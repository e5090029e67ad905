import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import type { LifeScriptDraft } from "@/lib/life-script/schema";
import type { LoveScriptDraft } from "@/lib/love-script/schema";
import type { ChatClient } from "./client";

/** Has a model write a life script. @param maxTokens What the prompt may take, by estimate. */
export async function writeLifeScript(
	_client: ChatClient,
	_input: LifeScriptInput,
	_maxTokens: number,
	_signal: AbortSignal,
): Promise<LifeScriptDraft> {
	throw new AppError("ai_not_configured", "The coach cannot write a script yet.");
}

/** Has a model write a love script. @param maxTokens What the prompt may take, by estimate. */
export async function writeLoveScript(
	_client: ChatClient,
	_input: LoveScriptInput,
	_maxTokens: number,
	_signal: AbortSignal,
): Promise<LoveScriptDraft> {
	throw new AppError("ai_not_configured", "The coach cannot write a script yet.");
}
