import "server-only";
import { carrying, didGood, firstTime, hasLost, isAboutSomebody, kindDeed } from "@/lib/domain/letters/carrying";
import { passageOf, soundest, wholeLine, wholePage } from "@/lib/domain/letters/passage";
import { isEnough, type PeriodKind, placeOf } from "@/lib/domain/letters/periods";
import type { LetterLine } from "@/lib/domain/letters/schema";
import { addDays, type Day, localDay, mondayOf } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { isUnhurt, isWelcome, namesNoPain } from "@/lib/domain/text/unhurt";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { linesOfDays } from "@/lib/server/lines/service";
import { showsDanger } from "@/lib/server/look-back/danger";
import { markIn } from "@/lib/server/questionnaires/columns";
import type { FeltThen } from "./facts";
import type { LetterRow } from "./row";
import type { Stretch } from "./stretch";

/** The maximum number of lines in a letter; `MOST_OF_YEAR` is the one for a year. */
const MOST = 3;
const MOST_OF_YEAR = 4;
/** The maximum number of lines in a letter about a hard period: what was kept, who was there, what was good before. */
const MOST_HARD = 2;
/** How many days back, and in how many entries, something good is looked for. */
const [GOOD_DAYS, GOOD_PAGES] = [120, 40];
/** How many of the lines may be kept ones. */
const MOST_KEPT = { month: 2, year: 2 } as const;
/**
 * How many entries, spread over the days, are searched for a passage: more for a month and a year, to find new ones.
 */
const PAGES = { week: 12, month: 40, year: 60 } as const;
/** The maximum length of a quoted passage, in characters. */
const LONGEST = 700;
/**
 * The minimum length of a passage that a month's or year's letter quotes and those of its weeks do not, in characters.
 */
const LONG_ENOUGH = 40;
/** A month or a year with fewer lines than this repeats passages that shorter letters quote. */
const FEW = 2;
/** A day before anybody wrote here. */
const EVER = "1900-01-01";
/** A line kept within this many days was in a letter recently. */
const RECENT_DAYS = 21;
/** How many characters of an entry are searched. */
const READ = 6_000;

const hasGraveWord = (text: string) => isGrave(text.toLowerCase()) || isPainful(text);
/**
 * Whether a line is left out. A hard word alone does not exclude a line the person kept: they want to read it again.
 */
const isLeftAlone = ({ text, isKept }: LetterLine) =>
	isKept ? isGrave(text.toLowerCase()) || !isWelcome(text) : hasGraveWord(text);

/** Everything that the lines of a letter are chosen from. */
interface Source {
	userId: number;
	felt: FeltThen;
	/** The first day of the period. */
	from: Day;
	to: Day;
	/** The entries without those that contain a grave word. */
	pages: readonly Page[];
	kept: readonly LetterLine[];
	marked: readonly LetterLine[];
}

/**
 * Chooses the lines of a letter, in order of their days. None is from an excluded entry or one that contains a grave
 * word.
 * @param pages Journal entries, without excluded ones.
 * @param isHard Whether only unpleasant feelings were chosen: no passage of such entries is quoted, only an
 * encouraging sentence.
 * @param isUnsafe Whether the person is not safe at home: entries are then quoted only if a pleasant feeling was chosen and
 * they mention nobody, because somebody else may look at the letter.
 * @param before The earlier entries that are not excluded, newest first.
 * @param isOut Whether a day is left out.
 */
export async function linesFor(
	stretch: Stretch,
	row: LetterRow,
	pages: readonly Page[],
	{
		felt,
		isHard,
		isUnsafe,
		isOut,
		before,
	}: {
		felt: FeltThen;
		isHard: boolean;
		isUnsafe: boolean;
		isOut: (day: Day) => boolean;
		before: () => readonly Page[];
	},
): Promise<LetterLine[]> {
	const { userId, period } = stretch;
	const quiet = pages.filter(({ title, text }) => !isGrave(`${title ?? ""}\n${text}`.toLowerCase()));
	const quotable = isUnsafe
		? quiet.filter((page) => isPleasantIn(felt, page) && !isAboutSomebody(page.text, page.day))
		: quiet;
	const shown = new Map(quiet.map((page) => [page.href, page.text]));
	const isShown = ({ source, href, day }: LetterLine) =>
		day < period.from || (!isOut(day) && (source !== "entry" || href === null || shown.has(href)));
	const mayBeAdded = (text: string) => !isHard && mayComeBack(text) && isUnhurt(text);
	const kept = (await keptFor(stretch, isHard)).filter(isShown).flatMap((line) => {
		const text = wholeLine(shown.get(line.href ?? ""), line.text, mayBeAdded, LONGEST);
		return text === null ? [] : [{ ...line, text }];
	});
	const marked = isHard ? [] : markedOf(stretch, row).filter(({ day }) => !isOut(day));
	const { from, to } = period;
	const source: Source = { userId, felt, from, to, kept, marked, pages: quotable };
	if (isHard) return byDay(await linesOfHard(source, isUnsafe ? () => [] : before));
	return byDay(period.kind === "week" ? await linesOfWeek(source) : await linesOfLonger(source, period.kind));
}

