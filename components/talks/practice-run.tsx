"use client";

import { useEffect, useId, useRef } from "react";
import { AskedStep } from "@/components/exercises/asked-step";
import { RunNotices } from "@/components/exercises/run-notices";
import { useShownRun } from "@/components/exercises/use-shown-run";
import { Button } from "@/components/ui/button";
import { countSteps, isLastStep, isReached } from "@/lib/domain/exercises/engine";
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

/** The steps so far, as a conversation, and the current question. */
export function PracticeRun({ userId, practice, first, firstSafety, onFinished, onLeft }: PracticeRunProps) {
	const run = useShownRun({ userId, practice, first, firstSafety, onFinished });
	const question = useRef<HTMLHeadingElement>(null);
	const placeId = useId();
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
	const isLast = isLastStep(practice, { answers: run.answers, step: index });

	const place = countSteps(practice, { answers: run.answers, step: index });

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
			<RunNotices run={run} practice={practice} calm={[]} />
			{!run.isHeld && (
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void run.goOn();
					}}
				>
					<p id={placeId} className="mb-1 text-sm text-ink-soft">
						Step {place.at} of {place.of}
					</p>
					<AskedStep run={run} runId={first.id} practice={practice} step={step}>
						{({ id, words }) => (
							<h3
								ref={question}
								id={id}
								aria-describedby={placeId}
								tabIndex={-1}
								className="text-lg text-pretty outline-none"
							>
								{words}
							</h3>
						)}
					</AskedStep>
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

/** The person's answer, and what the coach said to a choice. */
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
