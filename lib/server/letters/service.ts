import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { composeLetter, isHard } from "@/lib/domain/letters/compose";
import { isEnough, isOver, type Period, periodOf, periodsOf } from "@/lib/domain/letters/periods";
import type { ClientLetters, Letter, LetterFacts, LetterMark } from "@/lib/domain/letters/schema";
import { addDays, type Day, localDay, mondayOf } from "@/lib/domain/progress/days";
import type { Certainty } from "@/lib/domain/safety/kinds";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { coach } from "@/lib/server/core/ai";
import { db } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { dangerIn, isHomeUnsafe, showsDanger } from "@/lib/server/look-back/danger";
import { madeOnce, stateOf } from "@/lib/server/look-back/kept-answers";
import { notMeantBy, type SaidNotMeant, saidIn } from "@/lib/server/safety/not-meant";
import { indexOf } from "@/lib/server/search/cache";
import { Prisma } from "@/prisma/client/client";
import { feelingsIn, intentionsIn, peopleOn } from "./facts";
import { linesFor } from "./lines";
import { type LetterRow, readLetterRow } from "./row";
import { type Stretch, stretchOf } from "./stretch";

interface Reader {
	id: number;
	firstName: string;
	/** In minutes, as JavaScript's getTimezoneOffset returns it. */
	timezoneOffset: number;
	/** Whether the person's words stay on this server; if not set, no server on another machine writes for them. */
	keepHere?: boolean | null;
}

/** The minimum number of days between two letters that mention help. */
const DAYS_APART = 14;

const notFound = () => new AppError("not_found", "There is no letter for these days.");

interface WrittenAndMarked {
	days: Day[];
	/** Period and mark. */
	marks: [string, string][];
}

/** Lists the letters that a person can open, newest first, without those they threw away. */
export function listLetters(
	{ id: userId, timezoneOffset }: Pick<Reader, "id" | "timezoneOffset">,
	now: Date,
): Promise<ClientLetters> {
	const today = localDay(now, timezoneOffset);
	const entries = Prisma.sql`journal_entries e WHERE user_id = ${userId}`;
	const marks = Prisma.sql`letter_marks m WHERE user_id = ${userId}`;
	return madeOnce<WrittenAndMarked, ClientLetters>(
		userId,
		{
			name: `letters ${today}`,
			states: [stateOf(entries, "e"), stateOf(marks, "m")],
			read: Prisma.sql`json_build_object(
				'days', (SELECT coalesce(json_agg(DISTINCT local_date::text), '[]') FROM ${entries}),
				'marks', (SELECT coalesce(json_agg(json_build_array(period, mark)), '[]') FROM ${marks}))`,
		},
		(found) => {
			const markOf = new Map(found.marks);
			const ids = periodsOf(found.days, today).map(({ id }) => id);
			return {
				letters: ids.filter((id) => markOf.get(id) !== "thrown-away"),
				kept: ids.filter((id) => markOf.get(id) === "kept"),
			};
		},
	);
}

/** Whether a period has enough entries for a letter. */
async function isWrittenIn(userId: number, { kind, from, to }: Period): Promise<boolean> {
	const [row] = await readRows<{ days: number }>(Prisma.sql`
		SELECT count(DISTINCT local_date)::int AS days FROM journal_entries
		WHERE user_id = ${userId} AND local_date BETWEEN ${from}::date AND ${to}::date`);
	return isEnough(kind, row?.days ?? 0);
}

/** Returns the period with this id if it is over. @throws AppError `not_found` */
function periodAt(id: string, today: Day): Period {
	const period = periodOf(id);
	if (!period || !isOver(period, today)) throw notFound();
	return period;
}

/**
 * Composes a letter from the person's own lines. It is not stored.
 * @throws AppError `not_found` if the days are not over, nothing was written then, or the letter was thrown away.
 */
