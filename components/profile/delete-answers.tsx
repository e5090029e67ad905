"use client";

import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteAnswers } from "@/lib/browser/questionnaires/remove";

type DeleteAnswersProps = { responseId: string; hasAnalysis: boolean };

/** Deletes an analysis, or the answers together with it. */
export function DeleteAnswers({ responseId, hasAnalysis }: DeleteAnswersProps) {
	const analysis = useDeleteAnswers(responseId, "analysis");
	const answers = useDeleteAnswers(responseId, "answers");
	return (
		<div className="-ml-3 flex flex-wrap gap-x-1 print:hidden">
			{hasAnalysis && (
				<DeleteButton
					question="Delete this analysis?"
					consequence="Your answers stay, and you can ask for a new analysis."
					done="Analysis deleted"
					failed="The analysis was not deleted"
					remove={() => analysis.mutateAsync()}
					className="text-ink-soft"
				>
					Delete analysis
				</DeleteButton>
			)}
			<DeleteButton
				question="Delete these answers?"
				consequence="Their analysis is deleted too. Scripts that were written from them stay."
				done="Answers deleted"
				failed="The answers were not deleted"
				remove={() => answers.mutateAsync()}
				className="text-ink-soft"
			>
				Delete answers
			</DeleteButton>
		</div>
	);
}
