import "server-only";
import { createHash } from "node:crypto";
import { addDays, type Day, localDay, mondayOf } from "@/lib/domain/progress/days";
import type { Call, Certainty } from "@/lib/domain/safety/kinds";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { aboutThePast } from "@/lib/safety/answers";
import { isGrave } from "@/lib/safety/grave";
import { notMeantBy, type SaidNotMeant } from "@/lib/server/safety/not-meant";
import { read } from "@/lib/server/safety/read";
import { pagesOf } from "@/lib/server/search/cache";

/** How sure it is that a text tells of a danger; null if it has no sign of one. */
type Verdict = Certainty | null;
/** Signs in texts, by their hashes: the same few pages are checked on every visit. Only kept in memory. */
const known = new Map<string, readonly Call[]>();
const MOST_KNOWN = 20_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** How many characters are read at a time. */
const AT_ONCE = 60_000;

/**
 * Returns how sure it is that these texts tell of a danger; null if there is no sign of one. Unlike in `showsDanger`, a
 * grave word alone is not a sign: nearly every diary of a year contains one.
 */
export async function dangerIn(userId: number, texts: readonly string[]): Promise<Verdict> {
	let found: Verdict = null;
	for (let from = 0; from < texts.length; ) {
		const some: string[] = [];
		for (let length = 0; from < texts.length && (some.length === 0 || length < AT_ONCE); from++) {
			const text = texts[from] ?? "";
			some.push(text);
			length += text.length;
		}
		const [first] = await callsOf(userId, some);
		if (first?.certainty === "clear") return "clear";
		found ??= first?.certainty ?? null;
	}
	return found;
}

const callsOf = (userId: number, texts: readonly string[]) =>
	knownOr(`signs ${texts.length} ${texts.join("\n")}`, () => read(userId, "callsIn", texts));

async function knownOr(text: string, look: () => Promise<readonly Call[]>): Promise<readonly Call[]> {
	const hash = hashOf(text);
	let calls = known.get(hash);
	if (calls === undefined) {
		calls = await look();
		if (known.size >= MOST_KNOWN) known.clear();
		known.set(hash, calls);
	}
	return calls;
}

/** How many days back pages are searched for a danger at home. Answers stay in force until they are given again. */
const UNSAFE_DAYS = 182;
const notTold = new Set<Page["kind"]>(["timeline", "life-script", "love-script", "line"]);
const ofThePast = aboutThePast.map((id) => hrefOf.answer(id, ""));

/** A person's pages, what they did not mean as it sounds, and the last day that counts. */
interface Told {
	pages: readonly Page[];
	said: SaidNotMeant;
	until: Day;
}

/** A page, and its text as it is read for signs of danger. */
export interface HeardPage {
	page: Page;
	text: string;
}

/**
 * Finds the weeks whose pages and answers up to this day clearly tell that somebody hurts or frightens the person now.
 */
async function* unsafeWeeks(userId: number, { pages, said, until }: Told): AsyncGenerator<HeardPage[]> {
	const since = addDays(until, -UNSAFE_DAYS);
	const weeks = new Map<Day, HeardPage[]>();
	for (const page of pages) {
		const { kind, day, href, isChosen } = page;
		if (isChosen || notTold.has(kind) || day > until || (kind !== "answer" && day < since)) continue;
		if (ofThePast.some((start) => href.startsWith(start))) continue;
		const monday = mondayOf(day);
		const week = weeks.get(monday) ?? [];
		weeks.set(monday, week);
		week.push({ page, text: said.heard(page) });
	}
	for (const week of weeks.values()) {
		const texts = week.map(({ text }) => text);
		const calls = await callsOf(userId, texts);
		if (calls.some(({ kind, certainty }) => kind === "partner-danger" && certainty === "clear")) yield week;
	}
}

/**
 * Whether a page or an answer up to this day clearly tells that somebody hurts or frightens the person now. Their texts
 * and letters then presume no safe home.
 */
export async function isHomeUnsafe(userId: number, told: Told): Promise<boolean> {
	for await (const _ of unsafeWeeks(userId, told)) return true;
	return false;
}

/** Returns the pages because of which `isUnsafeNow`, week by week. */
export async function pagesOfUnsafeHome(owner: Owner): Promise<HeardPage[][]> {
	const weeks: HeardPage[][] = [];
	for await (const week of unsafeWeeks(owner.id, await toldUntilNow(owner))) weeks.push(week);
	return weeks;
}

async function toldUntilNow({ id, timezoneOffset }: Owner): Promise<Told> {
	const [pages, said] = await Promise.all([pagesOf(id, timezoneOffset), notMeantBy(id)]);
	return { pages: pages.newestFirst(), said, until: localDay(new Date(), timezoneOffset) };
}

interface Owner {
	id: number;
	/** In minutes, as JavaScript's getTimezoneOffset returns it. */
	timezoneOffset: number;
}

/**
 * Whether the person is not safe at home, by what they have written up to now.
 * @param without Ids of pages that are not read, because what they tell is over.
 */
export async function isUnsafeNow(owner: Owner, without: ReadonlySet<string> = new Set()): Promise<boolean> {
	const { pages, ...told } = await toldUntilNow(owner);
	return isHomeUnsafe(owner.id, { ...told, pages: pages.filter(({ id }) => !without.has(id)) });
}

/**
 * Whether any of these texts shows that somebody was in danger, even doubtfully or long ago. Such texts are never
 * brought back to the person unasked.
 */
export async function showsDanger(userId: number, texts: readonly string[]): Promise<boolean> {
	for (const text of texts) {
		if (isGrave(text.toLowerCase()) || (await callsOf(userId, [text])).length > 0) return true;
	}
	return false;
}
