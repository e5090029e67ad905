import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/feedback/progress";
import { radioCircleClass, radioGroupClass, radioRowClass } from "@/components/ui/forms/radio-class";
import type { Question, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { QuestionFrame } from "./question-frame";

type QuestionPlaceholderProps = {
	questionnaire: Questionnaire;
	/** Whether the questions start over. */
	isNew?: boolean;
};

/** The page of a question until its script is loaded: the first question, with whatever can be read of it. */
export function QuestionPlaceholder({ questionnaire: { title, questions }, isNew = false }: QuestionPlaceholderProps) {
	const first = isNew ? questions[0] : undefined;
	return (
		<QuestionFrame
			aria-busy
			mayChange
			header={
				<>
					<div className="flex min-h-11 items-center">
						<h1 className="text-lg">{title}</h1>
					</div>
					<p className="text-sm text-ink-soft">{first ? `Question 1 of ${questions.length}` : "\u00a0"}</p>
					{first ? (
						<Progress
							label="Position in the questionnaire"
							value={0}
							max={questions.length}
							valueText={`Question 1 of ${questions.length}`}
							className="mt-2 h-1.5"
						/>
					) : (
						<div className="mt-2 h-1.5 rounded-full bg-sunken" />
					)}
				</>
			}
			footer={<div className="h-11" />}
		>
			{first && (
				<>
					<h2 className="text-xl text-pretty sm:text-2xl">{first.text}</h2>
					{first.helperText && <p className="mt-2.5 max-w-measure text-ink-soft">{first.helperText}</p>}
					{first.options && <ChoicesToCome options={first.options} />}
				</>
			)}
		</QuestionFrame>
	);
}

/** The choices in their places, so that reading can begin. They cannot be pressed yet. */
function ChoicesToCome({ options }: { options: NonNullable<Question["options"]> }) {
	return (
		<ul className={cn("mt-6", radioGroupClass)}>
			{options.map(({ value, label }) => (
				<li key={value} className={radioRowClass}>
					<span className={radioCircleClass} />
					<span>{label}</span>
				</li>
			))}
		</ul>
	);
}
