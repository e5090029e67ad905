"use client";

import { useSyncExternalStore } from "react";

const noChanges = () => () => {};
// English whatever the browser's language, like the rest of the app.
const options = { month: "long", day: "numeric", year: "numeric" } as const;
// Made once: making one takes longer than all else that a list item does.
const local = new Intl.DateTimeFormat("en-US", options);
const utc = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

/** "November 21, 2026": the day of an instant in the person's time zone; in UTC while the server does not know it. */
export function LocalDay({ iso }: { iso: string }) {
	const day = useSyncExternalStore(
		noChanges,
		() => local.format(new Date(iso)),
		() => utc.format(new Date(iso)),
	);
	return <time dateTime={iso}>{day}</time>;
}
