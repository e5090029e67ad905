"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Today } from "@/lib/domain/timeline/moments";

const noChanges = () => () => {};
const monthOfClock = () => {
	const now = new Date();
	return now.getFullYear() * 12 + now.getMonth();
};

/**
 * Returns the person's current month.
 * @param onServer The server's current month, used in the first render.
 */
export function useToday(onServer: Today): Today {
	const month = useSyncExternalStore(noChanges, monthOfClock, () => onServer.year * 12 + onServer.month - 1);
	return useMemo(() => ({ year: Math.floor(month / 12), month: (month % 12) + 1 }), [month]);
}
