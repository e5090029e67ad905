"use client";

import { useSyncExternalStore } from "react";

const noChanges = () => () => {};
// English whatever the browser's language, like the rest of the app.
const options = { month: "long", day: "numeric", year: "numeric" } as const;
// Created once: creating one takes longer than everything else in a list item.
const local = new Intl.DateTimeFormat("en-US", options);
const utc = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

/**
 * Formats the day of an instant in the person's time zone: "November 21, 2026". In UTC on the server, which does not
 * know it.
 */
export function LocalDay({ iso }: { iso: string }) {
	const day = useSyncExternalStore(
		noChanges,
		() => local.format(new Date(iso)),
		() => utc.format(new Date(iso)),
	);
	return (
		<time dateTime={iso} className="whitespace-nowrap">
			{day}
		</time>
	);
}
