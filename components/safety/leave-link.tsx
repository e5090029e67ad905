"use client";

import { useEffect } from "react";
import { cn } from "@/components/ui/cn";

/** A harmless page that reveals nothing about anybody. */
const NEUTRAL = "https://www.bbc.com/weather";
const TWICE_MS = 1200;

/** Goes there without leaving this page to the Back button. */
const leave = () => window.location.replace(NEUTRAL);

/**
 * 'Leave this page': a plain link that, with scripts, also removes this page from the history. So does pressing Escape
 * twice.
 */
export function LeaveLink({ className }: { className?: string }) {
	useEffect(() => {
		let last = Number.NEGATIVE_INFINITY;
		const hear = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.repeat) return;
			if (event.timeStamp - last < TWICE_MS) leave();
			last = event.timeStamp;
		};
		document.addEventListener("keydown", hear);
		return () => document.removeEventListener("keydown", hear);
	}, []);
	return (
		<a
			href={NEUTRAL}
			rel="noreferrer"
			onClick={(event) => {
				event.preventDefault();
				leave();
			}}
			className={cn(
				"inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover",
				className,
			)}
		>
			Leave this page
		</a>
	);
}
