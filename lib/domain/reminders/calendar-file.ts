/** The days of the week with their iCalendar ids, beginning with Monday. */
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
	/** At least one day. */
	days: readonly Weekday[];
	/** Local time wherever the person is, such as "21:30". */
	time: string;
	/** What the calendar shows. Plain letters, nothing private. */
	title: string;
	/** The earliest moment for a reminder. */
	from: Date;
	/** Unique id of this reminder. */
	uid: string;
}

const two = (number: number) => String(number).padStart(2, "0");
const dayOf = (date: Date) => `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;

/** Returns the first of the chosen days, from `from` on, whose time has not passed yet. */
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
 * Returns a weekly reminder as an iCalendar file (RFC 5545). Its times have no time zone, so they apply wherever the
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
