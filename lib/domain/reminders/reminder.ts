// Separate from the schema, so that the screen does not load Zod for it.

export const remindersPath = "/api/reminders";

/** When a person wants to be reminded. */
export interface ReminderTimes {
	/** Weekdays as bits; Monday is the lowest. */
	days: number;
	/** Minute of the day, in local time of the zone. */
	minute: number;
	/** The IANA name of a time zone. */
	zone: string;
}

/** Response of GET /api/reminders. */
export interface ClientReminder {
	/** Null if the person has no reminder. */
	reminder: (ReminderTimes & { isNeutral: boolean }) | null;
	/** Names of the browsers that show the reminder. */
	browsers: string[];
	/** Public VAPID key of this server, by which a browser recognizes the sender. */
	key: string;
}