/** Picks a passage of each entry, starting with entries that have a pleasant feeling and then the longest. */
function soundOf({ pages, felt }: Source): LetterLine[] {
	const rank = (page: Page) => (isPleasantIn(felt, page) ? READ : 0) + Math.min(page.text.length, READ);
	const able = pages.filter((page) => isPleasantIn(felt, page) || !felt.quarters.has(page.day));
	return [...able]
		.sort((a, b) => rank(b) - rank(a))
		.flatMap(({ text: content, day, href }): LetterLine[] => {
			const text = soundest(content.slice(0, READ), mayComeBack, LONGEST);
			return text === null ? [] : [{ text, day, href, source: "entry", isKept: false, feeling: null }];
		});
}

/**
 * Chooses lines for a period with only unpleasant feelings: kept lines first, then what somebody kind did in it, then
 * something from earlier days that the person called good or that is in an entry with a pleasant feeling.
 */
async function linesOfHard(source: Source, before: () => readonly Page[]): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	await add(source, lines, source.kept, MOST_HARD);
	if (lines.length < MOST_HARD)
		await add(source, lines, await signed(source, source.pages, [kindDeed, firstTime]), MOST_HARD);
	if (lines.some(({ day }) => day < source.from) || lines.length === MOST_HARD) return lines;
	const [since, until] = [addDays(source.from, -GOOD_DAYS), addDays(source.from, -RECENT_DAYS)];
	const lately = before().filter(({ day }) => day >= since);
	const isLoss = [...source.pages, ...lately].some(({ text }) => hasLost(text));
	// Anything from the last weeks was in a letter recently.
	const earlier = lately.filter(({ day, text }) => day < until && !isGrave(text.toLowerCase()));
	const bright = earlier.filter(({ day }) => source.felt.brightBefore.has(day)).slice(0, GOOD_PAGES);
	const found = [
		...(await signed(source, earlier.slice(0, GOOD_PAGES), [didGood])),
		...bright.flatMap(({ text: content, day, href }): LetterLine[] => {
			const text = passageOf(content.slice(0, READ), mayComeBack, LONGEST);
			return text === null ? [] : [{ text, day, href, source: "entry", isKept: false, feeling: null }];
		}),
	];
	const good = isLoss ? found.filter(({ text }) => !isAboutSomebody(text, source.from)) : found;
	const newestFirst = [...good].sort((a, b) => (a.day < b.day ? 1 : -1));
	const [newest] = newestFirst;
	// If nothing carries, one sentence of the page that names nothing painful is better than none of the person's words.
	if (!newest && lines.length === 0 && !isLoss) await add(source, lines, plainOf(source.pages), 1);
	if (!newest) return lines;
	// Each further hard week takes the next one; once there is none left, nothing is added.
	const taken = source.felt.hardBefore.filter((monday) => monday >= addDays(newest.day, RECENT_DAYS)).length;
	await add(source, lines, newestFirst.slice(taken, taken + 1), lines.length + 1);
	return lines;
}

/** Picks the longest sentence of each entry that names nothing painful and can be understood alone, the longest first. */
function plainOf(pages: readonly Page[]): LetterLine[] {
	return pages
		.flatMap(({ text: content, day, href }): LetterLine[] => {
			const text = soundest(content.slice(0, READ), (sentence) => mayComeBack(sentence) && isUnhurt(sentence), LONGEST);
			return text === null || text.length < LONG_ENOUGH
				? []
				: [{ text, day, href, source: "entry", isKept: false, feeling: null }];
		})
		.sort((a, b) => b.text.length - a.text.length);
}

/** Returns sentences that match one of these signs, one per entry, if the entry shows no danger. */
async function signed({ userId }: Source, pages: readonly Page[], signs: readonly RegExp[]): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	for (const sign of signs)
		for (const { text: content, day, href } of pages) {
			const text = carrying(content.slice(0, READ), sign, mayCarry, mayComeBack);
			if (text === null || (await showsDanger(userId, [content]))) continue;
			lines.push({ text, day, href, source: "entry", isKept: false, feeling: null });
		}
	return lines;
}

