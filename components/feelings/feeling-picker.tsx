"use client";

import { useEffect, useRef, useState } from "react";
import { chipClass } from "@/components/chat/offers/row";
import { type FeelingId, feelings, type Quarter, quarters } from "@/lib/domain/feelings/feelings";
import { quarterClass } from "./quarter-class";

/** A feeling, "none of these", or "rather not say". */
export type Chosen = FeelingId | "something-else" | "rather-not";

type FeelingPickerProps = { isBusy: boolean; onChoose: (chosen: Chosen, words: string) => void };

const neither: readonly { id: Chosen; label: string }[] = [
	{ id: "something-else", label: "Something else" },
	{ id: "rather-not", label: "Rather not say" },
];

/** Lets the person choose a feeling in two taps: the quarter, then the name. */
export function FeelingPicker({ isBusy, onChoose }: FeelingPickerProps) {
	const [quarter, setQuarter] = useState<Quarter | null>(null);
	const list = useRef<HTMLUListElement>(null);
	// In a dialog on a phone, the words come below its edge.
	useEffect(() => {
		if (quarter) list.current?.scrollIntoView({ block: "nearest" });
	}, [quarter]);
	const words = [...feelings.filter((feeling) => feeling.quarter === quarter), ...neither];
	return (
		<div className="grid gap-3">
			<ul aria-label="How is it for you?" className="grid max-w-md grid-cols-1 gap-2 xs:grid-cols-2">
				{quarters.map(({ id, label }) => (
					<li key={id} className="grid">
						<button
							type="button"
							aria-pressed={quarter === id}
							onClick={() => setQuarter(quarter === id ? null : id)}
							className={`${chipClass} w-full gap-2.5 rounded-xl aria-pressed:bg-sunken aria-pressed:inset-ring-accent`}
						>
							<span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${quarterClass[id]}`} />
							{label}
						</button>
					</li>
				))}
			</ul>
			<ul ref={list} aria-label={quarter ? "Which of these?" : "Or"} className="flex scroll-mb-24 flex-wrap gap-2">
				{words.map(({ id, label }) => (
					<li key={id}>
						<button type="button" disabled={isBusy} onClick={() => onChoose(id, label)} className={chipClass}>
							{label}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
