"use client";

import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ClientMessage } from "@/lib/domain/chat/schema";

type AnswersProps = {
	reply: ClientMessage;
	isBusy: boolean;
	/** Asks for another answer; only below the newest reply. */
	onAnswerAgain?: (reply: ClientMessage) => void;
	onChoose: (choice: { replyId: number; answerId: number }) => void;
};

/** Below a reply: its other answers, and the button for another one. */
export function Answers({ reply, isBusy, onAnswerAgain, onChoose }: AnswersProps) {
	const { id: replyId, answers = [], answerId } = reply;
	const at = answers.findIndex(({ id }) => id === answerId);
	const go = (to: number) => {
		const answer = answers[to];
		if (answer) onChoose({ replyId, answerId: answer.id });
	};
	return (
		<div className="print:hidden mt-1 -ml-2 flex flex-wrap items-center gap-1 text-sm text-ink-soft">
			{answers.length > 1 && (
				<fieldset className="flex items-center">
					<legend className="sr-only">Answers to this message</legend>
					<Button variant="ghost" size="icon" disabled={at <= 0} onClick={() => go(at - 1)}>
						<ChevronLeft aria-hidden="true" className="size-4" />
						<span className="sr-only">The answer before</span>
					</Button>
					<span aria-live="polite" className="tabular-nums">
						{at + 1} of {answers.length}
					</span>
					<Button variant="ghost" size="icon" disabled={at >= answers.length - 1} onClick={() => go(at + 1)}>
						<ChevronRight aria-hidden="true" className="size-4" />
						<span className="sr-only">The answer after</span>
					</Button>
				</fieldset>
			)}
			{onAnswerAgain && (
				<Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onAnswerAgain(reply)}>
					<RotateCcw aria-hidden="true" className="size-4" />
					Another answer
				</Button>
			)}
		</div>
	);
}
