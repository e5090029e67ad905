"use client";

import { useSyncExternalStore } from "react";

const noChanges = () => () => {};
// English whatever the browser speaks, like the rest of the app.
const options = { month: "long", day: "numeric", year: "numeric" } as const;

/** "November 21, 2026": the day of an instant where the person is; where the server does not know that, in UTC. */
export function LocalDay({ iso }: { iso: string }) {
	const day = useSyncExternalStore(
		noChanges,
		() => new Date(iso).toLocaleDateString("en-US", options),
		() => new Date(iso).toLocaleDateString("en-US", { ...options, timeZone: "UTC" }),
	);
	return <time dateTime={iso}>{day}</time>;
}
