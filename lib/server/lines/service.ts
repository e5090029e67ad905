import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { articlePath } from "@/lib/domain/handbook/schema";
import { MAX_LINES } from "@/lib/domain/lines/limits";
import {
	type ClientLine,
	type ClientLines,
	type KeepLineRequest,
	type LinesOf,
	lineSources,
	type Place,
} from "@/lib/domain/lines/schema";
import { type Day, fromDateColumn, toDateColumn } from "@/lib/domain/progress/days";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { db, opened, type Transaction } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { madeOnce, stateOf } from "@/lib/server/look-back/kept-answers";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { type KeptLine, Prisma } from "@/prisma/client/client";
import { linesMatching } from "./find";
import { lineIdOf } from "./pages";
import { type Keeper, linesAt, stateOfText } from "./texts";

const MISSING = "We could not find that line. It may already have been removed.";

const columns = columnsAs("l", ["id", "userId", "text", "source", "sourceId", "article", "day", "createdAt"]);

/** A kept line, with what is known about the text that it is from. */
interface Row extends KeptLine {
	isThere: boolean;
	questionnaireId: string | null;
	questionnaire: string | null;
}

function toClientLine(row: Row): ClientLine {
	const { id, text, day, createdAt } = row;
	const source = lineSources.find((one) => one === row.source) ?? "entry";
	const article = source === "article" ? articleBySlug(row.article ?? "")?.article : undefined;
	return {
		...{ id, text, source, day: fromDateColumn(day), createdAt: createdAt.toISOString() },
		title: article?.question ?? row.questionnaire,
		href: article ? articlePath(article.slug) : placeOf(row),
	};
}

/** Returns the path of the text that a line is from; null if the text is gone. */
function placeOf({ isThere, source, sourceId, questionnaireId }: Row): string | null {
	if (!isThere || sourceId === null) return null;
	if (source === "entry") return hrefOf.entry(sourceId);
	if (source === "reply") return hrefOf.message(Number(sourceId));
	return hrefOf.response(questionnaireId ?? "", sourceId);
}

/** What follows FROM for lines and the texts that they are from. */
const withTexts = Prisma.sql`kept_lines l
	LEFT JOIN journal_entries e ON l.source = 'entry' AND e.id = l.source_id AND e.user_id = l.user_id
	LEFT JOIN user_responses r ON l.source IN ('answer', 'analysis') AND r.id = l.source_id AND r.user_id = l.user_id
	LEFT JOIN questionnaires q ON q.id = r.questionnaire_id
	LEFT JOIN chat_messages m ON m.user_id = l.user_id AND m.is_ai_response
		AND m.id = CASE WHEN l.source = 'reply' AND l.source_id ~ '^[0-9]{1,9}$' THEN l.source_id::int END`;
const isThere = Prisma.sql`coalesce(e.id, r.id, m.id::text) IS NOT NULL`;

/** Reads lines and the texts that they are from, most recently kept first. */
const read = (where: Prisma.Sql, limit: number): Promise<Row[]> =>
	readRows<Row>(Prisma.sql`
		SELECT ${columns}, ${isThere} AS "isThere", r.questionnaire_id AS "questionnaireId", q.title AS questionnaire
		FROM ${withTexts} WHERE ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`);

async function countLines(userId: number): Promise<number> {
	const [row] = await readRows<{ total: number }>(
		Prisma.sql`SELECT count(*) AS total FROM kept_lines WHERE user_id = ${userId}`,
	);
	return row?.total ?? 0;
}

interface LinesPage {
	limit: number;
	/** The id of the line after which the page begins. */
	before?: string;
}

/** Lists a page of the lines that a person keeps; with a query, those that match it. */
export async function listLines(
	userId: number,
	{ q = "", ...page }: LinesPage & { q?: string },
	today: Day,
): Promise<ClientLines> {
	if (q.trim() !== "") {
		const ids = (await linesMatching(userId, q, today)).map(lineIdOf);
		return readPage(userId, page, Prisma.sql`l.id = ANY(${ids})`, async () => ids.length);
	}
	const states = [
		stateOf(Prisma.sql`kept_lines l WHERE user_id = ${userId}`, "l"),
		Prisma.sql`(SELECT md5(string_agg(concat(${isThere}, q.xmin), ',' ORDER BY l.id))
			FROM ${withTexts} WHERE l.user_id = ${userId})`,
	];
	return madeOnce(userId, { name: `lines ${page.limit} ${page.before ?? ""}`, states }, () =>
		readPage(userId, page, Prisma.sql`TRUE`, () => countLines(userId)),
	);
}

