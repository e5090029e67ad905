import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";
import type { Question } from "@/lib/domain/questionnaires/schema";
import type { AnswerFieldProps } from "./text-answer";

type ChoiceAnswerProps = AnswerFieldProps & {
	value: string;
	options: NonNullable<Question["options"]>;
	onChange: (value: string) => void;
};

/** One of several answers to choose from, each a card to tap. */
export function ChoiceAnswer({ id, labelledBy, describedBy, isInvalid, value, options, onChange }: ChoiceAnswerProps) {
	return (
		<RadioGroup
			id={id}
			value={value}
			onValueChange={onChange}
			aria-labelledby={labelledBy}
			aria-describedby={describedBy}
			aria-invalid={isInvalid || undefined}
		>
			{options.map((option) => (
				<RadioOption key={option.value} value={option.value}>
					{option.label}
				</RadioOption>
			))}
		</RadioGroup>
	);
}
