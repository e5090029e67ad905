"use client";

import { useEffect, useState } from "react";
import type { Live } from "@/lib/browser/chat/deliver";
import { presentable } from "@/lib/domain/chat/typing";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { Phase } from "../use-turn";
import { CoachWords, Utterance } from "./message";

type CoachTurnProps = {
	phase: Phase;
	/** The reply so far. */
	text: string;
	/** How many of its characters are shown. */
	shown: number;
	/** What it waits for, where that is known. */
	waits?: Live["waits"];
};

/** What goes on while nothing can be read yet, in words. */
function whatGoesOn(waits: Live["waits"]): string | null {
	if (!waits) return null;
	if ("read" in waits) return `${COACH_NAME} is reading: ${Math.round(waits.read * 100)}%.`;
	if (waits.ahead === 0) return `${COACH_NAME} is reading.`;
	return waits.ahead === 1 ? "One other answer comes first." : `${waits.ahead} other answers come first.`;
}

/** What the coach is doing: reading, thinking, or writing the reply. */
export function CoachTurn({ phase, text, shown, waits }: CoachTurnProps) {
	const goesOn = whatGoesOn(waits);
	const isLong = useIsLong(phase === "reading" || phase === "thinking");
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
							{goesOn ?? `This takes a while, and ${COACH_NAME} is still at it.`}
							{isLong && " You can wait, or stop it."}
						</p>
					)}
				</>
			)}
		</Utterance>
	);
}

/** After how long somebody wonders whether anything is happening, in milliseconds. */
const LONG = 12_000;

function useIsLong(isWaiting: boolean): boolean {
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setTimeout(() => setLong(true), LONG);
		return () => {
			clearTimeout(timer);
			setLong(false);
		};
	}, [isWaiting]);
	return isLong;
}

/** Announces that the coach is writing, but not each step. */
export function SpokenPhase({ phase }: { phase: Phase }) {
	return (
		<p role="status" className="sr-only">
			{phase !== null && `${COACH_NAME} is writing`}
		</p>
	);
}
