"use client";

import { useState } from "react";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { Chips } from "./chips";
import { chipClass } from "./row";
import type { Say } from "./say";

/** How many stand there at first; the rest is one tap away. */
const AT_FIRST = 12;

type OccasionsProps = { occasions: OfferOf<"occasions">["occasions"]; isBusy: boolean; onSay: Say };

/** What the words are for. */
export function Occasions({ occasions, ...say }: OccasionsProps) {
	const [isWhole, setWhole] = useState(occasions.length <= AT_FIRST);
	const shown = isWhole ? occasions : occasions.slice(0, AT_FIRST);
	return (
		<div className="grid gap-2">
			<Chips
				{...say}
				label="What are the words for?"
				items={shown.map(({ id, label }) => ({ words: label, tap: { do: "occasion", id } as const }))}
			/>
			{!isWhole && (
				<button type="button" onClick={() => setWhole(true)} className={`${chipClass} justify-self-start text-accent`}>
					Something else
				</button>
			)}
		</div>
	);
}
