"use client";

import { useEffect, useMemo, useRef } from "react";
import { ScriptText } from "@/components/scripts/script-text";
import type { ListeningState } from "@/lib/domain/voice/listening";
import { readingOf, sentenceAt } from "@/lib/domain/voice/reading";

type NarratedTextProps = {
	children: string;
	/** The playback position; null while nothing is read. */
	place: Pick<ListeningState, "position" | "duration"> | null;
};

/** A text that is read aloud: the current sentence is marked, and kept in view for a person who reads along. */
export function NarratedText({ children, place }: NarratedTextProps) {
	const reading = useMemo(() => readingOf(children), [children]);
	const now = place && sentenceAt(reading, place.position, place.duration);
	const text = useRef<HTMLDivElement>(null);
	const start = now?.start;
	const follows = useRef(true);

	// If the person has scrolled elsewhere, the view stays there; if the last sentence is still in view, the view follows
	// to the next.
	useEffect(() => {
		const look = () => {
			const sentence = text.current?.querySelector("[data-read]");
			if (sentence) follows.current = isInSight(sentence);
		};
		window.addEventListener("scroll", look, { passive: true });
		return () => window.removeEventListener("scroll", look);
	}, []);
	useEffect(() => {
		const sentence = start === undefined ? null : text.current?.querySelector("[data-read]");
		if (!sentence || !follows.current || isInSight(sentence)) return;
		const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
		sentence.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
	}, [start]);

	return (
		<div ref={text}>
			<ScriptText className="mt-4" read={now}>
				{children}
			</ScriptText>
		</div>
	);
}

/** Room for the player above, and for a phone's bar below, in pixels. */
const ABOVE = 120;
const BELOW = 72;

function isInSight(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return top > ABOVE && bottom < window.innerHeight - BELOW;
}
