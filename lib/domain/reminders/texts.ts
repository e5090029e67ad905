import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_TITLE } from "@/lib/domain/discretion/neutral";

/** Text of a reminder in a notification or a calendar. It reveals nothing to other people who see it. */
export const REMINDER = "A page is waiting";

/** A push notification's content. It contains nothing personal. */
export interface Notice {
	title: string;
	body: string;
	icon: string;
}

export const noticeFor = (isNeutral: boolean): Notice => ({
	title: isNeutral ? NEUTRAL_TITLE : APP_NAME,
	body: REMINDER,
	icon: isNeutral ? "/neutral-192.png" : "/icon-192.png",
});

export const reminderTexts = {
	withPush: `A notification in this browser, or your own calendar, can remind you to write. It says “${REMINDER}” and nothing else. On a day when you have already written, no notification comes. It goes through your browser maker’s push service, which cannot read it.`,
	calendarOnly: `Your own calendar can remind you to write. It says “${REMINDER}” and nothing else. The file is made in this browser, and nothing is sent. To stop it, delete it in your calendar. If you install the app on this device, it can also show a notification.`,
	remindHere: "Remind me in this browser",
	save: "Save and remind me here",
	end: "Stop reminding me",
	aBrowser: "a browser",
	isOn: "You will be reminded",
	notOn: "You will not be reminded",
	isOff: "Reminders are off",
	notOff: "The reminders could not be turned off",
} as const;
