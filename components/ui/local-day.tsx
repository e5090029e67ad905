"use client";

import { useSyncExternalStore } from "react";

const noChanges = () => () => {};
// English whatever the browser's language, like the rest of the app.
const options = { month: "long", day: "numeric", year: "numeric" } as const;

/** "November 21, 2026": the day of an instant in the person's time zone; in UTC while the server does not know it. */
export function LocalDay({ iso }: { iso: string }) {
	const day = useSyncExternalStore(
		noChanges,
		() => new Date(iso).toLocaleDateString("en-US", options),
		() => new Date(iso).toLocaleDateString("en-US", { ...options, timeZone: "UTC" }),
	);
	return <time dateTime={iso}>{day}</time>;
}
