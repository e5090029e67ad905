/** The days of a week as calendars write them, from Monday, each with its name. */
export const weekdays = [
	{ id: "MO", name: "Monday" },
	{ id: "TU", name: "Tuesday" },
	{ id: "WE", name: "Wednesday" },
	{ id: "TH", name: "Thursday" },
	{ id: "FR", name: "Friday" },
	{ id: "SA", name: "Saturday" },
	{ id: "SU", name: "Sunday" },
] as const;
export type Weekday = (typeof weekdays)[number]["id"];

interface Reminder {
	/** At least one. */
	days: readonly Weekday[];
	/** "21:30", on the clock of wherever the person is. */
	time: string;
	/** What the calendar shows. Plain letters, without anything private. */
	title: string;
	/** The first moment that may be reminded of. */
	from: Date;
	/** Tells this reminder from others. */
	uid: string;
}

const two = (number: number) => String(number).padStart(2, "0");
const dayOf = (date: Date) => `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;

/** The first day from `from` on that is one of the days, and not over yet at that time. */
function firstDay({ days, time, from }: Reminder): Date {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const indices = days.map((day) => weekdays.findIndex(({ id }) => id === day));
	for (let ahead = 0; ahead <= 7; ahead++) {
		const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + ahead, hours, minutes);
		const monday0 = (day.getDay() + 6) % 7;
		if (day >= from && indices.includes(monday0)) return day;
	}
	throw new Error("A reminder needs a day");
}

/**
 * A reminder every week, as a file that any calendar opens (RFC 5545). Its times have no zone, so they hold wherever the
 * person is.
 * @throws Error if there is no day.
 */
export function calendarFile(reminder: Reminder): string {
	const { days, time, title, from, uid } = reminder;
	const at = `${time.replace(":", "")}00`;
	const sorted = weekdays.filter(({ id }) => days.includes(id)).map(({ id }) => id);
	const stamp = from.toISOString().replace(/[-:]|\.\d+/g, "");
	return `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Notes//Reminder//EN
BEGIN:VEVENT
UID:${uid}
DTSTAMP:${stamp}
DTSTART:${dayOf(firstDay(reminder))}T${at}
DURATION:PT15M
RRULE:FREQ=WEEKLY;BYDAY=${sorted.join(",")}
SUMMARY:${title}
TRANSP:TRANSPARENT
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:${title}
TRIGGER:PT0S
END:VALARM
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");
}
