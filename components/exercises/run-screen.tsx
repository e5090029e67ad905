"use client";

import { Check, TriangleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { QuestionFrame } from "@/components/questionnaires/question/question-frame";
import { useAnswerKeys } from "@/components/questionnaires/question/use-answer-keys";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/feedback/progress";
import type { StoredIn } from "@/lib/browser/exercises/use-run";
import { countSteps, isLastStep } from "@/lib/domain/exercises/engine";
import { exercisesScreen } from "@/lib/domain/exercises/paths";
import type { ClientRun, SavedRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { AskedStep } from "./asked-step";
import { FearNote } from "./fear-note";
import { RunNotices } from "./run-notices";
import type { ExerciseLink } from "./safety-first";
import { useShownRun } from "./use-shown-run";

type RunScreenProps = {
	userId: number;
	exercise: Practice;
	calm: readonly ExerciseLink[];
	first: ClientRun;
	firstSafety: SafetyNotice | null;
	onFinished: (run: SavedRun) => void;
};

/** An exercise, one step at a time. */
export function RunScreen({ userId, exercise, calm, first, firstSafety, onFinished }: RunScreenProps) {
	const router = useRouter();
	const run = useShownRun({ userId, practice: exercise, first, firstSafety, onFinished });
	const heading = useRef<HTMLHeadingElement>(null);
	const index = Math.min(run.step, exercise.steps.length - 1);
	const step = exercise.steps[index];
	const place = countSteps(exercise, { answers: run.answers, step: index });
	/** Identifies the notices around the step, whose buttons disappear with them. */
	const around = [run.isHeld, run.conflict !== null, run.aside !== null].join();
	const shown = useRef({ index, around });

	// In braces: newer browsers return a promise from it, which React would take for a cleanup.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the step changes
	useLayoutEffect(() => {
		window.scrollTo(0, 0);
	}, [index]);
	useEffect(() => {
		const before = shown.current;
		shown.current = { index, around };
		const hasLostFocus = before.around !== around && document.activeElement === document.body;
		if (before.index !== index || hasLostFocus) heading.current?.focus({ preventScroll: true });
	}, [index, around]);

	// Once it has begun, and its button is gone.
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
	}, []);

	useAnswerKeys({
		max: null,
		onNumber: () => {},
		onGoOn: () => void run.goOn(),
		isOff: run.isBusy || run.isHeld || run.conflict !== null,
	});

	function leave() {
		void run.save();
		router.push(exercisesScreen);
	}

	if (!step) return null;
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void run.goOn();
			}}
		>
			<QuestionFrame
				header={
					<>
						<div className="flex min-h-11 items-center justify-between gap-4">
							<h1 className="min-w-0 text-lg">{exercise.title}</h1>
							<Button variant="ghost" size="sm" className="-mr-3 shrink-0" onClick={leave}>
								Stop for now
							</Button>
						</div>
						<div className="flex justify-between gap-4 text-sm text-ink-soft">
							<p>
								Step {place.at} of {place.of}
							</p>
							<StoredLine storedIn={run.storedIn} isUntouched={Object.keys(run.answers).length === 0} />
						</div>
						<Progress
							label="Position in the exercise"
							value={place.at}
							max={place.of}
							valueText={`Step ${place.at} of ${place.of}`}
							className="mt-2 h-1.5"
						/>
					</>
				}
				footer={
					run.isHeld ? (
						<div key="held" className="flex min-h-11.5 gap-3 sm:justify-between">
							<Button variant="outline" className="flex-1 sm:max-w-44" onClick={run.lookAgain}>
								Look at what I wrote
							</Button>
							<Button className="flex-1 sm:max-w-44" onClick={leave}>
								Leave it for now
							</Button>
						</div>
					) : (
						<div className="flex min-h-11.5 gap-3 sm:justify-between">
							<Button
								variant="outline"
								className="flex-1 sm:max-w-44"
								disabled={index === 0 || run.isBusy}
								onClick={run.back}
							>
								Back
							</Button>
							<Button
								type="submit"
								className="flex-1 sm:max-w-44"
								pending={run.isBusy}
								disabled={run.isBusy || run.conflict !== null}
							>
								{isLastStep(exercise, { answers: run.answers, step: index }) ? "See the page" : "Next"}
							</Button>
						</div>
					)
				}
			>
				<RunNotices run={run} practice={exercise} calm={calm} />
				{run.isHeld ? null : (
					<>
						{index === 0 && exercise.aboutSomebody && (
							<div className="mb-6">
								<FearNote />
							</div>
						)}
						<AskedStep run={run} runId={first.id} practice={exercise} step={step}>
							{({ id, words }) => (
								<h2 ref={heading} id={id} tabIndex={-1} className="text-xl text-pretty outline-none sm:text-2xl">
									{words}
								</h2>
							)}
						</AskedStep>
					</>
				)}
			</QuestionFrame>
		</form>
	);
}

/**
 * Shows where the newest words are stored. Usually that is the server, so the line is quiet, and says
 * nothing before the first answer.
 */
function StoredLine({ storedIn, isUntouched }: { storedIn: StoredIn; isUntouched: boolean }) {
	if (isUntouched && storedIn === "server") return <p role="status" />;
	return (
		<p role="status" className="flex items-center gap-1.5">
			{storedIn === "nowhere" ? (
				<>
					<TriangleAlert aria-hidden="true" className="size-4 text-alert" />
					Not saved yet
				</>
			) : (
				<>
					<Check aria-hidden="true" className="size-4" />
					{storedIn === "server" ? "Saved" : "Saved on this device"}
				</>
			)}
		</p>
	);
}
