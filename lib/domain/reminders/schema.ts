import { z } from "zod";

/** Whether a text is the name of a known time zone. */
function isZone(zone: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return true;
	} catch {
		return false;
	}
}

const ALL_DAYS = 0b111_1111;
const MINUTES_OF_DAY = 24 * 60;

/** Fields of a reminder, as they are stored and exported. */
export const storedReminder = {
	/** Weekdays as bits; Monday is the lowest. */
	days: z
		.number("Choose at least one day.")
		.int("Choose at least one day.")
		.min(1, "Choose at least one day.")
		.max(ALL_DAYS),
	/** Minute of the day, in local time of the zone. */
	minute: z
		.number("Choose a time.")
		.int("Choose a time.")
		.min(0, "Choose a time.")
		.max(MINUTES_OF_DAY - 1, "Choose a time."),
	zone: z.string("Say in which time zone.").max(64).refine(isZone, "That time zone is not known here."),
	/** Whether the notification uses the name that reveals nothing. */
	isNeutral: z.boolean("Say whether the name is to reveal nothing: true or false."),
};

/** Returns the schema of a value with this many bytes, in base64url. */
const bytes = (count: number) =>
	z
		.string("That is no key of a browser.")
		.regex(/^[A-Za-z0-9_-]+={0,2}$/, "That is no key of a browser.")
		.refine((text) => Math.floor((text.replace(/=+$/, "").length * 3) / 4) === count, "That is no key of a browser.");

/** The data of the browser's `PushSubscription`. */
const browserSchema = z.strictObject({
	endpoint: z.url("That is no address of a push service.").max(1_000, "That is no address of a push service."),
	keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});

/** Body of PUT /api/reminders: when to remind, and the push subscription of this browser. */
export const reminderSchema = z.strictObject({ ...storedReminder, browser: browserSchema });
export type NewReminder = z.infer<typeof reminderSchema>;
