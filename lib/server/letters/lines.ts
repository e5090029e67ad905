import "server-only";
import { carrying, hasLost, isAboutSomebody } from "@/lib/domain/letters/carrying";
import { pageOrItsEnds, wholeLine } from "@/lib/domain/letters/passage";
import { placeOf } from "@/lib/domain/letters/periods";
import type { LetterLine } from "@/lib/domain/letters/schema";
import { needsItsQuestion, weightOf, weightOfLength } from "@/lib/domain/letters/weight";
import { addDays, type Day, localDay, mondayOf } from "@/lib/domain/progress/days";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { didGood, kindDeed } from "@/lib/domain/text/deed-words";
import { tellsOfFreshLoss } from "@/lib/domain/text/loss";
import { beginsLikeAnswer, endsWithPlan, goesOnFromBefore } from "@/lib/domain/text/page-form";
import { isUnhurt, isWelcome, namesNoPain } from "@/lib/domain/text/unhurt";
import { isGrave, isPainful, tellsOfHarm } from "@/lib/safety/grave";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { linesOfDays } from "@/lib/server/lines/service";
import { dangerIn, showsDanger } from "@/lib/server/look-back/danger";
import { markIn } from "@/lib/server/questionnaires/columns";
import type { SaidNotMeant } from "@/lib/server/safety/not-meant";
import type { FeltThen } from "./facts";
import type { LetterRow } from "./row";
import type { Stretch } from "./stretch";

/** The maximum number of lines in a letter; a year has one for each of its months. */
const MOST = 3;
/** The letter of a week with this many pages or fewer quotes all of them, if they have no more characters together. */
const [FEW_PAGES, FEW_CHARACTERS] = [5, 3_600];
/** The maximum number of lines in a letter about a hard period: what was kept, who was there, what was good before. */
const MOST_HARD = 2;
/** How many days back, and in how many entries, something good is looked for. */
const [GOOD_DAYS, GOOD_PAGES] = [120, 40];
/** How many of the lines may be kept ones. */
const MOST_KEPT = 2;
/** The maximum length of a kept line with the sentences around it, in characters. */
const LONGEST_LINE = 700;
/** A page that is longer, in characters, is quoted by its beginning and its end. */
const LONGEST_PAGE = 900;
/** The same for a year with more months than `FEW_MONTHS`, which has more pages to quote. */
const [LONGEST_OF_YEAR, FEW_MONTHS] = [360, 6];
/** A page goes on from the page before it within this many days. */
const STORY_DAYS = 2;
/** How many characters of an entry are read for its weight. */
const READ = 6_000;
/** A day before anybody wrote here. */
const EVER = "1900-01-01";
/** A line kept within this many days was in a letter recently. */
const RECENT_DAYS = 21;

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
	/** What the person did not mean as it sounds. */
	said: SaidNotMeant;
	/** The first day of the period. */
	from: Day;
	to: Day;
	/** The entries that may be quoted if they show no danger, the oldest first. */
	pages: readonly Page[];
	/** All entries of the period without a grave word. */
	quiet: readonly Page[];
	/** The question that each entry answers, by its address. */
	prompts: ReadonlyMap<string, string>;
	/** How much the form of each entry says that it is worth reading again, by its address. */
	weights: ReadonlyMap<string, number>;
	kept: readonly LetterLine[];
	marked: readonly LetterLine[];
}

