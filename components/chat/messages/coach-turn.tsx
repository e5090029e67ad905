"use client";

import { useEffect, useState } from "react";
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
};

/** What the coach is doing: reading, thinking, or writing the reply. */
export function CoachTurn({ phase, text, shown }: CoachTurnProps) {
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
					{isLong && (
						<p className="mt-1 text-sm text-ink-soft">
							This takes a while, and {COACH_NAME} is still at it. You can wait, or stop it.
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
