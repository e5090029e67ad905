"use client";

import { useEffect, useId, useRef } from "react";
import { ConflictNotice } from "@/components/exercises/conflict-notice";
import { SafetyFirst } from "@/components/exercises/safety-first";
import { StepAnswer } from "@/components/exercises/step-answer";
import { StepText } from "@/components/exercises/step-text";
import { Button } from "@/components/ui/button";
import { OfferBack } from "@/components/ui/feedback/offer-back";
import { toast } from "@/components/ui/feedback/toast";
import { ErrorLine } from "@/components/ui/forms/error-line";
import { messageOf } from "@/lib/browser/core/api-client";
import { useRun } from "@/lib/browser/exercises/use-run";
import { answerTo, isLastStep, isReached } from "@/lib/domain/exercises/engine";
import { fill, filledTitle, plainText } from "@/lib/domain/exercises/fill";
import type { ClientRun, SavedRun } from "@/lib/domain/exercises/run";
import type { Answers, Practice } from "@/lib/domain/exercises/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";

type PracticeRunProps = {
	userId: number;
	practice: Practice;
	first: ClientRun;
	firstSafety: SafetyNotice | null;
	onFinished: (run: SavedRun) => void;
	onLeft: () => void;
};

/** The steps so far, as they were said, and the one that is asked now. */
export function PracticeRun({ userId, practice, first, firstSafety, onFinished, onLeft }: PracticeRunProps) {
	const run = useRun({
		userId,
		practice,
		first,
		firstSafety,
		onFinished,
		onFailed: (error) =>
			toast({
				title: "Your page could not be made yet",
				description: messageOf(error, "What you wrote is kept. Please try again."),
				variant: "destructive",
			}),
	});
	const id = useId();
	const question = useRef<HTMLHeadingElement>(null);
	const index = Math.min(run.step, practice.steps.length - 1);
	const step = practice.steps[index];
	const shown = useRef(index);
	useEffect(() => {
		if (shown.current === index) return;
		shown.current = index;
		question.current?.focus({ preventScroll: true });
		question.current?.scrollIntoView({ block: "center" });
	}, [index]);
	if (!step) return null;
	const said = practice.steps.slice(0, index).filter((earlier) => isReached(practice, earlier, run.answers));
	const questionId = `${id}-question`;
	const textId = `${id}-text`;
	const errorId = `${id}-error`;
	const isLast = isLastStep(practice, { answers: run.answers, step: index });

	return (
		<section aria-label={practice.title} className="rounded-xl bg-page px-5 py-5 shadow-page">
			{said.length > 0 && (
				<ol aria-label="So far" className="mb-5 grid gap-4 border-b border-rule pb-5">
					{said.map((earlier) => (
						<li key={earlier.id}>
							<p className="text-sm text-ink-soft">{filledTitle(earlier.title, practice, run.answers)}</p>
							<SaidAnswer practice={practice} id={earlier.id} answers={run.answers} />
						</li>
					))}
				</ol>
			)}
			{run.safety && (
				<SafetyFirst
					notice={run.safety}
					exercise={practice}
					calm={[]}
					onNotMeant={run.isHeld ? run.notMeant : undefined}
				/>
			)}
			{run.conflict && (
				<ConflictNotice
					exercise={practice}
					mine={run.answers}
					theirs={run.conflict}
					onTake={run.takeTheirs}
					onKeep={run.keepMine}
				/>
			)}
			{run.aside && (
				<OfferBack label="Other answers of yours" takeLabel="Show them" onTake={run.bringBack} onLetGo={run.letAsideGo}>
					This device has kept other answers of yours.
				</OfferBack>
			)}
			{!run.isHeld && (
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void run.goOn();
					}}
				>
					<h3 ref={question} id={questionId} tabIndex={-1} className="text-lg text-pretty outline-none">
						{filledTitle(step.title, practice, run.answers)}
					</h3>
					<StepText id={textId} text={step.text ?? []} practice={practice} answers={run.answers} />
					<div className="mt-4">
						<StepAnswer
							key={step.id}
							step={step}
							practice={practice}
							answers={run.answers}
							slot={`exercise/${first.id}/${step.id}`}
							value={answerTo(run.answers, step)}
							onChange={(answer) => run.answer(step.id, answer)}
							id={`${id}-answer`}
							labelledBy={questionId}
							describedBy={[run.problem && errorId, step.text && textId].filter(Boolean).join(" ") || undefined}
							isInvalid={run.problem !== null}
						/>
						<ErrorLine id={errorId}>{run.problem}</ErrorLine>
					</div>
					<div className="mt-5 flex flex-wrap gap-2">
						<Button type="submit" pending={run.isBusy} disabled={run.isBusy || run.conflict !== null}>
							{isLast ? "Finish" : "Go on"}
						</Button>
						{index > 0 && (
							<Button variant="ghost" disabled={run.isBusy} onClick={run.back}>
								Back
							</Button>
						)}
						<Button
							variant="ghost"
							onClick={() => {
								void run.save();
								onLeft();
							}}
						>
							Leave it for now
						</Button>
					</div>
				</form>
			)}
		</section>
	);
}

/** What was answered, and what the coach said to a choice. */
function SaidAnswer({ practice, id, answers }: { practice: Practice; id: string; answers: Answers }) {
	const step = practice.steps.find((one) => one.id === id);
	const answer = answers[id];
	if (!step || answer === undefined) return null;
	if (step.kind === "choice" && Array.isArray(answer)) {
		const chosen = step.options.filter((option) => answer.includes(option.id));
		return (
			<>
				<p className="font-serif">{chosen.map(({ label }) => label).join(", ")}</p>
				{chosen
					.flatMap(({ reply }) => reply ?? [])
					.map((reply) => (
						<p key={reply} className="mt-1">
							{reply}
						</p>
					))}
			</>
		);
	}
	const parts = step.kind === "later" ? null : fill(`{${id}}`, practice, answers);
	return parts && <p className="font-serif whitespace-pre-wrap wrap-anywhere">{plainText(parts)}</p>;
}
