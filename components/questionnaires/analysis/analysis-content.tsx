"use client";

import { SafetyNotice } from "@/components/safety/safety-notice";
import { attemptBefore, patternChanges } from "@/lib/questionnaires/changes";
import { useSafetyOf } from "@/lib/questionnaires/client";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { ClientResponse, Questionnaire } from "@/lib/questionnaires/schema";
import { scorePatterns } from "@/lib/questionnaires/scoring";
import { CoachText } from "./coach-text";
import { IntensityCard } from "./intensity-card";
import { OtherAttempts } from "./other-attempts";
import { PatternCards } from "./pattern-cards";
import { PatternChangesSection } from "./pattern-changes-section";

type AnalysisContentProps = {
	userId: number;
	questionnaire: Questionnaire;
	response: ClientResponse;
	/** Everything the person has answered. */
	responses: readonly ClientResponse[];
	onShowAttempt: (responseId: string) => void;
};

const day = (iso: string) => new Date(iso).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });

/** How far back the time before lies, as a heading. */
function sinceOf(before: string, now: string): string {
	return day(before) === day(now) ? "Since earlier that day" : `Since ${day(before)}`;
}

/** All that is known about one response: its scores where it has any, and what the coach wrote. */
export function AnalysisContent(props: AnalysisContentProps) {
	const { userId, questionnaire, response, responses, onShowAttempt } = props;
	const safety = useSafetyOf(response.id);
	return (
		<div className="grid gap-8">
			{safety && <SafetyNotice notice={safety} takesFocus />}
			<p className="text-sm text-ink-soft">
				<span className="font-serif text-lg text-ink">{questionnaire.title}</span>
				<span className="block">Completed on {day(response.completedAt)}</span>
			</p>
			{questionnaire.id === PATTERN_QUESTIONNAIRE_ID && (
				<Patterns questionnaire={questionnaire} response={response} responses={responses} />
			)}
			<CoachText response={response} userId={userId} safety={safety} />
			{questionnaire.id !== TIMELINE_QUESTIONNAIRE_ID && (
				<OtherAttempts response={response} responses={responses} onShow={onShowAttempt} />
			)}
		</div>
	);
}

type PatternsProps = Pick<AnalysisContentProps, "questionnaire" | "response" | "responses">;

function Patterns({ questionnaire, response, responses }: PatternsProps) {
	// The server stores what this computes, so that both show the same; only older answers may lack it.
	const scoresOf = (of: ClientResponse) => of.patternScores ?? scorePatterns(questionnaire.questions, of.responses);
	const scores = scoresOf(response);
	const before = attemptBefore(responses, response);
	const changes = before && patternChanges(scoresOf(before), scores);
	return (
		<>
			<IntensityCard scores={scores} before={changes?.map((change) => change.before)} />
			<PatternCards scores={scores} />
			{changes && <PatternChangesSection changes={changes} since={sinceOf(before.completedAt, response.completedAt)} />}
		</>
	);
}
