"use client";

import type { Live } from "@/lib/browser/chat/outgoing";
import { useHasLasted } from "@/lib/browser/core/use-has-lasted";
import { presentable } from "@/lib/domain/chat/typing";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { waitingInWords } from "@/lib/domain/waiting/waiting";
import type { Phase } from "../use-turn";
import { CoachWords, Utterance } from "./message";

type CoachTurnProps = {
	phase: Phase;
	/** The reply so far. */
	text: string;
	/** How many of its characters are shown. */
	shown: number;
	/** What the reply is waiting for, if known. */
	waits?: Live["waits"];
};

/** After how many milliseconds the person is told that it takes longer. */
const LONG_MS = 12_000;

/** Shows what the coach is doing: reading, thinking, or writing the reply. */
export function CoachTurn({ phase, text, shown, waits }: CoachTurnProps) {
	const goesOn = waitingInWords(waits);
	const isLong = useHasLasted(phase === "reading" || phase === "thinking", LONG_MS);
	if (phase === null) return null;
	return (
		<Utterance from="coach">
			{phase === "typing" ? (
				<CoachWords>{presentable(text.slice(0, shown))}</CoachWords>
			) : (
				<>
					<p className="animate-breathe font-serif italic text-ink-soft">
						{phase === "reading" ? "Reading…" : "Thinking…"}
					</p>
					{(goesOn || isLong) && (
						<p className="mt-1 text-sm text-ink-soft">
							{goesOn ?? `This is taking a while, and ${COACH_NAME} is still working on it.`}
							{isLong && " You can wait, or stop it."}
						</p>
					)}
				</>
			)}
		</Utterance>
	);
}

/** Announces that the coach is writing, but not each step, and not without a network. */
export function SpokenPhase({ phase }: { phase: Phase }) {
	return (
		<p role="status" className="sr-only">
			{phase !== null && navigator.onLine && `${COACH_NAME} is writing`}
		</p>
	);
}
