"use client";

import { useMemo, useSyncExternalStore } from "react";
import { type Day, localDay } from "@/lib/domain/progress/days";

/** What the server knows about the person's clock, for the first render. */
export interface ServerClock {
	/** ISO 8601. */
	now: string;
	/** In minutes, like JavaScript's `getTimezoneOffset`. */
	offset: number;
}

/** Formats times of messages in the person's time zone. Instants are ISO 8601. */
export interface Clock {
	today: Day;
	dayOf: (instant: string) => Day;
	/** "2:05 PM"; empty until the device's time zone is known. */
	timeOf: (instant: string) => string;
}

const noChanges = () => () => {};
const ON_SERVER = "";
const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

const deviceDay = (instant: Date): Day => localDay(instant, instant.getTimezoneOffset());

/** Returns the device's clock or, before hydration, the server's idea of it. */
export function useClock({ now, offset }: ServerClock): Clock {
	const today = useSyncExternalStore(
		noChanges,
		() => deviceDay(new Date()),
		() => ON_SERVER,
	);
	return useMemo(
		() =>
			today === ON_SERVER
				? {
						today: localDay(new Date(now), offset),
						dayOf: (instant) => localDay(new Date(instant), offset),
						timeOf: () => "",
					}
				: {
						today,
						dayOf: (instant) => deviceDay(new Date(instant)),
						timeOf: (instant) => format.format(new Date(instant)),
					},
		[today, now, offset],
	);
}