/** Chooses lines for a week: first kept lines, then sentences marked as most important, then passages of entries. */
async function linesOfWeek(source: Source): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	await add(source, lines, source.kept, MOST);
	await add(source, lines, source.marked, MOST);
	await add(source, lines, await signed(source, source.pages, [firstTime]), MOST);
	await add(source, lines, await passagesOf(source, "week"), MOST);
	// A letter without any of the person's words says nothing, so it then quotes one passage of the longest suitable
	// entry.
	if (lines.length === 0) await add(source, lines, soundOf(source), 1);
	return lines;
}

/**
 * Chooses lines for a month that no letter of its weeks quotes, and for a year that none of its months does: kept ones
 * first, then passages of other entries. If there are few, either repeats what a letter quoted: a second-best sentence of
 * the same page says less than its passage once more.
 */
async function linesOfLonger(source: Source, kind: "month" | "year"): Promise<LetterLine[]> {
	const { kept, marked } = source;
	const [byWeeks, byMonths] = [await quotedByWeeks(source), kind === "year" ? await quotedByMonths(source) : []];
	// The best of a year may come back, although a letter of a week quoted it long ago.
	const quoted = kind === "year" ? byMonths : [...byWeeks.surely, ...byWeeks.perhaps];
	const entries = new Set(quoted.map(({ href }) => href));
	const isFresh = isNoneOf(quoted);
	const passages = await passagesOf(source, kind);
	const fresh = passages.filter((line) => !entries.has(line.href) && line.text.length >= LONG_ENOUGH);
	const lines: LetterLine[] = [];
	await add(source, lines, kept.filter(isFresh), MOST_KEPT[kind]);
	if (kind === "year" && lines.length === 0) await add(source, lines, byDay(kept), 1);
	await add(source, lines, [...marked.filter(isFresh), ...fresh], MOST);
	if (kind === "year") await add(source, lines, passages.filter(isNoneOf(byMonths)), MOST_OF_YEAR);
	if (lines.length < FEW) await add(source, lines, passages.filter(isNoneOf([...byWeeks.surely, ...byMonths])), FEW);
	if (lines.length === 0) await add(source, lines, passages, FEW);
	if (lines.length === 0) await add(source, lines, [...byDay(kept), ...byDay(passages), ...soundOf(source)], 1);
	return lines;
}

const isNoneOf =
	(quoted: readonly LetterLine[]) =>
	({ text }: LetterLine) =>
		!quoted.some((one) => one.text.includes(text) || text.includes(one.text));

const byDay = (lines: readonly LetterLine[]) => [...lines].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

const daysIn = ({ pages, kept, marked }: Source) => [...pages, ...kept, ...marked].map(({ day }) => day);

/** Returns the part of what lines are chosen from that is of certain days. */
function partOf(source: Source, isThen: (line: { day: Day }) => boolean): Source {
	const { pages, kept, marked } = source;
	return { ...source, pages: pages.filter(isThen), kept: kept.filter(isThen), marked: marked.filter(isThen) };
}

/**
 * Returns what the letters of the weeks quote. Of a week that is only partly in the period, other passages are perhaps
 * quoted, too, because its letter chooses among more entries.
 */
async function quotedByWeeks(source: Source): Promise<{ surely: LetterLine[]; perhaps: LetterLine[] }> {
	const [surely, perhaps]: [LetterLine[], LetterLine[]] = [[], []];
	for (const monday of new Set(daysIn(source).map(mondayOf))) {
		const part = partOf(source, ({ day }) => mondayOf(day) === monday);
		const isWhole = monday >= source.from && addDays(monday, 6) <= source.to;
		const lines = await linesOfWeek(isHardWeek(part, monday) ? { ...part, pages: [] } : part);
		surely.push(...lines);
		if (!isWhole) perhaps.push(...(await passagesOf(part, "week")));
	}
	return { surely, perhaps };
}

/** Returns what the letters of a year's months quote. */
async function quotedByMonths(source: Source): Promise<LetterLine[]> {
	const quoted: LetterLine[] = [];
	for (const month of new Set(daysIn(source).map((day) => day.slice(0, 7)))) {
		const part = partOf(source, ({ day }) => day.startsWith(month));
		if (!isEnough("month", new Set(part.pages.map(({ day }) => day)).size)) continue;
		quoted.push(...(await linesOfLonger({ ...part, from: `${month}-01`, to: `${month}-31` }, "month")));
	}
	return quoted;
}

/** Whether the letter of a week quotes no passages, because only unpleasant feelings were chosen on most of its days. */
function isHardWeek({ felt, pages }: Source, monday: Day): boolean {
	const tapped = [...felt.quarters].filter(([day]) => mondayOf(day) === monday);
	const isPleasant = tapped.some(([, quarters]) => quarters.has("bright") || quarters.has("calm"));
	return tapped.length > 0 && !isPleasant && tapped.length * 2 >= new Set(pages.map(({ day }) => day)).size;
}

