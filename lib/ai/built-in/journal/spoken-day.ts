import type { Day } from "@/lib/domain/progress/days";

/** Formats a day: "March 3", with the year if it is not the current one. */
export function spokenDay(day: Day, today: Day): string {
	const isThisYear = day.slice(0, 4) === today.slice(0, 4);
	return new Date(`${day}T00:00:00Z`).toLocaleDateString("en", {
		month: "long",
		day: "numeric",
		...(!isThisYear && { year: "numeric" }),
		timeZone: "UTC",
	});
}