/**
 * Chooses the lines of a letter, in order of their days. An entry is quoted whole or not at all, because without its
 * beginning or its end it may mean something else. None is from an excluded entry.
 * @param pages Journal entries, without excluded ones.
 * @param isHard Whether only unpleasant feelings were chosen on most days: such a letter is short.
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
		said,
		isHard,
		isUnsafe,
		isOut,
		before,
	}: {
		felt: FeltThen;
		said: SaidNotMeant;
		isHard: boolean;
		isUnsafe: boolean;
		isOut: (day: Day) => boolean;
		before: () => readonly Page[];
	},
): Promise<LetterLine[]> {
	const { userId, period } = stretch;
	const quiet: Page[] = [];
	const quotable: Page[] = [];
	await eachInTurn(userId, pages, (page) => {
		if (!isGrave(`${page.title ?? ""}\n${page.text}`.toLowerCase())) quiet.push(page);
		const mayBeSeen = !isUnsafe || (isPleasantIn(felt, page) && !isAboutSomebody(page.text, page.day));
		if (mayBeSeen && isQuotable(felt, page)) quotable.push(page);
	});
	const shown = new Map(quiet.map((page) => [page.href, page.text]));
	const isShown = ({ source, href, day }: LetterLine) =>
		day < period.from || (!isOut(day) && (source !== "entry" || href === null || shown.has(href)));
	const mayBeAdded = (text: string) => !isHard && mayComeBack(text) && isUnhurt(text);
	const kept = (await keptFor(stretch, isHard)).filter(isShown).flatMap((line) => {
		const text = wholeLine(shown.get(line.href ?? ""), line.text, mayBeAdded, LONGEST_LINE);
		return text === null ? [] : [{ ...line, text, isWidened: text.length > line.text.length + 1 }];
	});
	const marked = isHard ? [] : markedOf(stretch, row).filter(({ day }) => !isOut(day));
	const { from, to } = period;
	const byTime = [...quotable].sort((a, b) => a.at - b.at);
	const prompts = await promptsOf(userId, row);
	const of = { userId, felt, said, from, to, kept, marked, pages: byTime, quiet: isUnsafe ? byTime : quiet, prompts };
	const source: Source = { ...of, weights: await weigh(of) };
	if (isHard) return byDay(await linesOfHard(source, isUnsafe ? () => [] : before));
	if (period.kind === "week") return byDay(await linesOfWeek(source));
	return byDay(await (period.kind === "month" ? linesOfMonth(source) : linesOfYear(source)));
}

/** Returns the question that each entry answers, by its address. */
async function promptsOf(userId: number, { written }: LetterRow): Promise<Map<string, string>> {
	const rows = written.map(([id, , , prompt]) => ({ id, prompt }));
	const found = await openedInTurn("JournalEntry", rows, { userId });
	return new Map(found.flatMap((row) => (row ? [[hrefOf.entry(row.id), row.prompt]] : [])));
}

/** Whether an entry is not quoted unless a pleasant feeling was chosen for its day. */
const isHeldBack = (text: string): boolean => tellsOfHarm(text.toLowerCase()) || tellsOfFreshLoss(text);

/**
 * Whether an entry may be quoted, by its words and the feelings of its day. A heavy word alone is no reason against it:
 * in a diary it is often beside a laugh.
 */
function isQuotable(felt: FeltThen, { title, text, day }: Page): boolean {
	const all = `${title ?? ""}\n${text}`;
	const isPleasant = pleasureIn(felt, day);
	if (isPleasant === true) return true;
	return !isHeldBack(all) && (isPleasant === null || namesNoPain(all));
}

/** Quotes an entry, if it shows no danger. Of a very long one, quotes the beginning and the end. */
async function quoted(source: Source, page: Page, most = LONGEST_PAGE): Promise<LetterLine | null> {
	const { userId, felt, said, prompts } = source;
	const { title, day, href } = page;
	const text = pageOrItsEnds(page.text, most);
	const heard = said.heard(page, title === null ? page.text : `${title}\n${page.text}`);
	if (text === null || (await dangerIn(userId, [heard])) !== null) return null;
	const prompt = prompts.get(href) ?? "";
	return {
		...{ text, day, href, source: "entry", isKept: false },
		feeling: felt.ofEntry.get(href) ?? null,
		own: felt.ownOfEntry.get(href) ?? null,
		prompt: needsItsQuestion(prompt, page.text) ? prompt.trim() : null,
	};
}

/** Quotes entries in this order until there are `most`. */
async function firstQuoted(
	source: Source,
	pages: readonly Page[],
	most: number,
	longest?: number,
): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	for (const page of pages) {
		if (lines.length >= most) break;
		const line = await quoted(source, page, longest);
		if (line) lines.push(line);
	}
	return lines;
}

/** Sorts entries by how much their form says that they are worth reading again; see `weightOf`. */
function byWeight({ weights }: Source, pages: readonly Page[]): Page[] {
	const lengths = pages.map(({ text }) => text.length).sort((a, b) => a - b);
	const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
	const weight = ({ href, text }: Page) => (weights.get(href) ?? 0) + weightOfLength(usual ? text.length / usual : 1);
	return [...pages].sort((a, b) => weight(b) - weight(a));
}

/** Weighs each entry once, letting other requests run in between. */
async function weigh({ userId, felt, prompts, pages }: Omit<Source, "weights">): Promise<Map<string, number>> {
	const weights = new Map<string, number>();
	await eachInTurn(userId, pages, ({ href, text, day }) => {
		const own = felt.ownOfEntry.get(href) ?? null;
		const form = { text: text.slice(0, READ), prompt: prompts.get(href) ?? "", own, isPleasant: pleasureIn(felt, day) };
		weights.set(href, weightOf(form));
	});
	return weights;
}

