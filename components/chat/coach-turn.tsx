"use client";

import { COACH_NAME } from "@/lib/brand";
import type { ClientMessage } from "@/lib/chat/schema";
import { presentable } from "@/lib/chat/typing";
import type { Phase } from "@/lib/chat/use-turn";
import { CoachWords, Utterance } from "./message";

type CoachTurnProps = {
	phase: Phase;
	reply: ClientMessage | null;
	/** How many characters of the reply are there already. */
	shown: number;
};

/** What the coach is doing: reading, thinking, or writing the reply. */
export function CoachTurn({ phase, reply, shown }: CoachTurnProps) {
	if (phase === null) return null;
	return (
		<Utterance from="coach">
			{phase === "typing" && reply ? (
				<CoachWords>{presentable(reply.content.slice(0, shown))}</CoachWords>
			) : (
				<p className="animate-breathe font-serif italic text-ink-soft">
					{phase === "reading" ? "Reading…" : "Thinking…"}
				</p>
			)}
		</Utterance>
	);
}

/** Says that the coach is writing; its steps are not said. */
export function SpokenPhase({ phase }: { phase: Phase }) {
	return (
		<p role="status" className="sr-only">
			{phase !== null && `${COACH_NAME} is writing`}
		</p>
	);
}
