"use client";

import { Check } from "lucide-react";
import { EntryFeeling } from "@/components/feelings/entry-feeling";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import {
	Dialog,
	DialogBody,
	DialogClose,
	DialogContent,
	DialogDescription,
	DialogFooter,
	DialogHeader,
} from "@/components/ui/dialogs/dialog";
import { useReflectAgain } from "@/lib/browser/journal/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { JournalResult } from "@/lib/domain/journal/schema";
import { isForCoach } from "@/lib/domain/safety/shown";
import { Quote } from "./quote";
import { Reflection, WrittenBy } from "./reflection";

type ResultDialogProps = {
	userId: number;
	result: JournalResult;
	onClose: () => void;
	/** Called with the result of another attempt. */
	onResult: (result: JournalResult) => void;
	onOpenRelated: (id: string) => void;
};

/** Shows the coach's insight for a saved entry or, if there is none, the assurance that the entry is safe. */
export function ResultDialog({ userId, result, onClose, onResult, onOpenRelated }: ResultDialogProps) {
	const isReady = result.insightStatus === "ready";
	const openRelated = (id: string) => {
		onClose();
		onOpenRelated(id);
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent className="max-w-2xl" {...(result.safety && { "aria-describedby": undefined })}>
				<DialogHeader title={isReady ? (result.title ?? "Your entry") : "Your entry is safe"} />
				<DialogBody className="space-y-6">
					{!result.safety && <Saved />}
					{result.safety && <SafetyNotice notice={result.safety} takesFocus />}
					{/* Above what was given back: below it, nobody would look for it. */}
					{result.entry && isForCoach(result.safety) && <EntryFeeling entryId={result.entry.id} level={3} isNew />}
					{isReady ? (
						<div className="space-y-6">
							<Reflection
								level={3}
								keyInsights={result.keyInsights}
								quote={result.quote}
								relatedTo={result.entry?.relatedTo ?? null}
								onOpenRelated={openRelated}
							>
								{result.entry && (
									<Quote
										userId={userId}
										entry={{ ...result.entry, quote: result.quote }}
										onChosen={(entry) => onResult({ ...result, entry, quote: entry.quote })}
									/>
								)}
							</Reflection>
							<p className="max-w-measure font-serif text-lg">{result.message}</p>
							<WrittenBy by={result.entry?.insightBy ?? null} />
						</div>
					) : (
						<Unavailable userId={userId} result={result} onResult={onResult} />
					)}
				</DialogBody>
				<DialogFooter>
					<DialogClose asChild>
						<Button>{isReady ? "Close" : "Leave it for now"}</Button>
					</DialogClose>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

function Saved() {
	return (
		<DialogDescription className="flex items-center gap-2 text-sm font-medium text-accent">
			Saved
			<span className="relative">
				<Check aria-hidden="true" className="size-4" />
				<Burst />
			</span>
		</DialogDescription>
	);
}

function Unavailable({ userId, result, onResult }: Pick<ResultDialogProps, "userId" | "result" | "onResult">) {
	const again = useReflectAgain(userId);
	const id = result.entry?.id;
	return (
		<div className="space-y-4">
			<p className="max-w-measure">
				{isForCoach(result.safety)
					? "Every word is saved. The coach could not read it just now, so there are no insights yet. You can ask again here, or any time from your history."
					: `Every word is saved. ${COACH_NAME} has not read it, and can whenever you like, here or from your history.`}
			</p>
			{id && (
				<Button
					variant="soft"
					pending={again.isPending}
					onClick={() => again.mutate(id, { onSuccess: (answer) => onResult({ ...answer, safety: result.safety }) })}
				>
					{isForCoach(result.safety) ? "Try again" : `Let ${COACH_NAME} read it`}
				</Button>
			)}
			<p role="status" className="text-sm text-alert">
				{again.isError && !again.isPending && "Still no answer. Your entry stays where it is."}
			</p>
		</div>
	);
}