async function readPage(
	userId: number,
	{ limit, before }: LinesPage,
	wanted: Prisma.Sql,
	count: () => Promise<number>,
): Promise<ClientLines> {
	const older =
		before === undefined
			? Prisma.sql`TRUE`
			: Prisma.sql`(l.created_at, l.id) < (SELECT created_at, id FROM kept_lines WHERE id = ${before} AND user_id = ${userId})`;
	const [rows, total] = await Promise.all([
		read(Prisma.sql`l.user_id = ${userId} AND ${older} AND ${wanted}`, limit + 1),
		count(),
	]);
	return { lines: opened("KeptLine", rows.slice(0, limit)).map(toClientLine), total, hasMore: rows.length > limit };
}

/** Lists the kept lines from texts of these days, most recently kept first. */
export async function linesOfDays(userId: number, from: Day, to: Day): Promise<ClientLine[]> {
	const rows = await read(Prisma.sql`l.user_id = ${userId} AND l.day BETWEEN ${from}::date AND ${to}::date`, MAX_LINES);
	return opened("KeptLine", rows).filter(isSound).map(toClientLine);
}

/**
 * Returns the condition for lines kept from a text. An article's name is encrypted, so the lines of all articles are
 * read.
 */
const placeIn = (userId: number, { source, of }: Place) => ({
	userId,
	source,
	...(source !== "article" && { sourceId: of }),
});

async function keptAt(tx: Pick<Transaction, "keptLine">, userId: number, place: Place): Promise<KeptLine[]> {
	const rows = await tx.keptLine.findMany({ where: placeIn(userId, place) });
	return rows.filter((row) => isSound(row) && (place.source !== "article" || row.article === place.of));
}

/**
 * Lists the sentences of a text, and which of them are kept.
 * @throws AppError `not_found`
 */
export function linesOf(keeper: Keeper, place: Place, now: Date): Promise<LinesOf> {
	const { id: userId, timezoneOffset } = keeper;
	const states = [
		stateOf(Prisma.sql`kept_lines l WHERE user_id = ${userId} AND source = ${place.source}`, "l"),
		stateOfText(userId, place),
	];
	const name = `sentences of ${place.source} ${place.of} ${timezoneOffset}`;
	return madeOnce(userId, { name, states }, async () => {
		const [{ lines }, kept] = await Promise.all([linesAt(keeper, place, now), keptAt(db(), userId, place)]);
		const ids = new Map(kept.map(({ id, text }) => [text, id]));
		return { lines: lines.map((text) => ({ text, keptId: ids.get(text) ?? null })) };
	});
}

/**
 * Keeps a line; if it is kept already, nothing changes.
 * @throws AppError `not_found` if the text does not exist; `conflict` if the line is not in it, or too many are kept.
 */
export async function keepLine(
	keeper: Keeper,
	{ source, of, text }: KeepLineRequest,
	now: Date,
): Promise<{ id: string }> {
	const { id: userId } = keeper;
	const { lines, day } = await linesAt(keeper, { source, of }, now);
	if (!lines.includes(text)) throw new AppError("conflict", "That sentence is no longer there.");
	return db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const known = (await keptAt(tx, userId, { source, of })).find((row) => row.text === text);
		if (known) return { id: known.id };
		if ((await tx.keptLine.count({ where: { userId } })) >= MAX_LINES) {
			const most = MAX_LINES.toLocaleString("en");
			throw new AppError(
				"conflict",
				`You have kept ${most} lines, which is as many as there is room for. Please remove some.`,
			);
		}
		const at = source === "article" ? { article: of } : { sourceId: of };
		const { id } = await tx.keptLine.create({ data: { userId, text, source, ...at, day: toDateColumn(day) } });
		return { id };
	});
}

/**
 * Removes a kept line, which can be undone for some seconds.
 * @throws AppError `not_found`
 */
export async function removeLine(userId: number, id: string): Promise<Deleted> {
	const line = { table: "kept_lines", where: Prisma.sql`t.id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [line], MISSING));
}
