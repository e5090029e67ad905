"use client";

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Progress } from "@/components/ui/feedback/progress";
import { ErrorLine } from "@/components/ui/forms/error-line";
import { useFocusRefused } from "@/components/ui/forms/use-focus-refused";
import type { AnswerValue } from "@/lib/domain/questionnaires/answers";
import type { Flow } from "@/lib/domain/questionnaires/flow";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { AnswerInput, asksForDates } from "./answer-input";
import { QuestionFrame } from "./question-frame";

type QuestionViewProps = {
	questionnaire: Questionnaire;
	flow: Flow;
	/** How often an answer was refused. */
	timesRefused: number;
	/** Whether unsent answers in the browser may replace these in a moment. */
	mayChange: boolean;
	onAnswer: (questionId: string, answer: AnswerValue) => void;
	/** Called when a number of a scale was tapped. */
	onTap: (questionId: string, value: number) => void;
	/** Shown below a scale. */
	belowScale?: ReactNode;
	/** A decision to make before anything else. */
	notice?: ReactNode;
	/** Something small beside the position. */
	aside?: ReactNode;
	/** Shown instead of the question while the answers are being sent. */
	waiting?: ReactNode;
	footer: ReactNode;
};

/** One question of a questionnaire, and its position among the others. */
export function QuestionView(props: QuestionViewProps) {
	const { questionnaire, flow, timesRefused, mayChange, onAnswer, onTap } = props;
	const { belowScale, notice, aside, waiting, footer } = props;
	const { index, error } = flow;
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const answer = useRef<HTMLDivElement>(null);
	// The question that the server has sent: the person may have begun to read or write before the script was loaded.
	const fromServer = useRef(mayChange ? flow.index : null);
	const total = questionnaire.questions.length;
	const question = questionnaire.questions[index];

	// Every question begins at the top of the page, so that its parts are where those of the last one were.
	useLayoutEffect(() => {
		if (fromServer.current !== index) window.scrollTo(0, 0);
	}, [index]);
	useEffect(() => {
		const isReading = fromServer.current === index && document.activeElement !== document.body;
		fromServer.current = null;
		if (!isReading) heading.current?.focus({ preventScroll: true });
	}, [index]);

	// After the effect above: the refused answer may be that of another question.
	useFocusRefused(answer, timesRefused);

	if (!question) return null;
	const headingId = `${id}-question`;
	const helperId = question.helperText ? `${id}-helper` : undefined;
	const errorId = `${id}-error`;
	const placeId = `${id}-place`;

	return (
		<QuestionFrame
			mayChange={mayChange}
			header={
				<>
					<div className="flex min-h-11 items-center justify-between gap-4">
						<h1 className="min-w-0 text-lg">{questionnaire.title}</h1>
						{aside}
					</div>
					<p id={placeId} className="text-sm text-ink-soft">
						Question {index + 1} of {total}
					</p>
					<Progress
						label="Position in the questionnaire"
						value={index}
						max={total}
						valueText={`Question ${index + 1} of ${total}`}
						className="mt-2 h-1.5"
					/>
				</>
			}
			footer={footer}
		>
			{notice}
			{waiting || (
				<>
					<h2
						ref={heading}
						id={headingId}
						aria-describedby={placeId}
						tabIndex={-1}
						className="text-xl text-pretty outline-none sm:text-2xl"
					>
						{question.text}
					</h2>
					{question.helperText && (
						<p id={helperId} className="mt-2.5 max-w-measure text-ink-soft">
							{question.helperText}
						</p>
					)}
					{/* A scale is at the bottom: its numbers keep their place under the thumb from one statement to the next. */}
					<div ref={answer} className={question.type === "scale" ? "mt-auto pt-6" : "mt-6"}>
						<AnswerInput
							key={question.id}
							questionnaireId={questionnaire.id}
							question={question}
							responseId={flow.editing?.responseId ?? null}
							value={flow.answers[question.id]}
							error={error}
							headingId={headingId}
							helperId={helperId}
							errorId={errorId}
							onChange={(answer) => onAnswer(question.id, answer)}
							onTap={(value) => onTap(question.id, value)}
						/>
						{question.type === "scale" && belowScale}
						{!asksForDates(questionnaire.id, question) && (
							<ErrorLine id={errorId} times={timesRefused}>
								{error}
							</ErrorLine>
						)}
					</div>
				</>
			)}
		</QuestionFrame>
	);
}
