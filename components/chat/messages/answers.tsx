"use client";

import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ClientMessage } from "@/lib/domain/chat/schema";

type AnswersProps = {
	reply: ClientMessage;
	isBusy: boolean;
	/** Asks for another answer; only given for the newest reply. */
	onAnswerAgain?: (reply: ClientMessage) => void;
	onChoose: (choice: { replyId: number; answerId: number }) => void;
};

/** The controls below a reply: its other answers, and the button for another one. */
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
					<Turn name="Previous answer" Icon={ChevronLeft} isOff={at <= 0} onTurn={() => go(at - 1)} />
					<span aria-live="polite" className="tabular-nums">
						{at + 1} of {answers.length}
					</span>
					<Turn name="Next answer" Icon={ChevronRight} isOff={at >= answers.length - 1} onTurn={() => go(at + 1)} />
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

type TurnProps = { name: string; Icon: typeof ChevronLeft; isOff: boolean; onTurn: () => void };

/** Shows the previous or next answer. Not `disabled` at the last one, which would lose the focus. */
function Turn({ name, Icon, isOff, onTurn }: TurnProps) {
	return (
		<Button
			variant="ghost"
			size="icon"
			aria-disabled={isOff || undefined}
			onClick={onTurn}
			className="aria-disabled:opacity-60"
		>
			<Icon aria-hidden="true" className="size-4" />
			<span className="sr-only">{name}</span>
		</Button>
	);
}