export async function readLetter(reader: Reader, id: string, now: Date): Promise<Letter> {
	const { firstName, timezoneOffset } = reader;
	const period = periodAt(id, localDay(now, timezoneOffset));
	const stretch = stretchOf(reader, period);
	const row = await readLetterRow(stretch);
	const { written, mark, lastBefore } = row;
	const days = [...new Set(written.map(([, day]) => day))].sort();
	if (!isEnough(period.kind, days.length) || mark === "thrown-away") throw notFound();
	const facts: LetterFacts = {
		...{ period, firstName, isKept: mark === "kept", lastBefore },
		hasModel: coach({ id: reader.id, keepHere: reader.keepHere ?? null }).writeLetterJoins !== undefined,
		days,
		...(await foundIn(stretch, row)),
	};
	return composeLetter(facts);
}

type Found = Omit<LetterFacts, "period" | "firstName" | "hasModel" | "isKept" | "lastBefore" | "days">;
const nothing = {
	...{
		leavesOut: false,
		saysLeftOut: false,
		isAfterCareful: false,
		isHomeUnsafe: false,
		isDoubtful: false,
		lines: [],
		hasMore: true,
		feelings: [],
		ownWords: [],
		earlier: [],
		people: [],
		done: [],
		open: [],
	},
};

/** Collects what a letter contains besides its days; nothing for a careful letter. */
async function foundIn(stretch: Stretch, row: LetterRow): Promise<Found> {
	const { userId, offset, period } = stretch;
	const index = await indexOf(userId, offset);
	const out = new Set(index.leftOut.journal);
	if (row.written.some(([id]) => out.has(id))) return { form: "partly", ...nothing };
	const all = index.pages.newestFirst();
	const said = saidIn(userId, row.notMeant);
	const weeks = await weeksWithSigns(stretch, all, said);
	const weekBefore = addDays(mondayOf(period.from), -7);
	const isAfterCareful = weeks.get(weekBefore) === "clear" && period.kind === "week";
	weeks.delete(weekBefore);
	// A doubtful sign only keeps its page from being quoted.
	const inDanger: ReadonlySet<Day> = new Set(
		[...weeks].flatMap(([monday, certainty]) => (certainty === "clear" ? [monday] : [])),
	);
	const isOut = (day: Day) => inDanger.has(mondayOf(day));
	const left = { ...row, written: row.written.filter(([, day]) => !isOut(day)) };
	if (inDanger.size > 0 && (period.kind === "week" || left.written.length * 2 < row.written.length)) {
		return { form: "careful", ...nothing };
	}
	const awayIds = [...row.written.flatMap(([id, , isKeptAway]) => (isKeptAway ? [id] : [])), ...row.awayBefore.flat()];
	const away = new Set(awayIds.map(hrefOf.entry));
	const pages: Page[] = [];
	let leavesOut = false;
	await eachInTurn(userId, all, (page) => {
		if (!isIn(period, page.day)) return;
		if (isOut(page.day)) leavesOut = true;
		else if (page.kind === "journal") pages.push(page);
	});
	const isUnsafe = await isHomeUnsafe(userId, { pages: all, said, until: period.to });
	const shown: Page[] = [];
	for (const page of pages.filter(({ href }) => !away.has(href))) {
		const heard = said.heard(page, textOf(page));
		if (weeks.has(mondayOf(page.day)) && (await dangerIn(userId, [heard])) !== null) continue;
		if (isUnsafe && (await showsDanger(userId, [heard]))) continue;
		shown.push(page);
	}
	const felt = await feelingsIn(stretch, {
		...row,
		felt: row.felt.filter(([day]) => !isIn(period, day) || !isOut(day)),
	});
	if (felt.danger === "clear" && period.kind === "week") return { form: "careful", ...nothing };
	const written = [...new Set(left.written.map(([, day]) => day))];
	const before = () => all.filter(({ kind, day, href }) => kind === "journal" && day < period.from && !away.has(href));
	const lines = await linesFor(stretch, row, shown, {
		felt,
		said,
		isOut,
		isUnsafe,
		isHard: isHard({ feelings: felt.feelings, days: written, period }),
		before,
	});
	return {
		hasMore: row.written.some(([id]) => !lines.some((line) => !line.isKept && line.href === hrefOf.entry(id))),
		...{ form: "whole", leavesOut, lines, isAfterCareful, isHomeUnsafe: isUnsafe },
		isDoubtful: period.kind === "week" && (weeks.size > 0 || felt.danger !== null),
		saysLeftOut: leavesOut && period.kind === "month" && !isJustNow(period, inDanger),
		...{ feelings: felt.feelings, ownWords: felt.ownWords, earlier: felt.earlier },
		people: await peopleOn(stretch, row, { said, pages: shown, all }),
		...intentionsIn(stretch, row),
	};
}

