"use client";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useUser } from "@/lib/browser/account/client";
import { useQuestionnaires, useResponses } from "@/lib/browser/questionnaires/client";
import { LIBRARY_PATH, type Mode } from "./paths";
import { PlaceView } from "./place-view";
import { usePlace } from "./use-place";

type QuestionnaireScreenProps = {
	/** Without it the library is shown. */
	initialQuestionnaireId?: string;
	/** The path to which cancelling and finishing lead. */
	returnPath?: string;
	/** Opens existing answers instead of starting new ones. */
	mode?: Mode;
	/** The id of one of several responses, unless it is the newest. */
	responseId?: string;
};

/** The questionnaires: the library, the questions of one, and the analysis of the answers. */
export function QuestionnaireScreen(props: QuestionnaireScreenProps) {
	const { initialQuestionnaireId = null, returnPath = LIBRARY_PATH, mode = null, responseId = null } = props;
	const { data: user } = useUser();
	const handle = usePlace({ questionnaireId: initialQuestionnaireId, mode, responseId }, returnPath);
	const questionnaires = useQuestionnaires();
	const responses = useResponses(user?.id ?? 0);

	if (!user) return null;
	if (questionnaires.data && responses.data) {
		return (
			<PlaceView
				{...handle}
				userId={user.id}
				returnPath={returnPath}
				questionnaires={questionnaires.data}
				responses={responses.data}
			/>
		);
	}
	if (questionnaires.isError || responses.isError) {
		return (
			<div role="alert" className="py-24 text-center">
				<h1 className="text-2xl">The questionnaires could not be loaded</h1>
				<p className="mt-2 text-ink-soft">Nothing of yours is lost. Please try again in a moment.</p>
				<Button
					className="mt-6"
					pending={questionnaires.isFetching || responses.isFetching}
					onClick={() => {
						questionnaires.refetch();
						responses.refetch();
					}}
				>
					Try again
				</Button>
			</div>
		);
	}
	return (
		<div className="grid place-items-center py-24 text-accent">
			<Spinner label="Loading the questionnaires" className="size-8" />
		</div>
	);
}
