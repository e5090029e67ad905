"use client";

import { KeepALine } from "@/components/lines/keep-a-line";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { useSafetyOf } from "@/lib/browser/questionnaires/client";
import { KEEP_OWN_LINE } from "@/lib/domain/lines/label";
import { attemptBefore, patternChanges } from "@/lib/domain/questionnaires/changes";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse, Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { isForCoach } from "@/lib/domain/safety/shown";
import { AfterAnalysis } from "./after-analysis";
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

/** How long before the present answers the earlier ones were given, as a heading. */
function sinceOf(before: string, now: string): string {
	return day(before) === day(now) ? "Since earlier that day" : `Since ${day(before)}`;
}

/** Everything about one response: its scores if it has any, and the coach's analysis. */
export function AnalysisContent(props: AnalysisContentProps) {
	const { userId, questionnaire, summary, responses, onShowAttempt } = props;
	const safety = useSafetyOf(summary.id);
	return (
		<div className="grid gap-8">
			{safety && <SafetyNotice notice={safety} takesFocus />}
			<p className="text-sm text-ink-soft">
				<span className="font-serif text-lg text-ink">{questionnaire.title}</span>
				<span className="block">Completed on {day(summary.completedAt)}</span>
			</p>
			<WholeResponse summary={summary}>
				{(response) => (
					<>
						{questionnaire.id === PATTERN_QUESTIONNAIRE_ID && <Patterns {...props} response={response} />}
						{isForCoach(safety) && (
							<SentenceThatMatters questionnaire={questionnaire} response={response} userId={userId} />
						)}
						<CoachText response={response} userId={userId} safety={safety} />
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
	// The server stores the result of this function, so both are the same; only older answers may lack it.
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
