import { useResponses } from "@/lib/browser/questionnaires/client";
import { useScript } from "@/lib/browser/scripts/client";
import type { ScriptState } from "@/lib/domain/scripts/definition";
import { lifeScriptNeeds, loveScriptNeeds } from "@/lib/domain/scripts/gates";
import { isWriting } from "@/lib/domain/scripts/generation";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";
import { loveScriptDefinition } from "@/lib/domain/scripts/love-definition";

const isToWrite = (state: ScriptState | undefined) => state && !state.script && !isWriting(state.generation);

/** Returns the script for which everything is answered and that is not written yet; null if there is none. */
export function useScriptToWrite(userId: number): "life" | "love" | null {
	const { data: responses = [] } = useResponses(userId);
	const completed = new Set(responses.map(({ questionnaireId }) => questionnaireId));
	const isAnswered = (ids: readonly string[]) => ids.every((id) => completed.has(id));
	const { data: life } = useScript(lifeScriptDefinition, userId, isAnswered(lifeScriptNeeds));
	const mayLove = Boolean(life?.script) && isAnswered(loveScriptNeeds);
	const { data: love } = useScript(loveScriptDefinition, userId, mayLove);
	if (isToWrite(life)) return "life";
	return mayLove && isToWrite(love) ? "love" : null;
}
