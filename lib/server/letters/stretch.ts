import "server-only";
import type { Period } from "@/lib/domain/letters/periods";
import { addDays } from "@/lib/domain/progress/days";

/** A person's period of days, also as instants. */
export interface Stretch {
	userId: number;
	/** In minutes, as JavaScript's getTimezoneOffset returns it. */
	offset: number;
	period: Period;
	since: Date;
	/** The first instant after the period. */
	until: Date;
}

export function stretchOf(
	{ id, timezoneOffset: offset }: { id: number; timezoneOffset: number },
	period: Period,
): Stretch {
	const beginOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + offset * 60_000);
	return { userId: id, offset, period, since: beginOf(period.from), until: beginOf(addDays(period.to, 1)) };
}
