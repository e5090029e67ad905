import { type ReactNode, useId, useRef } from "react";
import { ErrorLine } from "@/components/ui/forms/error-line";
import { useFocusRefused } from "@/components/ui/forms/use-focus-refused";
import { answerTo } from "@/lib/domain/exercises/engine";
import { filledTitle } from "@/lib/domain/exercises/fill";
import type { Practice, Step } from "@/lib/domain/exercises/schema";
import { StepAnswer } from "./step-answer";
import { StepText } from "./step-text";
import type { ShownRun } from "./use-shown-run";

type AskedStepProps = {
	run: ShownRun;
	/** The id of the run. */
	runId: string;
	practice: Practice;
	step: Step;
	/** Renders the question. Its element needs this `id`, because the answer field is labelled by it. */
	children: (question: { id: string; words: string }) => ReactNode;
};

/** A step as it is asked: the question, its texts, the answer, and any error. */
export function AskedStep({ run, runId, practice, step, children }: AskedStepProps) {
	const id = useId();
	const questionId = `${id}-question`;
	const textId = `${id}-text`;
	const errorId = `${id}-error`;
	const field = useRef<HTMLDivElement>(null);
	useFocusRefused(field, run.timesRefused);
	return (
		<>
			{children({ id: questionId, words: filledTitle(step.title, practice, run.answers) })}
			<StepText id={textId} text={step.text ?? []} practice={practice} answers={run.answers} />
			<div ref={field} className="mt-5">
				<StepAnswer
					key={step.id}
					step={step}
					practice={practice}
					answers={run.answers}
					slot={`exercise/${runId}/${step.id}`}
					value={answerTo(run.answers, step)}
					onChange={(answer) => run.answer(step.id, answer)}
					onMade={(text) => run.fillIn(step.id, text)}
					id={`${id}-answer`}
					labelledBy={questionId}
					describedBy={[run.problem && errorId, step.text && textId].filter(Boolean).join(" ") || undefined}
					isInvalid={run.problem !== null}
				/>
				<ErrorLine id={errorId} times={run.timesRefused}>
					{run.problem}
				</ErrorLine>
			</div>
		</>
	);
}
