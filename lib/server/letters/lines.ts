import "server-only";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { LetterLine } from "@/lib/domain/letters/schema";
import { type Day, localDay } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { linesOfDays } from "@/lib/server/lines/service";
import { showsDanger } from "@/lib/server/look-back/danger";
import { mayStandAlone } from "@/lib/server/look-back/line";
import { markIn } from "@/lib/server/questionnaires/columns";
import { Prisma } from "@/prisma/client/client";
import type { Stretch } from "./stretch";

/** How many lines a letter has. */
const MOST = 3;
/** How many pages are looked through for a sentence, spread over the days. */
const PAGES = 12;

const hasGraveWord = (text: string) => isGrave(text.toLowerCase()) || isPainful(text);

/**
 * Lines of these days: those that were kept, then those that were marked as what matters most, then sentences of pages. None
 * is of a page that is to stay away or that has a grave word on it.
 * @param pages Of the journal, without those that are to stay away.
 * @param away The addresses of those.
 */
export async function linesFor(
	stretch: Stretch,
	pages: readonly Page[],
	away: ReadonlySet<string>,
): Promise<LetterLine[]> {
	const quiet = pages.filter(({ title, text }) => !isGrave(`${title ?? ""}\n${text}`.toLowerCase()));
	const shown = new Set(quiet.map(({ href }) => href));
	const isShown = ({ source, href }: LetterLine) =>
		source !== "entry" || href === null || (shown.has(href) && !away.has(href));
	const candidates = [
		...(await keptOf(stretch)).filter(isShown),
		...(await markedOf(stretch)),
		...spread(quiet, PAGES).flatMap(sentenceOf),
	];
	const lines: LetterLine[] = [];
	for (const line of candidates) {
		if (lines.length === MOST) break;
		if (hasGraveWord(line.text) || lines.some(({ text }) => text === line.text)) continue;
		if (!(await showsDanger(stretch.userId, [line.text]))) lines.push(line);
	}
	return lines;
}

async function keptOf({ userId, period: { from, to } }: Stretch): Promise<LetterLine[]> {
	const kept = await linesOfDays(userId, from, to);
	return kept.map(({ text, day, source, href }) => ({ text, day, source, href, isKept: true }));
}

type Marked = { id: string; questionnaireId: string; marked: Prisma.JsonValue; completedAt: Date };

/** The sentences that were marked in answers of these days. */
async function markedOf({ userId, offset, since, until }: Stretch): Promise<LetterLine[]> {
	const rows = await readRows<Marked>(Prisma.sql`
		SELECT id, questionnaire_id AS "questionnaireId", marked, completed_at AS "completedAt" FROM user_responses
		WHERE user_id = ${userId} AND marked IS NOT NULL AND completed_at >= ${since} AND completed_at < ${until}
		ORDER BY completed_at DESC, id LIMIT ${PAGES}`);
	return openedWhereSound("UserResponse", rows, { userId }).flatMap((row) => {
		const mark = row && markIn(row.marked);
		if (!row || !mark) return [];
		const href = `${hrefOf.analysis(row.questionnaireId)}?response=${row.id}`;
		return [
			{ text: mark.text, day: localDay(row.completedAt, offset), source: "answer", href, isKept: false } as const,
		];
	});
}

/** The first sentence of a page that may stand alone, if it has one. */
function sentenceOf({ text: content, day, href }: Page): LetterLine[] {
	const text = quotableIn(content).find(mayStandAlone);
	return text ? [{ text, day: day as Day, source: "entry", href, isKept: false }] : [];
}

/** At most so many of them, from the whole length of the list. */
const spread = <Of>(all: readonly Of[], most: number): Of[] =>
	all.filter(
		(_, i) => all.length <= most || Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length),
	);
