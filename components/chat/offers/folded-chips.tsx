"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Chips } from "./chips";
import { chipClass } from "./row";

/** How many answers are shown at first, and how many more each time: more are not read on a phone. */
const AT_ONCE = 6;

/** Answers to tap; if there are many, each tap on "More" shows the next of them. */
export function FoldedChips({ items, ...rest }: ComponentProps<typeof Chips>) {
	const [shown, setShown] = useState(items.length <= AT_ONCE ? AT_ONCE : AT_ONCE - 1);
	const box = useRef<HTMLDivElement>(null);
	const before = useRef(shown);
	// The pressed button moved on, so the focus goes to the first new answer.
	useEffect(() => {
		if (shown !== before.current) box.current?.querySelectorAll("button").item(before.current)?.focus();
		before.current = shown;
	}, [shown]);
	return (
		<div ref={box}>
			<Chips
				{...rest}
				items={items.slice(0, shown)}
				after={
					shown < items.length && (
						<button type="button" onClick={() => setShown(shown + AT_ONCE)} className={`${chipClass} text-accent`}>
							More
						</button>
					)
				}
			/>
		</div>
	);
}
