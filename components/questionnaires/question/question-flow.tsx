"use client";

import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { OfferBack } from "@/components/ui/feedback/offer-back";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { messageOf } from "@/lib/browser/core/api-client";
import { newSendKey } from "@/lib/browser/core/send-key";
import type { AnswerDrafts } from "@/lib/browser/questionnaires/answer-drafts";
import { useAutoAdvance } from "@/lib/browser/questionnaires/use-auto-advance";
import { useFlow } from "@/lib/browser/questionnaires/use-flow";
import { useSubmission } from "@/lib/browser/questionnaires/use-submission";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { WritingSteps } from "../analysis/writing-steps";
import { FlowButtons } from "./flow-buttons";
import { GoOnOption } from "./go-on-option";
import { QuestionView } from "./question-view";
import { useAnswerKeys } from "./use-answer-keys";

const ConflictDialog = lazyPart(() => import("./conflict-dialog").then((module) => module.ConflictDialog), {
	close: ({ onDismiss }) => onDismiss(),
});

type QuestionFlowProps = {
	userId: number;
	questionnaire: Questionnaire;
	/** The response to edit; null for new answers. */
	response: ClientResponse | null;
	/** Null until the browser's unsent answers can be read. */
	store: AnswerDrafts | null;
	/** Leaves the questions. */
	onCancel: () => void;
	onSaved: (saved: ClientResponse) => void;
};

/** Asks the questions of a questionnaire, from the first until the answers are saved. */
export function QuestionFlow({ userId, questionnaire, response, store, onCancel, onSaved }: QuestionFlowProps) {
	// A link to an answer opens its question.
	const asked = useSearchParams().get("question");
	const { flow, dispatch, end } = useFlow(questionnaire, response, store, response ? asked : null);
	const form = useRef<HTMLFormElement>(null);
	const [isConfirming, setConfirming] = useState(false);
	const [timesRefused, setTimesRefused] = useState(0);
	const { isSending, conflict, dismissConflict, send } = useSubmission({
		userId,
		questionnaire,
		onSaved: (saved) => {
			end("sent");
			onSaved(saved);
		},
		onFailed: (error) => toast(failure(error, flow.editing !== null)),
	});
	const last = questionnaire.questions.length - 1;
	const question = questionnaire.questions[flow.index];
	const isEditing = flow.editing !== null;

	function sendNow() {
		setConfirming(false);
		send(dispatch({ type: "send", key: newSendKey(crypto) }));
	}

	function goOn(how: "next" | "finish" = "next") {
		if (isSending) return;
		const wasLast = flow.index === last;
		const after = dispatch({ type: how });
		if (after.error !== null) setTimesRefused((times) => times + 1);
		if (after.error !== null || (how === "next" && !wasLast)) return;
		if (isEditing) setConfirming(true);
		else sendNow();
	}

	// The last question is never submitted by a tap on its answer.
	const goesOn = useAutoAdvance(flow.index, () => flow.index < last && goOn());

	useAnswerKeys({
		max: question?.type === "scale" ? scaleMax(questionnaire.id) : null,
		onNumber: (answer) => {
			if (!question || goesOn.isDoubleTap()) return;
			dispatch({ type: "answer", questionId: question.id, answer });
			goesOn.tapped();
			// A screen reader says the value that the slider now has.
			form.current?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true });
		},
		onGoOn: goOn,
		isOff: isSending,
	});

	return (
		<form
			ref={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				goOn();
			}}
		>
			<QuestionView
				questionnaire={questionnaire}
				flow={flow}
				timesRefused={timesRefused}
				mayChange={store === null}
				onAnswer={(questionId, answer) => dispatch({ type: "answer", questionId, answer })}
				onTap={(questionId, answer) => {
					if (goesOn.isDoubleTap()) return;
					dispatch({ type: "answer", questionId, answer });
					goesOn.tapped();
				}}
				belowScale={<GoOnOption isOn={goesOn.isOn} max={scaleMax(questionnaire.id)} onChange={goesOn.setOn} />}
				notice={
					flow.setAside && (
						<OfferBack
							label="Earlier answers"
							takeLabel="Bring them back"
							onTake={() => dispatch({ type: "bringBack" })}
							onLetGo={() => dispatch({ type: "letGo" })}
						>
							{isEditing
								? "Some changes of yours were never saved. They have been kept."
								: "You canceled this a moment ago. Your answers can still be brought back."}
						</OfferBack>
					)
				}
				aside={
					isEditing
						? flow.index < last && (
								<Button variant="ghost" size="sm" className="-mr-3" disabled={isSending} onClick={() => goOn("finish")}>
									Save Changes
								</Button>
							)
						: // The first question has Cancel, which gives the answers up.
							flow.index > 0 && (
								<Button variant="ghost" size="sm" className="-mr-3 shrink-0" disabled={isSending} onClick={onCancel}>
									Stop for now
								</Button>
							)
				}
				waiting={isSending && <WritingSteps step="saving" />}
				footer={
					<FlowButtons
						index={flow.index}
						last={last}
						isEditing={isEditing}
						isSending={isSending}
						onPrevious={() => dispatch({ type: "previous" })}
						onCancel={() => {
							end("cancelled");
							onCancel();
						}}
					/>
				}
			/>
			<ConfirmDialog
				open={isConfirming}
				onOpenChange={setConfirming}
				title="Update Your Responses"
				description="Are you sure you want to update your responses? This will regenerate the analysis based on your new answers."
				confirmLabel="Update"
				onConfirm={sendNow}
			/>
			{conflict && (
				<ConflictDialog
					questionnaire={questionnaire}
					mine={flow.answers}
					newer={conflict}
					onDismiss={dismissConflict}
					onLoadNewer={(newer) => {
						dispatch({ type: "loadNewer", response: newer });
						dismissConflict();
					}}
					onSaveOver={({ version }) => {
						dismissConflict();
						dispatch({ type: "saveOver", version });
						sendNow();
					}}
				/>
			)}
		</form>
	);
}

function failure(error: unknown, isEditing: boolean) {
	const [title, fallback] = isEditing
		? ["Update failed", "Failed to update your responses. Please try again."]
		: ["Submission failed", "Failed to submit your responses. Please try again."];
	return { title: title as string, description: messageOf(error, fallback as string), variant: "destructive" as const };
}