/** Whether the careful letter of one of these weeks came in the last days of the period, or is still to come. */
const isJustNow = ({ to }: Period, mondays: ReadonlySet<Day>) =>
	[...mondays].some((monday) => addDays(monday, 6 + DAYS_APART) > to);

const isIn = ({ from, to }: Pick<Period, "from" | "to">, day: Day) => day >= from && day <= to;

const textOf = ({ title, text }: Pick<Page, "title" | "text">) => (title === null ? text : `${title}\n${text}`);

/**
 * Returns the Mondays of the weeks that overlap this period, and of the week before, in which something tells of a
 * danger, with how sure that is. Weeks count as a whole even if a month begins or ends in them.
 */
async function weeksWithSigns(
	{ userId, period }: Stretch,
	all: readonly Page[],
	said: SaidNotMeant,
): Promise<Map<Day, Certainty>> {
	const within = { from: addDays(mondayOf(period.from), -7), to: addDays(mondayOf(period.to), 6) };
	const weeks = new Map<Day, string[]>();
	await eachInTurn(userId, all, (page) => {
		if (!isIn(within, page.day)) return;
		const monday = mondayOf(page.day);
		const texts = weeks.get(monday) ?? [];
		weeks.set(monday, texts);
		texts.push(said.heard(page, textOf(page)));
	});
	const found = new Map<Day, Certainty>();
	for (const [monday, texts] of weeks) {
		const certainty = await dangerIn(userId, texts);
		if (certainty) found.set(monday, certainty);
	}
	return found;
}

/** The pages of a week, as they are read for signs of danger. */
export type HeardWeek = { page: Page; text: string }[];

/**
 * Returns the weeks because of which a letter is careful, with their pages.
 * @throws AppError `not_found` if there is no such letter.
 */
export async function weeksBehind(reader: Reader, id: string, now: Date): Promise<HeardWeek[]> {
	const period = periodAt(id, localDay(now, reader.timezoneOffset));
	const stretch = stretchOf(reader, period);
	const all = (await indexOf(stretch.userId, stretch.offset)).pages.newestFirst();
	const said = await notMeantBy(stretch.userId);
	const weeks = await weeksWithSigns(stretch, all, said);
	weeks.delete(addDays(mondayOf(period.from), -7));
	return [...weeks].flatMap(([monday, certainty]) => {
		const pages = all.filter(({ day }) => mondayOf(day) === monday);
		return certainty === "clear" ? [pages.map((page) => ({ page, text: said.heard(page, textOf(page)) }))] : [];
	});
}

/** Marks a letter as kept, thrown away or neither. @throws AppError `not_found` if there is no such letter. */
export async function markLetter(
	{ id: userId, timezoneOffset }: Pick<Reader, "id" | "timezoneOffset">,
	id: string,
	mark: LetterMark | null,
	now: Date,
): Promise<{ mark: LetterMark | null }> {
	const period = periodAt(id, localDay(now, timezoneOffset));
	if (!(await isWrittenIn(userId, period))) throw notFound();
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
