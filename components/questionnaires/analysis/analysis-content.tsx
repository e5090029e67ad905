"use client";

import { KeepALine } from "@/components/lines/keep-a-line";
import { KEEP_OWN_LINE } from "@/lib/domain/lines/label";
import { attemptBefore, patternChanges } from "@/lib/domain/questionnaires/changes";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse, Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { isForCoach } from "@/lib/domain/safety/shown";
import { QuestionnaireDrawing } from "../illustrations/questionnaires";
import { AfterAnalysis } from "./after-analysis";
import { AnalysisNotice, useNoticeAbout } from "./analysis-notice";
import { CoachText } from "./coach-text";
import { IntensityCard } from "./intensity-card";
import { OtherAttempts } from "./other-attempts";
import { PatternCards } from "./pattern-cards";
import { PatternChangesSection } from "./pattern-changes-section";
import { SentenceThatMatters } from "./sentence-that-matters";
import { WholeResponse } from "./whole-response";

type AnalysisContentProps = {
	userId: number;
	questionnaire: Questionnaire;
	summary: ResponseSummary;
	/** Everything the person has answered. */
	responses: readonly ResponseSummary[];
	onShowAttempt: (responseId: string) => void;
};

const day = (iso: string) => new Date(iso).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });

/** Returns a heading that says how long ago the earlier answers were given. */
function sinceOf(before: string, now: string): string {
	return day(before) === day(now) ? "Since earlier that day" : `Since ${day(before)}`;
}

/** Everything about one response: its scores if it has any, and the coach's analysis. */
export function AnalysisContent(props: AnalysisContentProps) {
	const { userId, questionnaire, summary, responses, onShowAttempt } = props;
	const safety = useNoticeAbout(summary.id);
	return (
		<div className="grid grid-cols-1 gap-8">
			<AnalysisNotice responseId={summary.id} userId={userId} takesFocus />
			<header className="flex items-center gap-5 max-xs:flex-col max-xs:items-start">
				<QuestionnaireDrawing id={questionnaire.id} className="size-20 shrink-0 sm:size-24" />
				<div>
					<h2 className="text-2xl">{questionnaire.title}</h2>
					<p className="mt-1 text-sm text-ink-soft">Completed on {day(summary.completedAt)}</p>
				</div>
			</header>
			<WholeResponse summary={summary}>
				{(response) => (
					<>
						{questionnaire.id === PATTERN_QUESTIONNAIRE_ID && <Patterns {...props} response={response} />}
						{isForCoach(safety) && (
							<SentenceThatMatters questionnaire={questionnaire} response={response} userId={userId} />
						)}
						<CoachText response={response} userId={userId} questionnaire={questionnaire} safety={safety} />
						<KeepALine source="answer" of={response.id} label={KEEP_OWN_LINE} className="-mt-7" />
					</>
				)}
			</WholeResponse>
			{isForCoach(safety) && <AfterAnalysis responses={responses} />}
			{questionnaire.id !== TIMELINE_QUESTIONNAIRE_ID && (
				<OtherAttempts shown={summary} responses={responses} onShow={onShowAttempt} />
			)}
		</div>
	);
}

type PatternsProps = Pick<AnalysisContentProps, "questionnaire" | "summary" | "responses"> & {
	response: ClientResponse;
};

function Patterns({ questionnaire, summary, response, responses }: PatternsProps) {
	// The server stores the result of this function, so both are the same; only older responses may lack it.
	const scores = response.patternScores ?? scorePatterns(questionnaire.questions, response.responses);
	const before = attemptBefore(responses, summary);
	const changes = before?.patternScores && patternChanges(before.patternScores, scores);
	return (
		<>
			<IntensityCard scores={scores} before={changes?.map((change) => change.before)} />
			<PatternCards scores={scores} />
			{changes && <PatternChangesSection changes={changes} since={sinceOf(before.completedAt, response.completedAt)} />}
		</>
	);
}
