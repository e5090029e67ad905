import { OfferBack } from "@/components/ui/feedback/offer-back";
import type { Practice } from "@/lib/domain/exercises/schema";
import { ConflictNotice } from "./conflict-notice";
import { type ExerciseLink, SafetyFirst } from "./safety-first";
import type { ShownRun } from "./use-shown-run";

type RunNoticesProps = {
	run: ShownRun;
	practice: Practice;
	/** The exercises that may be offered beside a notice of danger. */
	calm: readonly ExerciseLink[];
};

/** The notices above a step: a danger, a change from elsewhere, and other answers kept on this device. */
export function RunNotices({ run, practice, calm }: RunNoticesProps) {
	return (
		<>
			{run.safety && (
				<SafetyFirst
					notice={run.safety}
					exercise={practice}
					calm={calm}
					onNotMeant={run.isHeld ? run.notMeant : undefined}
				/>
			)}
			{run.conflict && (
				<ConflictNotice
					exercise={practice}
					mine={run.answers}
					theirs={run.conflict}
					onTake={run.takeTheirs}
					onKeep={run.keepMine}
				/>
			)}
			{run.aside && (
				<OfferBack label="Other answers of yours" takeLabel="Show them" onTake={run.bringBack} onLetGo={run.letAsideGo}>
					This device has kept other answers you gave.
				</OfferBack>
			)}
		</>
	);
}
