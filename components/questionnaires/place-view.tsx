"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { responseKey, responsesKey } from "@/lib/browser/questionnaires/client";
import { useAnswerDrafts } from "@/lib/browser/questionnaires/use-answer-drafts";
import { isDraftOf } from "@/lib/domain/questionnaires/flow";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse, Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { findSummary } from "@/lib/domain/questionnaires/summaries";
import { ANALYSIS_HEADING_ID, AnalysisPage } from "./analysis/analysis-page";
import { LIBRARY_HEADING_ID, Library } from "./library/library";
import { analysisButtonId } from "./library/library-card";
import { LIBRARY_PATH, type Place } from "./paths";
import { LazyQuestions } from "./question/lazy-questions";
import { UnknownQuestionnaire } from "./unknown-questionnaire";
import { useSelectEvent } from "./use-select-event";

// Loaded separately from the library, because its content needs the Markdown reader and sixteen drawings.
const AnalysisDialog = lazyPart(() => import("./analysis/analysis-dialog").then((module) => module.AnalysisDialog));

type PlaceViewProps = {
	place: Place;
	go: (next: Partial<Place>, how?: "push" | "replace") => void;
	leave: () => void;
	/** Whether an analysis is shown as a page; otherwise it is a dialog over the library. */
	isPage: boolean;
	showAsPage: () => void;
	userId: number;
	returnPath: string;
	questionnaires: readonly Questionnaire[];
	responses: readonly ResponseSummary[];
};

/** What the screen shows at a place, once all its data is loaded. */
export function PlaceView(props: PlaceViewProps) {
	const { place, go, leave, isPage, userId, returnPath, questionnaires, responses } = props;
	const queryClient = useQueryClient();
	const store = useAnswerDrafts(userId);
	// Counts fresh starts, so that the questions start over even if the same questionnaire is open.
	const [freshStarts, setFreshStarts] = useState(0);
	const { questionnaireId, mode } = place;
	useArrival(questionnaireId !== null && (mode !== "analysis" || isPage));
	const questionnaire = questionnaires.find(({ id }) => id === questionnaireId);
	const summary = mode ? findSummary(responses, questionnaireId, place.responseId) : undefined;

	// With `returnPath` '/timeline', only the relationships questionnaire may be open.
	const isAstray = returnPath === "/timeline" && questionnaireId !== TIMELINE_QUESTIONNAIRE_ID;
	const isUnanswered = Boolean(questionnaire && mode && !summary);
	useReturn(isAstray, isUnanswered, leave);

	function startFresh(id: string) {
		store?.clearNew(id);
		store?.forgetDiscarded();
		setFreshStarts((count) => count + 1);
		go({ questionnaireId: id });
	}

	useSelectEvent(({ questionnaireId: id, forceFresh }) => (forceFresh ? startFresh(id) : go({ questionnaireId: id })));

	if (isAstray || isUnanswered) return null;
	if (questionnaireId !== null && !questionnaire) return <UnknownQuestionnaire onLeave={leave} />;
	if (questionnaire && mode !== "analysis") {
		const key = `${questionnaire.id} ${summary?.id ?? ""} ${freshStarts}`;
		const flow = {
			userId,
			questionnaire,
			summary,
			onCancel: () => {
				window.scrollTo(0, 0);
				leave();
			},
			onSaved: (saved: ClientResponse) => {
				if (mode === "edit") toast(updated(saved));
				go({ questionnaireId: questionnaire.id, mode: "analysis", responseId: responseIdFor(saved) }, "replace");
			},
		};
		return <LazyQuestions flowKey={key} {...flow} />;
	}

	const closeAnalysis = () => {
		const seen = summary && queryClient.getQueryData<ClientResponse>(responseKey(summary.id));
		const saved = questionnaire && store?.readNew(questionnaire.id);
		if (seen && saved && isDraftOf(questionnaire, saved, seen)) {
			store?.clearFlow({ questionnaireId: questionnaire.id, editing: null, answers: saved.answers });
		}
		queryClient.invalidateQueries({ queryKey: responsesKey(userId) });
		leave();
	};
	const shown = questionnaire && summary && { userId, questionnaire, summary, responses };
	const showAttempt = (responseId: string) => go({ questionnaireId, mode: "analysis", responseId }, "replace");
	if (shown && isPage) {
		return <AnalysisPage {...shown} returnPath={returnPath} onLeave={closeAnalysis} onShowAttempt={showAttempt} />;
	}
	return (
		<>
			{returnPath === LIBRARY_PATH && (
				<Library
					userId={userId}
					questionnaires={questionnaires}
					responses={responses}
					onOpen={(id, how, responseId) => go({ questionnaireId: id, mode: how, responseId })}
					onTakeAgain={startFresh}
				/>
			)}
			{shown && (
				<AnalysisDialog
					open
					{...shown}
					onClose={closeAnalysis}
					onShowAsPage={() => {
						props.showAsPage();
						requestAnimationFrame(beginPage);
					}}
					onShowAttempt={showAttempt}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						focusLibrary(shown.questionnaire.id);
					}}
				/>
			)}
		</>
	);
}

/** Moves the focus to the library's heading on coming back from a question or an analysis that was a page. */
function useArrival(isAtQuestion: boolean) {
	const wasAtQuestion = useRef(isAtQuestion);
	useEffect(() => {
		if (wasAtQuestion.current && !isAtQuestion) {
			document.getElementById(LIBRARY_HEADING_ID)?.focus({ preventScroll: true });
		}
		wasAtQuestion.current = isAtQuestion;
	}, [isAtQuestion]);
}

/**
 * Returns the response's id for the URL. Only relationships have to be told apart; for every other questionnaire the
 * newest response is meant.
 */
function responseIdFor({ questionnaireId, id }: ClientResponse): string | null {
	return questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? id : null;
}

/** Leaves a place that has nothing to show, once. */
function useReturn(isAstray: boolean, isUnanswered: boolean, leave: () => void) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: leaving happens when the place turns out to be empty
	useEffect(() => {
		if (isUnanswered && !isAstray) {
			toast({ title: "No response found", description: "You haven't completed this questionnaire yet." });
		}
		// On a first visit the router takes over window.history in an effect of its own, which runs after this one.
		if (isAstray || isUnanswered) queueMicrotask(leave);
	}, [isAstray, isUnanswered]);
}

function updated({ aiAnalysis, isBeingAnalyzed }: ClientResponse) {
	const isMissing = aiAnalysis === null && !isBeingAnalyzed;
	return {
		title: "Responses updated",
		description: isMissing
			? "Your new answers are saved. Their analysis could not be written yet."
			: "Your analysis is based on your new answers.",
	};
}

/** Scrolls to the top when a dialog has become a page, so that reading begins there. */
function beginPage() {
	window.scrollTo(0, 0);
	document.getElementById(ANALYSIS_HEADING_ID)?.focus({ preventScroll: true });
}

function focusLibrary(questionnaireId: string) {
	const target =
		document.getElementById(analysisButtonId(questionnaireId)) ?? document.getElementById(LIBRARY_HEADING_ID);
	target?.focus({ preventScroll: target.id === LIBRARY_HEADING_ID });
}
