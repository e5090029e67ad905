"use client";

import Link from "next/link";
import { AnalysisNotice, useNoticeAbout } from "@/components/questionnaires/analysis/analysis-notice";
import { CoachText } from "@/components/questionnaires/analysis/coach-text";
import { IntensityCard } from "@/components/questionnaires/analysis/intensity-card";
import { PatternCards } from "@/components/questionnaires/analysis/pattern-cards";
import { WholeResponse } from "@/components/questionnaires/analysis/whole-response";
import { PROFILE_ORIGIN, pathFrom } from "@/components/questionnaires/paths";
import { Button } from "@/components/ui/button";
import type { Completed } from "@/lib/domain/questionnaires/completed";
import { COACH_PROFILE_ID, PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { DeleteAnswers } from "./delete-answers";

type AssessmentDetailsProps = { userId: number; completed: Completed };

/** An opened questionnaire: its scores if it has any, and the coach's analysis. */
export function AssessmentDetails({ userId, completed: { key, questionnaire, summary } }: AssessmentDetailsProps) {
	const safety = useNoticeAbout(summary.id);
	// If the key is the questionnaire's, it stands for the newest response at any time.
	const responseId = key === questionnaire.id ? null : summary.id;
	const place = { questionnaireId: questionnaire.id, mode: "analysis", responseId } as const;
	return (
		<div className="grid grid-cols-1 gap-7 pb-8 pt-1">
			<Button asChild variant="outline" size="sm" className="justify-self-start">
				<Link href={pathFrom(PROFILE_ORIGIN, place)} prefetch={false}>
					{questionnaire.id === COACH_PROFILE_ID ? "View Coach Profile" : "View Analysis"}
				</Link>
			</Button>
			<AnalysisNotice responseId={summary.id} userId={userId} />
			<WholeResponse summary={summary}>
				{(response) => (
					<>
						{questionnaire.id === PATTERN_QUESTIONNAIRE_ID && response.patternScores && (
							<>
								<IntensityCard scores={response.patternScores} headingLevel="h4" />
								<PatternCards scores={response.patternScores} headingLevel="h4" />
							</>
						)}
						<CoachText response={response} userId={userId} safety={safety} topHeading={3} />
					</>
				)}
			</WholeResponse>
			<DeleteAnswers responseId={summary.id} hasAnalysis={summary.hasAnalysis} />
		</div>
	);
}
