import "server-only";
import type { Quarter } from "@/lib/domain/feelings/feelings";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { LetterLine } from "@/lib/domain/letters/schema";
import { type Day, localDay } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { needsNoOther } from "@/lib/domain/text/sentences";
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
 * @param felt The quarters of the feelings that were tapped on each day.
 */
export async function linesFor(
	stretch: Stretch,
	pages: readonly Page[],
	felt: ReadonlyMap<Day, ReadonlySet<Quarter>>,
): Promise<LetterLine[]> {
	const quiet = pages.filter(({ title, text }) => !isGrave(`${title ?? ""}\n${text}`.toLowerCase()));
	const shown = new Set(quiet.map(({ href }) => href));
	const isShown = ({ source, href }: LetterLine) => source !== "entry" || href === null || shown.has(href);
	const candidates = [
		...(await keptOf(stretch)).filter(isShown),
		...(await markedOf(stretch)),
		...offered(quiet, felt).flatMap(sentenceOf),
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
		const href = hrefOf.response(row.questionnaireId, row.id);
		return [
			{ text: mark.text, day: localDay(row.completedAt, offset), source: "answer", href, isKept: false } as const,
		];
	});
}

/** The longest sentence of a page that may stand alone and needs no other, if there is one. */
function sentenceOf({ text: content, day, href }: Page): LetterLine[] {
	const alone = quotableIn(content).filter((text) => mayStandAlone(text) && needsNoOther(text));
	const [text] = alone.sort((a, b) => b.length - a.length);
	return text ? [{ text, day, source: "entry", href, isKept: false }] : [];
}

/**
 * Pages from the whole of the stretch, those of days first on which a pleasant feeling was tapped. Of days on which only
 * unpleasant ones were, no sentence comes back by itself.
 */
function offered(pages: readonly Page[], felt: ReadonlyMap<Day, ReadonlySet<Quarter>>): Page[] {
	const isPleasant = ({ day }: Page) => felt.get(day)?.has("bright") || felt.get(day)?.has("calm") || false;
	const pleasant = pages.filter(isPleasant);
	const untapped = pages.filter(({ day }) => !felt.has(day));
	return [pleasant, untapped].flatMap((some) => [...spread(some, MOST), ...spread(some, PAGES)]);
}

/** At most so many of them, from the whole length of the list. */
const spread = <Of>(all: readonly Of[], most: number): Of[] =>
	all.filter(
		(_, i) => all.length <= most || Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length),
	);
