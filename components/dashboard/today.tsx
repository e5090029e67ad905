"use client";

import { useSyncExternalStore } from "react";

// English whatever the browser's language, like the rest of the app.
const format = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
const noChanges = () => () => {};

/** Shows today's date for the person. The server does not know their time zone, so it is empty until hydration. */
export function Today() {
	const today = useSyncExternalStore(
		noChanges,
		() => format.format(new Date()),
		() => "",
	);
	return <p className="min-h-[1lh] text-sm text-ink-soft">{today}</p>;
}