const isFew = (pages: readonly Page[]) =>
	pages.length <= FEW_PAGES && pages.reduce((sum, { text }) => sum + text.length, 0) <= FEW_CHARACTERS;
/** Chooses the entries that the letter of a week quotes: all of them if they are few. */
const pagesOfWeek = (source: Source, pages: readonly Page[]): readonly Page[] =>
	isFew(pages) ? pages : withBefore(source, byWeight(source, pages), MOST);
/** How many of them it quotes. */
const mostOfWeek = (pages: readonly Page[]) => (isFew(pages) ? FEW_PAGES : MOST);

/** Returns the page that another one goes on from: the one just before it, by the form of the two. */
function pageBefore({ pages }: Source, page: Page): Page | null {
	const before = pages[pages.indexOf(page) - 1];
	if (!before || before.day < addDays(page.day, -STORY_DAYS)) return null;
	const isAnswer = endsWithPlan(before.text) && beginsLikeAnswer(page.text);
	return isAnswer || goesOnFromBefore(page.text) ? before : null;
}

/**
 * Puts `most` entries first, each behind the one that it goes on from; where there is no room for both, neither of them.
 * @param lines The lines that the letter has already.
 */
function withBefore(source: Source, pages: readonly Page[], most: number, lines: readonly LetterLine[] = []): Page[] {
	const chosen: Page[] = [];
	const isThere = (page: Page) => chosen.includes(page) || lines.some(({ href }) => href === page.href);
	for (const page of pages) {
		if (isThere(page)) continue;
		const before = pageBefore(source, page);
		const both = before && !isThere(before) ? [before, page] : [page];
		if (chosen.length + both.length <= most) chosen.push(...both);
	}
	return [...chosen, ...pages.filter((page) => !isThere(page) && pageBefore(source, page) === null)];
}

/** Chooses lines for a week: first kept lines, then sentences marked as most important, then entries. */
async function linesOfWeek(source: Source): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	await add(source, lines, source.kept, MOST);
	await add(source, lines, source.marked, MOST);
	const left = source.pages.filter(({ href }) => lines.every((line) => line.href !== href));
	lines.push(...(await firstQuoted(source, pagesOfWeek(source, left), mostOfWeek(left) - lines.length)));
	return lines;
}

/** Returns entries in weeks or months, the oldest first. */
function inTurn(pages: readonly Page[], of: (day: Day) => string): Page[][] {
	const found = new Map<string, Page[]>();
	for (const page of pages) {
		const key = of(page.day);
		const some = found.get(key);
		if (some) some.push(page);
		else found.set(key, [page]);
	}
	return [...found.values()];
}

/**
 * Chooses lines for a month: kept ones, then the entry that is most worth reading again, then those that no letter of its
 * weeks quoted, of different weeks if possible, then others. None is from a day with only unpleasant feelings.
 */
async function linesOfMonth(source: Source): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	await add(source, lines, source.kept, MOST_KEPT);
	await add(source, lines, source.marked, MOST);
	const repeated = new Set(
		inTurn(source.pages, mondayOf).flatMap((week) => pagesOfWeek(source, week).slice(0, mostOfWeek(week))),
	);
	const pages = byWeight(
		source,
		source.pages.filter((page) => pleasureIn(source.felt, page.day) !== false),
	);
	const fresh = pages.filter((page) => !repeated.has(page));
	const bestOfWeeks = inTurn(fresh, mondayOf).flatMap((week) => week.slice(0, 1));
	const inOrder = new Set([...pages.slice(0, 1), ...bestOfWeeks, ...fresh, ...pages]);
	const most = MOST - lines.length;
	return [...lines, ...(await firstQuoted(source, withBefore(source, [...inOrder], most, lines), most))];
}

/** Sorts entries so that those that go on from another one come last. */
const startingNew = (source: Source, pages: readonly Page[]): Page[] => [
	...pages.filter((page) => pageBefore(source, page) === null),
	...pages.filter((page) => pageBefore(source, page) !== null),
];

/**
 * Chooses lines for a year: the entry of each month that is most worth reading again, and the first kept line of each; of
 * many months only one of the two. No entry is from a day with only unpleasant feelings, and beside a kept line only one
 * from a day with a pleasant feeling is added.
 */
