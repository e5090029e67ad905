"use client";

import { CircleAlert } from "lucide-react";
import { KeepALine } from "@/components/lines/keep-a-line";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { ApiError, messageOf } from "@/lib/browser/core/api-client";
import { useAnalyzeAgain } from "@/lib/browser/questionnaires/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { DAMAGED } from "@/lib/domain/core/damaged";
import { coachInWords } from "@/lib/domain/core/written-by";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import { noAnalysisYet } from "@/lib/safety/messages";
import { AnalysisCards } from "./analysis-cards";
import { WritingSteps } from "./writing-steps";

/** Says who wrote an analysis. */
export function writtenBy(analysisBy: string): string {
	return `Written by ${coachInWords(analysisBy)}`;
}

type CoachTextProps = {
	response: ClientResponse;
	userId: number;
	/** Given if the text is shown in cards; otherwise it is one text. */
	questionnaire?: Questionnaire;
	/** Shown if there is no analysis. */
	missing?: string;
	/** Shown before the text. */
	safety?: SafetyNotice | null;
	/** The level of a first-level heading; the text's own headings begin at the second. */
	topHeading?: 2 | 3;
};

/** The coach's text. Shows the progress while it is being written, and a button to ask for it if there is none. */
export function CoachText({
	response,
	userId,
	questionnaire,
	missing = "No analysis available",
	safety = null,
	topHeading = 2,
}: CoachTextProps) {
	const { mutate, isPending, error } = useAnalyzeAgain(userId);
	const { id, aiAnalysis, analysisBy, isBeingAnalyzed, isUnread } = response;

	if (aiAnalysis) {
		return (
			<section aria-label={`What ${COACH_NAME} writes`}>
				{questionnaire ? (
					<AnalysisCards questionnaire={questionnaire} response={response} text={aiAnalysis} />
				) : (
					<Markdown topHeading={topHeading}>{aiAnalysis}</Markdown>
				)}
				{analysisBy && <p className="mt-8 text-sm text-ink-soft">{writtenBy(analysisBy)}</p>}
				<KeepALine source="analysis" of={id} className="mt-2" />
			</section>
		);
	}
	if (isUnread) return <p className="max-w-measure text-ink-soft">{DAMAGED}</p>;
	if (isPending || isBeingAnalyzed) return <WritingSteps step="reading" />;
	return (
		<section className="rounded-lg bg-sunken px-5 py-6 sm:px-7">
			<h3 className="text-lg">{missing}</h3>
			<p className="mt-1.5 max-w-measure text-ink-soft">
				{isForCoach(safety) ? `Your answers are saved. ${COACH_NAME} can read them whenever you like.` : noAnalysisYet}
			</p>
			<Button className="mt-4 print:hidden" onClick={() => mutate(id)}>
				Ask {COACH_NAME} for the analysis
			</Button>
			<div role="alert" className="mt-3 text-sm text-alert empty:hidden">
				{error && (
					<p className="flex items-start gap-1.5">
						<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
						{failureOf(error)}
					</p>
				)}
			</div>
		</section>
	);
}

function failureOf(error: Error): string {
	const status = error instanceof ApiError ? error.status : 0;
	if (status === 504) return `${COACH_NAME} took too long this time. Your answers are safe; please try again.`;
	if (status === 0) return "There is no connection right now. Your answers are safe; please try again later.";
	return messageOf(error, `${COACH_NAME} could not write it this time. Your answers are safe; please try again later.`);
}
