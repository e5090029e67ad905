import { lazyPart } from "@/components/ui/lazy-part";
import { type AnswerValue, DEFAULT_SCALE, scaleMax } from "@/lib/domain/questionnaires/answers";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { ChoiceAnswer } from "./choice-answer";
import { ScaleAnswer } from "./scale-answer";
import { TextAnswer } from "./text-answer";

// Loaded separately, because only the timeline asks for dates.
const DateRangeField = lazyPart(
	() => import("@/components/timeline/date-range-field").then((module) => module.DateRangeField),
	{ Placeholder: () => <div className="min-h-96" /> },
);

type AnswerInputProps = {
	questionnaireId: string;
	question: Question;
	/** The id of the response being edited; null while the answers are new. */
	responseId: string | null;
	value: AnswerValue | undefined;
	error: string | null;
	headingId: string;
	helperId: string | undefined;
	errorId: string;
	onChange: (answer: AnswerValue) => void;
	/** Called when a number of a scale was tapped. */
	onTap: (value: number) => void;
};

/** Whether a question asks when a relationship began and ended. Those fields show their own error. */
export function asksForDates(questionnaireId: string, question: Question): boolean {
	return questionnaireId === TIMELINE_QUESTIONNAIRE_ID && question.id === "q2";
}

/** The input for a question. */
export function AnswerInput(props: AnswerInputProps) {
	const { questionnaireId, question, responseId, value, error, headingId, helperId, errorId, onChange } = props;
	if (asksForDates(questionnaireId, question)) {
		return <DateRangeField value={String(value ?? "")} onChange={onChange} error={error ?? undefined} />;
	}
	const field = {
		id: `${headingId}-answer`,
		labelledBy: headingId,
		describedBy: [error && errorId, helperId].filter(Boolean).join(" ") || undefined,
		isInvalid: error !== null,
		onChange,
	};
	switch (question.type) {
		case "scale":
			return (
				<ScaleAnswer
					id={field.id}
					describedBy={field.describedBy}
					label={question.text}
					value={Number(value ?? DEFAULT_SCALE)}
					isPreset={value === undefined}
					max={scaleMax(questionnaireId)}
					onChange={onChange}
					onTap={props.onTap}
				/>
			);
		case "multiple_choice":
			return <ChoiceAnswer {...field} value={String(value ?? "")} options={question.options ?? []} />;
		case "text":
			return (
				<TextAnswer
					{...field}
					value={String(value ?? "")}
					isShort={questionnaireId === TIMELINE_QUESTIONNAIRE_ID && question.id === "q1"}
					slot={`${questionnaireId}/${responseId ?? "new"}/${question.id}`}
				/>
			);
	}
}
