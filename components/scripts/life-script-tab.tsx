"use client";

import { ListenButton } from "@/components/voice/listening/listen-button";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { LIFE_SCRIPT_HINT, lifeScriptNeeds } from "@/lib/domain/scripts/gates";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";
import { PatternCards } from "./pattern-cards";
import { ScriptTab } from "./script-tab";
import { ScriptQuote } from "./script-text";

/** The life script: the story the person has been living by. */
export function LifeScriptTab({ userId }: { userId: number }) {
	const { data: responses } = useResponses(userId);
	const completed = new Set(responses?.map(({ questionnaireId }) => questionnaireId));
	return (
		<ScriptTab
			userId={userId}
			definition={lifeScriptDefinition}
			isReady={lifeScriptNeeds.every((id) => completed.has(id))}
			missing={responses ? lifeScriptNeeds.filter((id) => !completed.has(id)) : []}
			empty={{
				title: "The story you have been living by",
				text: "Long before we choose whom to love, we learn how. From what you have said about home, and everything you have answered since, your life script puts that story into words: the sentence you live by, where it comes from, and the three patterns it keeps alive. You can read it, or have it read to you.",
				generate: "Generate Life Script Analysis",
				hint: LIFE_SCRIPT_HINT,
			}}
		>
			{({ id, savedAt, fields, patterns }) => (
				<div className="space-y-10">
					<ScriptQuote>{fields.scriptSentence}</ScriptQuote>
					{/* The key makes a script that was written again a new sound. */}
					<ListenButton
						key={savedAt}
						script={{ kind: "life", id }}
						title="Life Script"
						text={fields.mainScript ?? ""}
					/>
					<PatternCards definition={lifeScriptDefinition} patterns={patterns} />
				</div>
			)}
		</ScriptTab>
	);
}
