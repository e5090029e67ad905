"use client";

import { useSyncExternalStore } from "react";

// English whatever the browser speaks, like the rest of the app.
const format = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
const noChanges = () => () => {};

/** Today's date where the person is. The server does not know where that is, so the line stays empty until then. */
export function Today() {
	const today = useSyncExternalStore(
		noChanges,
		() => format.format(new Date()),
		() => "",
	);
	return <p className="min-h-[1lh] text-sm text-ink-soft">{today}</p>;
}
