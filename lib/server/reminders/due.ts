import "server-only";
import { toDateColumn } from "@/lib/domain/progress/days";
import { dayInZone, nextReminder } from "@/lib/domain/reminders/next";
import { noticeFor } from "@/lib/domain/reminders/texts";
import { db, openedWhereSound } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { describeError, logger } from "@/lib/server/core/logger";
import { Prisma, type PushBrowser, type Reminder } from "@/prisma/client/client";
import { pushKeys } from "./key";
import { sendNotice } from "./send";

/** How many reminders are read at a time. */
const MOST = 20;
/**
 * A reminder that is later than this, in milliseconds, is not sent: the app was not running, or its host was asleep.
 */
const LATE_MS = 30 * 60_000;
/** A browser that has not been seen for this long, in milliseconds, is deleted. */
const FORGOTTEN_MS = 365 * 24 * 60 * 60_000;

type Due = Pick<Reminder, "id" | "userId" | "days" | "minute" | "zone" | "isNeutral" | "nextAt">;

/**
 * Sends the reminders that are due. If several processes try, the one that sets a reminder's next time sends it.
 * @returns how many were sent.
 */
export async function sendDue(now: Date): Promise<number> {
	let sent = 0;
	for (;;) {
		const rows = await readRows<Due>(Prisma.sql`
			SELECT id, user_id AS "userId", days, minute, zone, is_neutral AS "isNeutral", next_at AS "nextAt"
			FROM reminders WHERE next_at <= ${now} ORDER BY next_at LIMIT ${MOST}`);
		const opened = openedWhereSound("Reminder", rows);
		const counts = await Promise.all(rows.map((row, i) => sendOne(row, opened[i] ?? null, now)));
		sent += counts.reduce((sum, count) => sum + count, 0);
		if (rows.length < MOST) return sent;
	}
}

/**
 * Sends one reminder.
 * @param row The decrypted row; null if it cannot be decrypted.
 * @returns how many browsers it was sent to.
 */
async function sendOne({ id, userId, nextAt }: Due, row: Due | null, now: Date): Promise<number> {
	// A reminder whose time zone cannot be decrypted is kept, and tried again in a day.
	const next = row ? nextReminder(row, now) : new Date(now.getTime() + 24 * 60 * 60_000);
	const moved = await db().reminder.updateMany({ where: { id, userId, nextAt }, data: { nextAt: next } });
	if (moved.count === 0 || !row || now.getTime() - nextAt.getTime() > LATE_MS) return 0;
	return (await hasWritten(row, now)) ? 0 : sendTo(row, now);
}

/** Whether the person has written a page that day, so that no reminder is needed. */
const hasWritten = async ({ userId, zone }: Due, now: Date): Promise<boolean> =>
	(await db().journalEntry.count({ where: { userId, localDate: toDateColumn(dayInZone(now, zone)) } })) > 0;

async function sendTo({ userId, isNeutral }: Due, now: Date): Promise<number> {
	await db().pushBrowser.deleteMany({ where: { userId, seenAt: { lt: new Date(now.getTime() - FORGOTTEN_MS) } } });
	const browsers = await db().pushBrowser.findMany({ where: { userId } });
	if (browsers.length === 0) return 0;
	const keys = await pushKeys();
	const outcomes = await Promise.all(browsers.map((browser) => sendToOne(browser, isNeutral, keys)));
	return outcomes.filter((outcome) => outcome === "sent").length;
}

async function sendToOne(browser: PushBrowser, isNeutral: boolean, keys: Awaited<ReturnType<typeof pushKeys>>) {
	const { id, userId } = browser;
	try {
		const outcome = await sendNotice(browser, noticeFor(isNeutral), keys);
		if (outcome === "gone") await db().pushBrowser.deleteMany({ where: { id, userId } });
		if (outcome === "failed") logger().warn("a push service did not take a reminder");
		return outcome;
	} catch (error) {
		logger().warn({ error: describeError(error) }, "a push service could not be reached");
		return "failed";
	}
}