/** Adds lines to a letter until it has `most` lines. */
async function add({ userId }: Source, lines: LetterLine[], some: readonly LetterLine[], most: number): Promise<void> {
	for (const line of some) {
		if (lines.length >= most) return;
		const isThere = lines.some(({ text, href }) => {
			return text.includes(line.text) || line.text.includes(text) || (!line.isKept && href === line.href);
		});
		if (isThere || isLeftAlone(line)) continue;
		if (!(await showsDanger(userId, [line.text]))) lines.push(line);
	}
}

/** Returns one passage from each of several entries. */
async function passagesOf({ userId, pages, felt }: Source, kind: PeriodKind): Promise<LetterLine[]> {
	const feelings = new Map([...felt.ofEntry].map(([id, feeling]) => [hrefOf.entry(id), feeling]));
	const lines: LetterLine[] = [];
	await eachInTurn(userId, offered(pages, felt, PAGES[kind]), ({ page: { text: content, day, href }, isPleasant }) => {
		const may = isPleasant ? mayComeBack : (text: string) => mayComeBack(text) && namesNoPain(text);
		const text = isPleasant
			? passageOf(content.slice(0, READ), may, LONGEST)
			: (wholePage(content, may, LONGEST) ?? passageOf(content.slice(0, READ), may, LONGEST, true));
		const feeling = feelings.get(href) ?? null;
		if (text) lines.push({ text, day, href, source: "entry", isKept: false, feeling });
	});
	return lines;
}

/**
 * Returns the lines kept from these days. If no entry may be quoted and there is no such line, returns one kept from
 * earlier days: the same at each visit, a different one in the next letter.
 */
async function keptFor({ userId, period }: Stretch, isHard: boolean): Promise<LetterLine[]> {
	const found = await linesOfDays(userId, isHard ? EVER : period.from, period.to);
	const all = found.map(({ text, day, source, href }): LetterLine => {
		return { text, day, source, href, isKept: true, feeling: null };
	});
	const ofThese = all.filter(({ day }) => day >= period.from);
	if (ofThese.length > 0 || !isHard) return ofThese;
	// Excludes the last weeks, whose letters have already quoted those lines.
	const before = addDays(period.from, -RECENT_DAYS);
	const earlier = all.filter(
		({ text, source, day }) => source === "entry" && day < before && !hasGraveWord(text) && isUnhurt(text),
	);
	return earlier.length > 0 ? [earlier[placeOf(period) % earlier.length] as LetterLine] : [];
}

/** Whether a sentence from a day with a pleasant feeling may be quoted on its own. */
const mayComeBack = (text: string) => !hasGraveWord(text) && isWelcome(text);

/** Whether a sentence from a hard day may be quoted: saying nothing, or asking nothing, can be a kindness. */
const mayCarry = (text: string) =>
	mayComeBack(text) && isUnhurt(text.replace(/\b(?:said|asked|wanted)(?: me)? nothing\b/giu, ""));

/** Returns the sentences that the person marked in answers from these days. */
function markedOf({ userId, offset }: Stretch, { marked }: LetterRow): LetterLine[] {
	const rows = marked.map(([id, questionnaireId, mark, completedAt]) => ({
		...{ id, questionnaireId, marked: mark, completedAt },
	}));
	return openedWhereSound("UserResponse", rows, { userId }).flatMap((row) => {
		const mark = row && markIn(row.marked);
		if (!row || !mark) return [];
		const href = hrefOf.response(row.questionnaireId, row.id);
		const day = localDay(new Date(row.completedAt), offset);
		return [{ text: mark.text, day, source: "answer", href, isKept: false, feeling: null } as const];
	});
}

const isPleasantIn = ({ quarters }: FeltThen, { day }: Page) =>
	quarters.get(day)?.has("bright") || quarters.get(day)?.has("calm") || false;

/**
 * Returns entries from the whole period, starting with days on which a pleasant feeling was chosen. Leaves out days on
 * which only unpleasant ones were.
 */
function offered(pages: readonly Page[], felt: FeltThen, most: number): { page: Page; isPleasant: boolean }[] {
	const pleasant = pages.filter((page) => isPleasantIn(felt, page));
	const untapped = pages.filter(({ day }) => !felt.quarters.has(day));
	return [pleasant, untapped].flatMap((some) =>
		[...new Set([...spread(some, MOST), ...spread(some, most)])].map((page) => {
			return { page, isPleasant: isPleasantIn(felt, page) };
		}),
	);
}

/** Returns at most this many items, spread evenly over the list. */
const spread = <Of>(all: readonly Of[], most: number): Of[] =>
	all.filter(
		(_, i) => all.length <= most || Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length),
	);
