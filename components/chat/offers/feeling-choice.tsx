"use client";

import { useState } from "react";
import { quarterClass } from "@/components/feelings/quarter-class";
import { feelings, type Quarter, quarters } from "@/lib/domain/feelings/feelings";
import { Chips } from "./chips";
import { chipClass } from "./row";
import type { Say } from "./say";

type FeelingChoiceProps = { isBusy: boolean; onSay: Say };

/** A feeling in two taps: how it moves, then what it is called. */
export function FeelingChoice({ isBusy, onSay }: FeelingChoiceProps) {
	const [quarter, setQuarter] = useState<Quarter | null>(null);
	const rest = [
		{ words: "Something else", tap: { do: "feeling", feeling: "something-else" } as const },
		{ words: "Rather not say", tap: { do: "feeling", feeling: "rather-not" } as const },
	];
	return (
		<div className="grid gap-3">
			<ul aria-label="How is it for you?" className="grid max-w-md grid-cols-2 gap-2">
				{quarters.map(({ id, label }) => (
					<li key={id}>
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
			<Chips
				label={quarter ? "Which of these?" : "Or"}
				isBusy={isBusy}
				onSay={onSay}
				items={[
					...feelings
						.filter((feeling) => feeling.quarter === quarter)
						.map(({ id, label }) => ({ words: label, tap: { do: "feeling", feeling: id } as const })),
					...rest,
				]}
			/>
		</div>
	);
}
