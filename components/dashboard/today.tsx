"use client";

import { format } from "date-fns/format";
import { useSyncExternalStore } from "react";

const noChanges = () => () => {};

/** Today's date where the person is. The server does not know where that is, so the line stays empty until then. */
export function Today() {
	const today = useSyncExternalStore(
		noChanges,
		() => format(new Date(), "EEEE, MMMM d"),
		() => "",
	);
	return <p className="min-h-[1lh] text-sm text-ink-soft">{today}</p>;
}
