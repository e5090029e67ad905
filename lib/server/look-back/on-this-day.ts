import "server-only";
import { beginningOf } from "@/lib/domain/look-back/beginning";
import type { OnThisDay, PageThen, WholePage } from "@/lib/domain/look-back/shown";
import { daysThen } from "@/lib/domain/look-back/then";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { photosIn, photosOfEntry } from "@/lib/server/photos/service";
import { notMeantBy } from "@/lib/server/safety/not-meant";
import { Prisma } from "@/prisma/client/client";
import { showsDanger } from "./danger";
import { madeOnce, stateOf } from "./kept-answers";
import { lineOf } from "./line";

interface Person {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

interface Found {
	/** Pages, oldest first. Title, content and photos are encrypted. */
	entries: {
		id: string;
		title: string | null;
		content: string;
		day: Day;
		isKeptAway: boolean;
		photos: ClientPhoto[] | null;
	}[];
	/** What the person told the coach on the days that have pages: the day, seal id, and the encrypted message. */
	said: [Day, string, string][];
}

/** Maximum number of pages, and of messages, read per day. */
const MOST_OF_DAY = 12;

/** Reads the pages of this day in earlier times. */
export function readOnThisDay({ id: userId, timezoneOffset }: Person, now: Date): Promise<OnThisDay> {
	const today = localDay(now, timezoneOffset);
	const then = daysThen(today);
	// As Postgres writes an array, because the driver would take longer to write it for each place.
	const days = `{${then.map(({ day }) => day).join()}}`;
	const entries = Prisma.sql`journal_entries e WHERE e.user_id = ${userId} AND e.local_date = ANY(${days}::date[])`;
	const start = Prisma.sql`d.day::timestamp AT TIME ZONE 'UTC' + make_interval(mins => ${timezoneOffset}::int)`;
	// For each day by itself: otherwise, Postgres may compare all of the person's messages with all of the days.
	const said = Prisma.sql`(SELECT DISTINCT e.local_date AS day FROM ${entries}) d, LATERAL (
		SELECT m.xmin, m.seal_id, m.content FROM chat_messages m WHERE m.user_id = ${userId} AND NOT m.is_ai_response
			AND m.created_at >= ${start} AND m.created_at < ${start} + make_interval(days => 1)
		ORDER BY m.created_at LIMIT ${MOST_OF_DAY}
	) s`;
	return madeOnce<Found, OnThisDay>(
		userId,
		{
			name: `on this day ${today} ${timezoneOffset}`,
			states: [
				stateOf(entries, "e"),
				stateOf(Prisma.sql`photos p WHERE p.user_id = ${userId} AND p.entry_id IN (SELECT e.id FROM ${entries})`, "p"),
				stateOf(said, "s"),
				stateOf(Prisma.sql`not_meant n WHERE n.user_id = ${userId}`, "n"),
			],
			read: Prisma.sql`json_build_object(
				'entries', (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'content', content,
						'day', local_date, 'isKeptAway', is_kept_away, 'photos', ${photosOfEntry}) ORDER BY created_at, id), '[]')
					FROM (SELECT e.*, row_number() OVER (PARTITION BY e.local_date ORDER BY e.created_at, e.id) AS place
						FROM ${entries}) e WHERE place <= ${MOST_OF_DAY}),
				'said', (SELECT coalesce(json_agg(json_build_array(day, seal_id::text, content)), '[]') FROM ${said}))`,
		},
		async (found) => {
			const pages = await pagesOfThen(userId, then, found);
			return {
				today,
				line: await lineOf(userId, pages),
				pages: pages.map((page) => ({ ...toPageThen(page), ago: page.ago, photos: page.photos })),
			};
		},
	);
}

/**
 * Returns the pages of these days, most recent first. Leaves out days on which the person was in danger, and pages that
 * are to be kept away.
 */
async function pagesOfThen(
	userId: number,
	then: ReturnType<typeof daysThen>,
	{ entries: stored, said: told }: Found,
): Promise<WholePage[]> {
	const entries = (await openedInTurn("JournalEntry", stored, { userId })).filter((row) => row !== null);
	const messages = told.map(([day, sealId, content]) => ({ day, sealId, content }));
	const said = (await openedInTurn("ChatMessage", messages, { userId })).filter((row) => row !== null);
	const notMeant = await notMeantBy(userId);
	const pages: WholePage[] = [];
	for (const { day, ago } of then) {
		const ofDay = entries.filter((entry) => entry.day === day);
		const shown = ofDay.filter(({ isKeptAway }) => !isKeptAway);
		if (shown.length === 0) continue;
		const texts = [
			...ofDay.map((entry) => notMeant.heard(pageOf(entry), `${entry.title ?? ""}\n${entry.content}`)),
			...said.filter((message) => message.day === day).map(({ content }) => content),
		];
		if (await showsDanger(userId, texts)) continue;
		pages.push(
			...shown.map(({ id, title, content, photos }) => ({
				...{ id, day, ago, title, content },
				photos: photosIn(userId, photos),
			})),
		);
	}
	return pages;
}

/** Returns what identifies an entry among the person's pages, and its text. */
const pageOf = ({ id, content }: { id: string; content: string }) => ({ id: `journal:${id}`, text: content });

export const toPageThen = ({ id, day, title, content }: Omit<WholePage, "ago" | "photos">): PageThen => ({
	...{ id, day, title },
	...beginningOf(content),
});
