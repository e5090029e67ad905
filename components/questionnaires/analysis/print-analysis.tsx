"use client";

import { Markdown } from "@/components/ui/markdown";
import { type PrintPart, PrintSheet } from "@/components/ui/print/print-sheet";
import { useResponse } from "@/lib/browser/questionnaires/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { textSections } from "@/lib/domain/questionnaires/text-sections";
import { writtenBy } from "./coach-text";
import { IntensityCard } from "./intensity-card";
import { PatternCards } from "./pattern-cards";

type PrintAnalysisProps = { questionnaire: Questionnaire; summary: ResponseSummary; onClose: () => void };

/** Prints an analysis: its scores and the sections of the coach's text. Any of them can be left out. */
export function PrintAnalysis({ questionnaire, summary, onClose }: PrintAnalysisProps) {
	const { data: response } = useResponse(summary);
	const parts: PrintPart[] = [];
	if (response && questionnaire.id === PATTERN_QUESTIONNAIRE_ID) {
		const scores = response.patternScores ?? scorePatterns(questionnaire.questions, response.responses);
		parts.push(
			{
				id: "intensity",
				name: "Your score in each pattern",
				content: <IntensityCard scores={scores} headingLevel="h4" />,
			},
			{
				id: "patterns",
				name: "Your strongest patterns",
				content: <PatternCards scores={scores} headingLevel="h4" isPrinted />,
			},
		);
	}
	textSections(response?.aiAnalysis ?? "").forEach(({ heading, text }, i) => {
		parts.push({
			id: `text ${i}`,
			name: heading ?? `What ${COACH_NAME} writes`,
			content: <Markdown topHeading={3}>{text}</Markdown>,
		});
	});
	const day = new Date(summary.completedAt).toLocaleDateString("en-US", { dateStyle: "long" });
	const by = response?.analysisBy ? ` · ${writtenBy(response.analysisBy)}` : "";
	return (
		<PrintSheet title={questionnaire.title} note={`Completed on ${day}${by}`} parts={parts} onClose={onClose}>
			<p role="status">There is nothing to print yet.</p>
		</PrintSheet>
	);
}
