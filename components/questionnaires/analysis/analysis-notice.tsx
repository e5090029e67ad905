"use client";

import { isUnderstood, ReplacedText } from "@/components/safety/replaced-text";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useAnalyzeAnew, useSafetyOf } from "@/lib/browser/questionnaires/client";
import { useBehind } from "@/lib/browser/safety/not-meant";
import type { SafetyNotice as Notice } from "@/lib/domain/safety/shown";

const queryOf = (responseId: string) => ({ text: "analysis", of: responseId }) as const;

/** Returns the notice about a response; null once the person has said that they meant something else. */
export function useNoticeAbout(responseId: string): Notice | null {
	const safety = useSafetyOf(responseId);
	const { data: behind } = useBehind(queryOf(responseId));
	return safety?.certainty === "clear" && isUnderstood(behind) ? null : safety;
}

type AnalysisNoticeProps = { responseId: string; userId: number; takesFocus?: boolean };

/** The notice above an analysis, and the words that it is about, if it takes the analysis's place. */
export function AnalysisNotice({ responseId, userId, takesFocus = false }: AnalysisNoticeProps) {
	const safety = useNoticeAbout(responseId);
	const { data: behind } = useBehind(queryOf(responseId));
	const { mutate, isPending } = useAnalyzeAnew(userId);
	const write = () =>
		mutate(responseId, {
			onError: (error) => toastError("It could not be written", error, "Your answers are safe; please try again."),
		});
	return (
		<>
			{safety && (
				<SafetyNotice notice={safety} takesFocus={takesFocus} saysBelow={(behind?.sentences.length ?? 0) > 0} />
			)}
			<ReplacedText query={queryOf(responseId)} noun="analysis" onWrite={write} isWriting={isPending} />
		</>
	);
}
