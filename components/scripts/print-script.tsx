"use client";

import { PrintedWords, type PrintPart, PrintSheet } from "@/components/ui/print/print-sheet";
import { useQuestionnaireTitles } from "@/lib/browser/questionnaires/client";
import type { ScriptDefinition, ScriptShown } from "@/lib/domain/scripts/definition";
import { dayOf } from "./script-origin";

type PrintScriptProps = { definition: ScriptDefinition; script: ScriptShown; onClose: () => void };

/** Prints a script. Any of its parts can be left out. */
export function PrintScript({ definition, script, onClose }: PrintScriptProps) {
	const { data: questionnaires } = useQuestionnaireTitles();
	const titles = new Map(questionnaires?.map(({ id, title }) => [id, title]));
	const { fields, patterns, sources, savedAt } = script;
	const parts: PrintPart[] = [
		...definition.fields
			.filter(({ key }) => fields[key])
			.map(({ key, label }) => ({ id: key, name: label, content: <PrintedWords>{fields[key] ?? ""}</PrintedWords> })),
		...patterns.map(({ pattern, description, impact }, i) => ({
			id: `pattern ${i}`,
			name: `${definition.patternLabel} ${i + 1}: ${pattern}`,
			content: (
				<div className="space-y-2">
					<PrintedWords>{description}</PrintedWords>
					<h5 className="font-medium">{definition.impactLabel}</h5>
					<PrintedWords>{impact}</PrintedWords>
				</div>
			),
		})),
	];
	if (sources.length > 0) {
		parts.push({
			id: "sources",
			name: "Where this comes from",
			content: (
				<ul className="space-y-3">
					{sources.map(({ responseId, questionId, quote, questionnaireId }) => (
						<li key={`${responseId} ${questionId} ${quote}`}>
							You wrote:{" "}
							<q dir="auto" className="whitespace-pre-line break-words font-serif italic">
								{quote}
							</q>
							{titles.has(questionnaireId) && `, in ${titles.get(questionnaireId)}`}
						</li>
					))}
				</ul>
			),
		});
	}
	return <PrintSheet title={`Your ${definition.noun}`} note={dayOf(savedAt)} parts={parts} onClose={onClose} />;
}
