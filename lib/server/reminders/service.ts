import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { nextReminder } from "@/lib/domain/reminders/next";
import type { ClientReminder } from "@/lib/domain/reminders/reminder";
import type { NewReminder } from "@/lib/domain/reminders/schema";
import { db, openedWhereSound } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { readRows } from "@/lib/server/core/database/read-rows";
import { env } from "@/lib/server/core/env";
import { Prisma } from "@/prisma/client/client";
import { checkedEndpoint } from "./address";
import { pushKeys } from "./key";

/** Maximum number of browsers per person that get reminders. */
const MOST_BROWSERS = 5;

interface Row {
	/** Id, days, minute, time zone (encrypted), and whether the notice must not reveal the app's name. */
	reminder: [string, number, number, string, boolean] | null;
	browsers: string[];
	key: string | null;
}

/** Reads when a person is reminded, and in which browsers. */
export async function readReminder(userId: number): Promise<ClientReminder> {
	const [row] = await readRows<Row>(Prisma.sql`
		SELECT (SELECT json_build_array(id, days, minute, zone, is_neutral) FROM reminders WHERE user_id = ${userId}) AS reminder,
		(SELECT coalesce(json_agg(browser ORDER BY created_at, id), '[]') FROM push_browsers WHERE user_id = ${userId}) AS browsers,
		(SELECT public_key FROM push_keys WHERE id = 1) AS key`);
	const [id = "", days = 0, minute = 0, zone = "", isNeutral = false] = row?.reminder ?? [];
	const found = row?.reminder ? openedWhereSound("Reminder", [{ id, zone }], { userId })[0] : null;
	return {
		reminder: found ? { days, minute, zone: found.zone, isNeutral } : null,
		browsers: row?.browsers ?? [],
		key: row?.key ?? (await pushKeys()).publicKey,
	};
}

const hashOf = (endpoint: string): string => {
	const key = Buffer.from(hkdfSync("sha256", env().SESSION_SECRET[0] ?? "", "", "innerscript push browsers", 32));
	return createHmac("sha256", key).update(endpoint).digest("base64url");
};

/**
 * Sets the times at which a person is reminded, in this browser and in those already registered.
 * @throws AppError for an invalid endpoint.
 */
export async function setReminder(
	userId: number,
	{ browser, ...times }: NewReminder,
	{ browserName, now }: { browserName: string; now: Date },
): Promise<ClientReminder> {
	const { href: endpoint } = checkedEndpoint(browser.endpoint);
	const hash = hashOf(endpoint);
	const { p256dh: publicKey, auth } = browser.keys;
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const reminder = { ...times, nextAt: nextReminder(times, now) };
		const known = await tx.reminder.findUnique({ where: { userId } });
		if (known) await tx.reminder.update({ where: { id: known.id, userId }, data: reminder });
		else await tx.reminder.create({ data: { userId, ...reminder } });
		await tx.pushBrowser.deleteMany({ where: { userId, hash } });
		await tx.pushBrowser.create({
			data: { userId, hash, endpoint, publicKey, auth, browser: browserName, seenAt: now },
		});
		const all = await tx.pushBrowser.findMany({ where: { userId }, orderBy: { seenAt: "desc" }, select: { id: true } });
		const over = all.slice(MOST_BROWSERS).map(({ id }) => id);
		if (over.length > 0) await tx.pushBrowser.deleteMany({ where: { userId, id: { in: over } } });
	});
	return readReminder(userId);
}

/** Ends all reminders, in every browser. */
export async function endReminders(userId: number): Promise<{ ended: true }> {
	await db().$transaction([
		db().reminder.deleteMany({ where: { userId } }),
		db().pushBrowser.deleteMany({ where: { userId } }),
	]);
	return { ended: true };
}
