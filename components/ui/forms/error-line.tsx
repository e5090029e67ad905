"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

type ErrorLineProps = {
	id: string;
	/** How often the answer was refused: the same error is announced each time. */
	times?: number;
	children: string | null;
};

/** The line below an answer that shows its error. Its space is reserved, so that nothing moves when it appears. */
export function ErrorLine({ id, times = 1, children }: ErrorLineProps) {
	const line = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// Below a long list of answers it would appear behind the buttons.
		if (children) line.current?.scrollIntoView({ block: "nearest" });
	}, [children]);
	return (
		<div ref={line} role="alert" className="mt-1 min-h-8 scroll-mb-4 text-sm text-alert">
			{children && (
				<p key={times} id={id} className="flex items-start gap-1.5">
					<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
					{children}
				</p>
			)}
		</div>
	);
}
