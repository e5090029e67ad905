import "server-only";
import { beginningOf } from "@/lib/domain/look-back/beginning";
import type { OnThisDay, PageThen, WholePage } from "@/lib/domain/look-back/shown";
import { daysThen } from "@/lib/domain/look-back/then";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { type Day, fromDateColumn, localDay } from "@/lib/domain/progress/days";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { photosIn, photosOfEntry } from "@/lib/server/photos/service";
import { Prisma } from "@/prisma/client/client";
import { showsDanger } from "./danger";
import { lineOf } from "./line";

interface Person {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

interface EntryRow {
	id: string;
	title: string | null;
	content: string;
	localDate: Date;
	isKeptAway: boolean;
	photos: ClientPhoto[] | null;
}

/** Maximum number of pages, and of messages, read per day. */
const MOST_OF_DAY = 12;

/**
 * Reads the pages of this day a week, a month and each year ago, most recent first. Leaves out days on which the person
 * was in danger, and pages that are to be kept away.
 */
export async function pagesOfThen({ id: userId, timezoneOffset }: Person, now: Date): Promise<WholePage[]> {
	const then = daysThen(localDay(now, timezoneOffset));
	const days = then.map(({ day }) => day);
	const rows = await readRows<EntryRow>(Prisma.sql`
		SELECT id, title, content, local_date AS "localDate", is_kept_away AS "isKeptAway",
			${photosOfEntry} AS photos FROM (
			SELECT *, row_number() OVER (PARTITION BY local_date ORDER BY created_at, id) AS place FROM journal_entries
			WHERE user_id = ${userId} AND local_date = ANY(${days}::date[])
		) e WHERE place <= ${MOST_OF_DAY} ORDER BY created_at, id`);
	if (rows.length === 0) return [];
	const entries = (await openedInTurn("JournalEntry", rows, { userId })).filter((row) => row !== null);
	const said = await saidOn(userId, timezoneOffset, [...new Set(rows.map((row) => fromDateColumn(row.localDate)))]);
	const pages: WholePage[] = [];
	for (const { day, ago } of then) {
		const ofDay = entries.filter(({ localDate }) => fromDateColumn(localDate) === day);
		const shown = ofDay.filter(({ isKeptAway }) => !isKeptAway);
		if (shown.length === 0) continue;
		const texts = ofDay.map(({ title, content }) => `${title ?? ""}\n${content}`);
		if (await showsDanger(userId, [...texts, ...(said.get(day) ?? [])])) continue;
		pages.push(
			...shown.map(({ id, title, content, photos }) => ({
				id,
				day,
				ago,
				title,
				content,
				photos: photosIn(userId, photos),
			})),
		);
	}
	return pages;
}

/** Reads what the person told the coach on these days. */
async function saidOn(userId: number, offset: number, days: readonly Day[]): Promise<Map<Day, string[]>> {
	const rows = await readRows<{ sealId: string; content: string; day: Date }>(Prisma.sql`
		SELECT m.seal_id::text AS "sealId", m.content, d.day::date AS day
		FROM unnest(${days}::date[]) AS d(day), LATERAL (
			SELECT seal_id, content FROM chat_messages
			WHERE user_id = ${userId} AND NOT is_ai_response
				AND created_at >= d.day::timestamp AT TIME ZONE 'UTC' + make_interval(mins => ${offset}::int)
				AND created_at < d.day::timestamp AT TIME ZONE 'UTC' + make_interval(days => 1, mins => ${offset}::int)
			ORDER BY created_at LIMIT ${MOST_OF_DAY}
		) m`);
	const said = new Map<Day, string[]>();
	for (const [i, row] of (await openedInTurn("ChatMessage", rows, { userId })).entries()) {
		const day = fromDateColumn((rows[i] as { day: Date }).day);
		if (row) said.set(day, [...(said.get(day) ?? []), row.content]);
	}
	return said;
}

export const toPageThen = ({ id, day, title, content }: Omit<WholePage, "ago" | "photos">): PageThen => ({
	...{ id, day, title },
	...beginningOf(content),
});

/** Reads the pages of this day in earlier times. */
export async function readOnThisDay(person: Person, now: Date): Promise<OnThisDay> {
	const pages = await pagesOfThen(person, now);
	return {
		today: localDay(now, person.timezoneOffset),
		line: await lineOf(person.id, pages),
		pages: pages.map((page) => ({ ...toPageThen(page), ago: page.ago, photos: page.photos })),
	};
}
