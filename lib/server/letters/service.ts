import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { composeLetter } from "@/lib/domain/letters/compose";
import { isOver, type Period, periodOf, periodsOf } from "@/lib/domain/letters/periods";
import type { ClientLetters, Letter, LetterFacts, LetterMark } from "@/lib/domain/letters/schema";
import { type Day, fromDateColumn, localDay } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { db } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { showsSigns } from "@/lib/server/look-back/danger";
import { indexOf } from "@/lib/server/search/cache";
import { Prisma } from "@/prisma/client/client";
import { feelingsIn, intentionsIn, peopleOn } from "./facts";
import { linesFor } from "./lines";
import { type Stretch, stretchOf } from "./stretch";

interface Reader {
	id: number;
	firstName: string;
	/** Minutes, as JavaScript's getTimezoneOffset gives them. */
	timezoneOffset: number;
}

const notFound = () => new AppError("not_found", "There is no letter for these days.");

/** The letters that somebody can open, the newest first, without those that were thrown away. */
export async function listLetters(
	{ id: userId, timezoneOffset }: Omit<Reader, "firstName">,
	now: Date,
): Promise<ClientLetters> {
	const [days, marks] = await Promise.all([
		readRows<{ day: Day }>(Prisma.sql`
			SELECT DISTINCT local_date::text AS day FROM journal_entries WHERE user_id = ${userId}`),
		readRows<{ period: string; mark: string }>(Prisma.sql`
			SELECT period, mark FROM letter_marks WHERE user_id = ${userId}`),
	]);
	const markOf = new Map(marks.map(({ period, mark }) => [period, mark]));
	const ids = periodsOf(
		days.map(({ day }) => day),
		localDay(now, timezoneOffset),
	).map(({ id }) => id);
	return {
		letters: ids.filter((id) => markOf.get(id) !== "thrown-away"),
		kept: ids.filter((id) => markOf.get(id) === "kept"),
	};
}

interface Written {
	id: string;
	localDate: Date;
	words: number;
	isKeptAway: boolean;
}

const writtenIn = (userId: number, { from, to }: Period): Promise<Written[]> =>
	readRows<Written>(Prisma.sql`
		SELECT id, local_date AS "localDate", word_count AS words, is_kept_away AS "isKeptAway" FROM journal_entries
		WHERE user_id = ${userId} AND local_date BETWEEN ${from}::date AND ${to}::date`);

/** The stretch of an id, if it is over. @throws AppError `not_found` */
function periodAt(id: string, today: Day): Period {
	const period = periodOf(id);
	if (!period || !isOver(period, today)) throw notFound();
	return period;
}

/**
 * Puts a letter together out of somebody's own lines. It is stored nowhere.
 * @throws AppError `not_found` where the days are not over, nothing was written then, or the letter was thrown away.
 */
export async function readLetter(reader: Reader, id: string, now: Date): Promise<Letter> {
	const { id: userId, firstName, timezoneOffset } = reader;
	const period = periodAt(id, localDay(now, timezoneOffset));
	const [written, mark] = await Promise.all([
		writtenIn(userId, period),
		db().letterMark.findFirst({ where: { userId, period: id } }),
	]);
	if (written.length === 0 || mark?.mark === "thrown-away") throw notFound();
	const facts: LetterFacts = {
		...{ period, firstName, isKept: mark?.mark === "kept" },
		...{ days: new Set(written.map(({ localDate }) => fromDateColumn(localDate))).size, pages: written.length },
		words: written.reduce((sum, { words }) => sum + words, 0),
		...(await foundIn(stretchOf(reader, period), written)),
	};
	return composeLetter(facts, (slug) => articleBySlug(slug)?.article.question);
}

type Found = Pick<LetterFacts, "form" | "lines" | "feelings" | "people" | "done" | "open">;
const nothing = { lines: [], feelings: [], people: [], done: [], open: [] };

/** What a letter is made of beside figures; nothing where it has to be a careful one. */
async function foundIn(stretch: Stretch, written: readonly Written[]): Promise<Found> {
	const { userId, offset, period } = stretch;
	const index = await indexOf(userId, offset);
	const out = new Set(index.leftOut.journal);
	if (written.some(({ id }) => out.has(id))) return { form: "partly", ...nothing };
	const all = index.pages.newestFirst();
	const pages: Page[] = [];
	await eachInTurn(userId, all, (page) => {
		if (page.day >= period.from && page.day <= period.to) pages.push(page);
	});
	const texts = pages.map(({ title, text }) => (title === null ? text : `${title}\n${text}`));
	if (await showsSigns(userId, texts)) return { form: "careful", ...nothing };
	const away = new Set(written.flatMap(({ id, isKeptAway }) => (isKeptAway ? [hrefOf.entry(id)] : [])));
	const shown = pages.filter(({ kind, href }) => kind === "journal" && !away.has(href));
	const [{ feelings, felt }, people, intentions] = await Promise.all([
		feelingsIn(stretch),
		peopleOn(userId, shown, all),
		intentionsIn(stretch),
	]);
	const lines = await linesFor(stretch, shown, felt);
	return { form: "whole", lines, feelings, people, ...intentions };
}

/** Keeps a letter, throws it away, or neither. @throws AppError `not_found` where there is none. */
export async function markLetter(
	{ id: userId, timezoneOffset }: Omit<Reader, "firstName">,
	id: string,
	mark: LetterMark | null,
	now: Date,
): Promise<{ mark: LetterMark | null }> {
	const period = periodAt(id, localDay(now, timezoneOffset));
	if ((await writtenIn(userId, period)).length === 0) throw notFound();
	if (mark === null) await db().letterMark.deleteMany({ where: { userId, period: id } });
	else {
		await db().letterMark.upsert({
			where: { userId_period: { userId, period: id } },
			create: { userId, period: id, mark },
			update: { mark },
		});
	}
	return { mark };
}
