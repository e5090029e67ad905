import { Check, RotateCcw } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { LocalDay } from "@/components/ui/local-day";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import { lengthOf } from "@/lib/domain/questionnaires/library";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { QuestionnaireDrawing } from "../illustrations/questionnaires";
import type { Mode } from "../paths";

export interface CardState {
	/** When it was last completed, as an ISO date and time; null if it never was. */
	completedAt: string | null;
	/** The question, from 0, at which a draft stopped; null if there is none. */
	savedIndex: number | null;
}

type LibraryCardProps = {
	questionnaire: Questionnaire;
	state: CardState;
	disabled: boolean;
	/** Whether it is the one to begin or continue with. Its button stands out from the others. */
	isNext: boolean;
	/** Without a mode, it is opened to be answered. */
	onOpen: (mode?: Mode) => void;
	onTakeAgain: () => void;
};

/** Returns the id of the button that opens an analysis; the focus returns to it. */
export const analysisButtonId = (questionnaireId: string) => `view-analysis-${questionnaireId}`;

const placeOf = (index: number, { questions }: Questionnaire) =>
	`question ${Math.min(index + 1, questions.length)} of ${questions.length}`;

/** Returns the label of the button that continues a draft. */
const continueAt = (index: number, questionnaire: Questionnaire) => `Continue at ${placeOf(index, questionnaire)}`;

/** Says where the person stopped. The button below says Start, so this makes clear that nothing starts over. */
const stoppedAt = (index: number, questionnaire: Questionnaire) =>
	`You stopped at ${placeOf(index, questionnaire)}. You can pick up there.`;

/** A questionnaire of the library. */
export function LibraryCard({ questionnaire, state, disabled, isNext, onOpen, onTakeAgain }: LibraryCardProps) {
	const { id, title, description } = questionnaire;
	const { completedAt, savedIndex } = state;
	const titleId = useId();
	const stateId = useId();
	const described = { "aria-describedby": stateId, disabled };

	return (
		<article
			aria-labelledby={titleId}
			className="grid grid-cols-1 gap-x-10 gap-y-4 p-5 sm:p-7 lg:grid-cols-[1fr_18.5rem] lg:items-start"
		>
			{/* On phones the description has the full width, below the drawing. */}
			<div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 max-xs:grid-cols-1 sm:grid-cols-[5rem_minmax(0,1fr)] sm:items-start sm:gap-x-6 sm:gap-y-1.5">
				<QuestionnaireDrawing id={id} className="size-16 sm:row-span-2 sm:size-20" />
				<div>
					<h3 id={titleId} className="text-lg">
						{title}
					</h3>
					<p className="text-sm text-accent">{lengthOf(questionnaire)}</p>
				</div>
				<p className="col-span-full max-w-measure text-sm text-ink-soft sm:col-span-1 sm:col-start-2">{description}</p>
			</div>
			{completedAt ? (
				<div>
					<p id={stateId} className="flex items-start gap-2.5 text-sm">
						<span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
							<Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
						</span>
						<span>
							<span>You have already completed this questionnaire</span>{" "}
							<span className="text-ink-soft">
								· <LocalDay iso={completedAt} />
							</span>
						</span>
					</p>
					<div className="mt-3 grid gap-2 xs:grid-cols-[auto_1fr] sm:grid-cols-2">
						<Button
							{...described}
							variant="outline"
							aria-label={`Edit Responses “${title}”`}
							className="px-3"
							onClick={() => onOpen("edit")}
						>
							<span className="px-2 sm:hidden">Edit</span>
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
							<span className="sr-only"> “{title}”</span>
						</Button>
					</div>
					<Button
						{...described}
						variant="ghost"
						size="sm"
						className="mt-1 w-full font-normal text-ink-soft"
						onClick={() => (savedIndex === null ? onTakeAgain() : onOpen())}
					>
						{savedIndex === null && <RotateCcw aria-hidden="true" className="size-4" />}
						{savedIndex === null ? "Take it again" : continueAt(savedIndex, questionnaire)}
						<span className="sr-only"> “{title}”</span>
					</Button>
				</div>
			) : (
				<div>
					{/* The line is part of the first paint, too; what only the browser knows replaces it. */}
					<p
						id={stateId}
						className={cn("text-sm lg:pt-1", savedIndex === null ? "text-ink-soft" : "font-medium text-accent")}
					>
						{savedIndex === null ? "Not answered yet" : stoppedAt(savedIndex, questionnaire)}
					</p>
					<Button
						{...described}
						variant={isNext ? "primary" : "outline"}
						className="mt-3 w-full"
						onClick={() => onOpen()}
					>
						Start Questionnaire<span className="sr-only"> “{title}”</span>
					</Button>
				</div>
			)}
		</article>
	);
}
