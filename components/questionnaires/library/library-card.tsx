import { Check, RotateCcw } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { LocalDay } from "@/components/ui/local-day";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import { lengthOf } from "@/lib/domain/questionnaires/library";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { Mode } from "../paths";

export interface CardState {
	/** When it was completed last, as an ISO date and time; null if it never was. */
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

/** The id of the button that opens an analysis; the focus returns to it. */
export const analysisButtonId = (questionnaireId: string) => `view-analysis-${questionnaireId}`;

const placeOf = (index: number, { questions }: Questionnaire) =>
	`question ${Math.min(index + 1, questions.length)} of ${questions.length}`;

/** What a button does that goes on where somebody stopped. */
const continueAt = (index: number, questionnaire: Questionnaire) => `Continue at ${placeOf(index, questionnaire)}`;

/** Where somebody stopped. The button below says Start, so this says that nothing begins anew. */
const stoppedAt = (index: number, questionnaire: Questionnaire) =>
	`You stopped at ${placeOf(index, questionnaire)}, and it goes on there.`;

/** One questionnaire of the library. */
export function LibraryCard({ questionnaire, state, disabled, isNext, onOpen, onTakeAgain }: LibraryCardProps) {
	const { id, title, description } = questionnaire;
	const { completedAt, savedIndex } = state;
	const titleId = useId();
	const stateId = useId();
	const described = { "aria-describedby": `${titleId} ${stateId}`, disabled };

	return (
		<article
			aria-labelledby={titleId}
			className="grid gap-x-10 gap-y-4 p-5 sm:p-7 lg:grid-cols-[1fr_18.5rem] lg:items-start"
		>
			<div>
				<h3 id={titleId} className="text-lg">
					{title}
				</h3>
				<p className="mt-1.5 max-w-measure text-sm text-ink-soft">{description}</p>
			</div>
			{completedAt ? (
				<div>
					<p id={stateId} className="flex items-start gap-2 text-sm">
						<Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
						<span>
							You have already completed this questionnaire
							<span className="block text-ink-soft">
								<LocalDay iso={completedAt} />
							</span>
						</span>
					</p>
					<div className="mt-3 grid grid-cols-[auto_1fr] gap-2 sm:grid-cols-2">
						<Button
							{...described}
							variant="outline"
							aria-label="Edit Responses"
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
					</Button>
				</div>
			) : (
				<div>
					{/* The line is there in the first paint, too; what only the browser knows takes its place. */}
					<p
						id={stateId}
						className={cn("text-sm lg:pt-1", savedIndex === null ? "text-ink-soft" : "font-medium text-accent")}
					>
						{savedIndex === null ? lengthOf(questionnaire) : stoppedAt(savedIndex, questionnaire)}
					</p>
					<Button
						{...described}
						variant={isNext ? "primary" : "outline"}
						className="mt-3 w-full"
						onClick={() => onOpen()}
					>
						Start Questionnaire
					</Button>
				</div>
			)}
		</article>
	);
}
