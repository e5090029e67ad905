"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Chips } from "./chips";
import { chipClass } from "./row";

/** How many answers are shown at first: more are not read on a phone. */
const AT_FIRST = 6;

/** Answers to tap; if there are many, one tap shows the rest. */
export function FoldedChips({ items, ...rest }: ComponentProps<typeof Chips>) {
	const [isWhole, setWhole] = useState(items.length <= AT_FIRST);
	const box = useRef<HTMLDivElement>(null);
	const wasFolded = useRef(!isWhole);
	// The pressed button is gone, so the focus moves to the first new answer.
	useEffect(() => {
		if (isWhole && wasFolded.current)
			box.current
				?.querySelectorAll("button")
				.item(AT_FIRST - 1)
				?.focus();
	}, [isWhole]);
	return (
		<div ref={box}>
			<Chips
				{...rest}
				items={isWhole ? items : items.slice(0, AT_FIRST - 1)}
				after={
					!isWhole && (
						<button type="button" onClick={() => setWhole(true)} className={`${chipClass} text-accent`}>
							More
						</button>
					)
				}
			/>
		</div>
	);
}
