import { Check, RotateCcw } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { COACH_PROFILE_ID } from "@/lib/questionnaires/ids";
import type { Questionnaire } from "@/lib/questionnaires/schema";
import type { Mode } from "../paths";

export interface CardState {
	isCompleted: boolean;
	/** Position of the question that saved progress stopped at, from 0; null where none is saved. */
	savedIndex: number | null;
}

type LibraryCardProps = {
	questionnaire: Questionnaire;
	state: CardState;
	disabled: boolean;
	/** The one to begin with, or to go on with: its button stands out from the others. */
	isNext: boolean;
	/** Without a mode: to be answered. */
	onOpen: (mode?: Mode) => void;
	onTakeAgain: () => void;
};

/** The id of the button that opens an analysis; the focus returns to it. */
export const analysisButtonId = (questionnaireId: string) => `view-analysis-${questionnaireId}`;

/** Where somebody stopped, in words. */
export function continueAt(index: number, { questions }: Questionnaire): string {
	return `Continue at question ${Math.min(index + 1, questions.length)} of ${questions.length}`;
}

/** One questionnaire of the library. */
export function LibraryCard({ questionnaire, state, disabled, isNext, onOpen, onTakeAgain }: LibraryCardProps) {
	const { id, title, description, questions } = questionnaire;
	const { isCompleted, savedIndex } = state;
	const titleId = useId();
	const stateId = useId();
	const described = { "aria-describedby": `${titleId} ${stateId}`, disabled };

	return (
		<article aria-labelledby={titleId} className="flex flex-col rounded-lg bg-page p-5 shadow-page sm:p-6">
			<h3 id={titleId} className="text-lg">
				{title}
			</h3>
			<p className="mt-1.5 text-sm text-ink-soft">{description}</p>

			{/* One line for one state, so that nothing moves when the browser adds what only it knows. */}
			<div className="mt-auto pt-4">
				<p id={stateId} className="flex min-h-6 items-start gap-2 text-sm">
					{isCompleted ? (
						<>
							<Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
							You have already completed this questionnaire
						</>
					) : (
						<span className={savedIndex === null ? "text-ink-soft" : "font-medium text-accent"}>
							{savedIndex === null ? `${questions.length} questions` : continueAt(savedIndex, questionnaire)}
						</span>
					)}
				</p>
				{!isCompleted && (
					<>
						<Progress
							label={`${title}: answered so far`}
							value={savedIndex ?? 0}
							max={questions.length}
							className={savedIndex === null ? "invisible mt-2 h-1" : "mt-2 h-1"}
						/>
						<Button
							{...described}
							variant={isNext ? "primary" : "outline"}
							className="mt-4 w-full"
							onClick={() => onOpen()}
						>
							Start Questionnaire
						</Button>
					</>
				)}
				{isCompleted && (
					<>
						<div className="mt-4 grid grid-cols-[auto_1fr] gap-2">
							<Button
								{...described}
								variant="outline"
								aria-label="Edit Responses"
								className="px-4"
								onClick={() => onOpen("edit")}
							>
								<span className="sm:hidden">Edit</span>
								<span className="hidden sm:inline">Edit Responses</span>
							</Button>
							<Button
								{...described}
								id={analysisButtonId(id)}
								variant="soft"
								className="px-3"
								onClick={() => onOpen("analysis")}
							>
								{id === COACH_PROFILE_ID ? "View Coach Profile" : "View Analysis"}
							</Button>
						</div>
						<Button
							{...described}
							variant="ghost"
							size="sm"
							className="mt-1 w-full text-ink-soft"
							onClick={() => (savedIndex === null ? onTakeAgain() : onOpen())}
						>
							{savedIndex === null && <RotateCcw aria-hidden="true" className="size-4" />}
							{savedIndex === null ? "Take it again" : continueAt(savedIndex, questionnaire)}
						</Button>
					</>
				)}
			</div>
		</article>
	);
}
