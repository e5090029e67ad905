import { Progress } from "@/components/ui/feedback/progress";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { QuestionFrame } from "./question-frame";

type QuestionPlaceholderProps = {
	questionnaire: Questionnaire;
	/** Whether the questions begin anew, unless this browser holds answers that were never sent. */
	isNew?: boolean;
};

/**
 * The page of a question until the browser knows which question it is: the first one, without its field. Where it may
 * be another, its place stays empty (`data-first-question` in base.css).
 */
export function QuestionPlaceholder({ questionnaire: { title, questions }, isNew = false }: QuestionPlaceholderProps) {
	const first = isNew ? questions[0] : undefined;
	return (
		<QuestionFrame
			aria-busy
			header={
				<>
					<div className="flex min-h-11 items-center">
						<h1 className="text-lg">{title}</h1>
					</div>
					<p data-first-question className="text-sm text-ink-soft">
						{first ? `Question 1 of ${questions.length}` : "\u00a0"}
					</p>
					{first ? (
						<div data-first-question>
							<Progress
								label="Position in the questionnaire"
								value={1}
								max={questions.length}
								valueText={`Question 1 of ${questions.length}`}
								className="mt-2 h-1.5"
							/>
						</div>
					) : (
						<div className="mt-2 h-1.5 rounded-full bg-sunken" />
					)}
				</>
			}
			footer={<div className="h-11" />}
		>
			{first && (
				<div data-first-question>
					<h2 className="text-xl text-pretty sm:text-2xl">{first.text}</h2>
					{first.helperText && <p className="mt-2.5 max-w-measure text-ink-soft">{first.helperText}</p>}
				</div>
			)}
		</QuestionFrame>
	);
}
