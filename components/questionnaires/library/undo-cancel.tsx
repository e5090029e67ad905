import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { AnswerDrafts } from "@/lib/browser/questionnaires/answer-drafts";
import type { Flow } from "@/lib/domain/questionnaires/flow";

type UndoCancelProps = {
	store: AnswerDrafts;
	titleOf: (questionnaireId: string) => string | undefined;
	onUndo: (flow: Flow) => void;
};

/**
 * Offers to undo a cancellation for as long as the page stays open, because cancelling does not ask for confirmation.
 */
export function UndoCancel({ store, titleOf, onUndo }: UndoCancelProps) {
	const { discarded } = store;
	const title = discarded && titleOf(discarded.questionnaireId);
	if (!discarded || !title) return null;
	return (
		<div
			role="status"
			className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-rule bg-page py-2 pr-2 pl-5"
		>
			<p className="min-w-0 grow basis-52 text-sm">
				{discarded.editing ? "Your changes to" : "Your answers to"} “{title}” were discarded.
			</p>
			<Button
				variant="ghost"
				size="sm"
				onClick={() => {
					store.undoDiscard();
					onUndo(discarded);
				}}
			>
				<Undo2 aria-hidden="true" className="size-4" />
				Undo
			</Button>
		</div>
	);
}