async function linesOfYear(source: Source): Promise<LetterLine[]> {
	const months = inTurn(source.pages, (day) => day.slice(0, 7));
	const hasFewMonths = months.length <= FEW_MONTHS;
	const most = hasFewMonths ? LONGEST_PAGE : LONGEST_OF_YEAR;
	const lines: LetterLine[] = [];
	for (const month of months) {
		const then = source.kept.filter(({ day }) => day.slice(0, 7) === month[0]?.day.slice(0, 7));
		const before = lines.length;
		await add(source, lines, byDay(then), before + 1);
		const hasKept = lines.length > before;
		if (hasKept && !hasFewMonths) continue;
		const left = startingNew(source, byWeight(source, month)).filter(({ href, day }) => {
			const isPleasant = pleasureIn(source.felt, day);
			return (hasKept ? isPleasant === true : isPleasant !== false) && lines.every((line) => line.href !== href);
		});
		const short = left.filter(({ text }) => text.trim().length <= most);
		lines.push(...(await firstQuoted(source, [...short, ...left], 1, most)));
	}
	return lines;
}

/**
 * Chooses lines for a period with only unpleasant feelings: kept lines first, then what somebody kind did in it, then
 * something from earlier days that the person called good or that is in an entry with a pleasant feeling.
 */
async function linesOfHard(source: Source, before: () => readonly Page[]): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	await add(source, lines, source.kept, MOST_HARD);
	if (lines.length < MOST_HARD) await add(source, lines, await signed(source, source.quiet, kindDeed), MOST_HARD);
	if (lines.some(({ day }) => day < source.from) || lines.length === MOST_HARD) return lines;
	const [since, until] = [addDays(source.from, -GOOD_DAYS), addDays(source.from, -RECENT_DAYS)];
	const lately = before().filter(({ day }) => day >= since);
	const isLoss = [...source.quiet, ...lately].some(({ text }) => hasLost(text));
	// Anything from the last weeks was in a letter recently.
	const earlier = lately.filter(({ day, text }) => day < until && !isGrave(text.toLowerCase()));
	const bright = earlier.filter(({ day, text }) => source.felt.brightBefore.has(day) && mayComeBack(text));
	const found = [
		...(await signed(source, earlier.slice(0, GOOD_PAGES), didGood)),
		...(await firstQuoted(source, bright.slice(0, GOOD_PAGES), GOOD_PAGES)),
	];
	const good = isLoss ? found.filter(({ text }) => !isAboutSomebody(text, source.from)) : found;
	const newestFirst = [...good].sort((a, b) => (a.day < b.day ? 1 : -1));
	const [newest] = newestFirst;
	// If nothing carries, a page that names nothing painful is better than none of the person's words.
	if (!newest && lines.length === 0 && !isLoss) lines.push(...(await firstQuoted(source, source.pages, 1)));
	if (!newest) return lines;
	// Each further hard week takes the next one; once there is none left, nothing is added.
	const taken = source.felt.hardBefore.filter((monday) => monday >= addDays(newest.day, RECENT_DAYS)).length;
	await add(source, lines, newestFirst.slice(taken, taken + 1), lines.length + 1);
	return lines;
}

/** Quotes the sentences that match this sign, one per entry, or the whole entry if it may come back as it is. */
async function signed(source: Source, pages: readonly Page[], sign: RegExp): Promise<LetterLine[]> {
	const lines: LetterLine[] = [];
	for (const page of pages) {
		const text = carrying(page.text, sign, mayCarry, mayComeBack);
		if (text === null || (await showsDanger(source.userId, [source.said.heard(page)]))) continue;
		const { day, href } = page;
		const whole = mayComeBack(page.text) && namesNoPain(page.text) ? await quoted(source, page) : null;
		// Beside a comfort of earlier days, the feeling of its page is not repeated.
		lines.push({ ...bare, text: whole?.text ?? text, day, href, source: "entry", isKept: false });
	}
	return lines;
}

const bare = { feeling: null, own: null, prompt: null } as const;

const byDay = (lines: readonly LetterLine[]) => [...lines].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

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

/**
 * Returns the lines kept from these days. If no entry may be quoted and there is no such line, returns one kept from
 * earlier days: the same at each visit, a different one in the next letter.
 */
async function keptFor({ userId, period }: Stretch, isHard: boolean): Promise<LetterLine[]> {
	const found = await linesOfDays(userId, isHard ? EVER : period.from, period.to);
	const all = found.map(({ text, day, source, href }): LetterLine => {
		return { ...bare, text, day, source, href, isKept: true };
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
		return [{ ...bare, text: mark.text, day, source: "answer", href, isKept: false } as const];
	});
}

/** Whether a pleasant feeling was chosen on a day, or only unpleasant ones; null if none was. */
function pleasureIn({ quarters }: FeltThen, day: Day): boolean | null {
	const then = quarters.get(day);
	return then ? then.has("bright") || then.has("calm") : null;
}

const isPleasantIn = (felt: FeltThen, { day }: Page) => pleasureIn(felt, day) === true;
