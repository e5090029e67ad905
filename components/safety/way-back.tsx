"use client";

import type { MouseEvent } from "react";

/** Goes back to the screen of the app that led here, which is then as it was left; otherwise the link does its work. */
function goBack(event: MouseEvent): void {
	const { referrer } = document;
	const from = referrer === "" ? null : new URL(referrer);
	if (from?.origin !== window.location.origin || from.pathname === window.location.pathname) return;
	if (window.history.length < 2) return;
	event.preventDefault();
	window.history.back();
}

/** The way back from the help page. Without scripts it is a plain link to the dashboard. */
export function WayBack() {
	return (
		<a
			href="/"
			onClick={goBack}
			className="inline-flex min-h-11 items-center px-1 text-accent underline underline-offset-4"
		>
			Back
		</a>
	);
}
