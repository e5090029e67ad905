import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { type FeelingId, feelingById, type Quarter } from "@/lib/domain/feelings/feelings";
import { ownWordIn } from "@/lib/domain/feelings/own-word";
import type { LetterFacts } from "@/lib/domain/letters/schema";
import { beginningOf } from "@/lib/domain/look-back/beginning";
import { namesFinder } from "@/lib/domain/people/names";
import { type Day, mondayOf } from "@/lib/domain/progress/days";
import type { Certainty } from "@/lib/domain/safety/kinds";
import type { Page } from "@/lib/domain/search/pages/page";
import { hrefOf } from "@/lib/domain/search/pages/page-makers";
import { isGrave, isPainful, tellsOfHarm } from "@/lib/safety/grave";
import { openedWhereSound } from "@/lib/server/core/database/db";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { eachInTurn } from "@/lib/server/core/work/turns";
import { dangerIn, showsDanger } from "@/lib/server/look-back/danger";
import type { SaidNotMeant } from "@/lib/server/safety/not-meant";
import type { LetterRow } from "./row";
import type { Stretch } from "./stretch";

/** How many entries that name a person are searched for danger, newest first, before a letter names that person. */
const READ = 60;
/** How many people are looked up: one more than a letter names, to see who else is named in equally few entries. */
const MOST_PEOPLE = 6;

export interface FeltThen {
	feelings: LetterFacts["feelings"];
	earlier: LetterFacts["earlier"];
	/** The quarters of the feelings chosen on each day. */
	quarters: Map<Day, Set<Quarter>>;
	/** The earlier days on which a pleasant feeling was chosen. */
	brightBefore: Set<Day>;
	/** The Mondays of the earlier weeks in which only unpleasant feelings were chosen. */
	hardBefore: Day[];
	/** The feeling chosen for an entry, by the entry's address. */
	ofEntry: Map<string, FeelingId>;
	/** The person's own word for it, if none of the list fitted. */
	ownOfEntry: Map<string, string>;
	/** Those words, in the order of the days; none if one of them has to be left out. */
	ownWords: LetterFacts["ownWords"];
	/** How sure it is that one of them tells of a danger; null if none does. */
	danger: Certainty | null;
}

type DaysOf = Map<FeelingId, Set<Day>>;

const countedIn = (daysOf: DaysOf, id: FeelingId, day: Day): DaysOf =>
	daysOf.set(id, (daysOf.get(id) ?? new Set()).add(day));

/** Returns the feelings chosen on two days or more, the most frequent first. */
const repeatedIn = (daysOf: DaysOf): FeelingId[] =>
	[...daysOf]
		.filter(([, days]) => days.size > 1)
		.sort(([, a], [, b]) => b.size - a.size)
		.map(([id]) => id);

/** Counts the feelings chosen in these days, the most frequent first. */
export async function feelingsIn({ userId, period }: Stretch, { felt }: LetterRow): Promise<FeltThen> {
	const chosen = new Map<FeelingId, Day[]>();
	const weeks = new Map<Day, DaysOf>();
	const found: FeltThen = {
		feelings: [],
		earlier: [],
		quarters: new Map(),
		brightBefore: new Set(),
		hardBefore: [],
		ofEntry: new Map(),
		ownOfEntry: new Map(),
		ownWords: [],
		danger: null,
	};
	let leavesOut = false;
	const rows = felt.map(([day, id, feeling, entryId]) => ({ day, id, feeling, entryId })).reverse();
	for (const row of await openedInTurn("ChosenFeeling", rows, { userId })) {
		const known = row && feelingById(row.feeling);
		const own = row && ownWordIn(row.feeling);
		if (row && own && row.day >= period.from) {
			const danger = await dangerIn(userId, [own]);
			if (danger && found.danger !== "clear") found.danger = danger;
			if (danger || tellsOfHarm(own.toLowerCase())) leavesOut = true;
			else {
				found.ownWords.push({ day: row.day, word: own });
				if (row.entryId !== null) found.ownOfEntry.set(hrefOf.entry(row.entryId), own);
			}
		}
		if (!row || !known) continue;
		const { day, entryId } = row;
		if (day < period.from) {
			const week = mondayOf(day);
			if (known.quarter === "bright" || known.quarter === "calm") found.brightBefore.add(day);
			weeks.set(week, countedIn(weeks.get(week) ?? new Map(), known.id, day));
			continue;
		}
		chosen.set(known.id, [...(chosen.get(known.id) ?? []), day]);
		found.quarters.set(day, (found.quarters.get(day) ?? new Set()).add(known.quarter));
		if (entryId !== null) found.ofEntry.set(hrefOf.entry(entryId), known.id);
	}
	const brightWeeks = new Set([...found.brightBefore].map(mondayOf));
	found.hardBefore = [...weeks.keys()].filter((monday) => !brightWeeks.has(monday));
	found.feelings = [...chosen]
		.map(([id, days]) => ({ id, count: days.length, days: [...new Set(days)].sort() }))
		.sort((a, b) => b.count - a.count);
	found.earlier = [...weeks.values()].map(repeatedIn);
	// A row with a gap would tell of what it leaves out.
	if (leavesOut) found.ownWords = [];
	return found;
}

/**
 * Returns the people named in the entries, those in the most entries first. Leaves out everyone named in an entry with
 * a danger, however long ago.
 * @param found The entries of the period, and all pages of the person (newest first). Their scripts are not read: the app
 *   wrote those.
 */
export async function peopleOn(
	{ userId }: Stretch,
	row: LetterRow,
	{ pages, all, said }: { pages: readonly Page[]; all: readonly Page[]; said: SaidNotMeant },
): Promise<LetterFacts["people"]> {
	const rows = row.people.map(([id, names]) => ({ id, names }));
	const known = openedWhereSound("KnownPerson", rows, { userId }).flatMap((person) => {
		if (!person) return [];
		const names = person.names as string[];
		return [{ id: person.id, names, name: names[0] ?? "", pages: 0, texts: [] as string[] }];
	});
	const namedIn = namesFinder(known.map(({ names }) => names));
	const ofStretch = new Set(pages);
	const own = all.filter(({ kind }) => kind !== "life-script" && kind !== "love-script");
	await eachInTurn(userId, own, (page) => {
		for (const at of namedIn(page.text)) {
			const person = known[at];
			if (!person) continue;
			if (ofStretch.has(page)) person.pages++;
			if (person.texts.length < READ) person.texts.push(said.heard(page));
		}
	});
	const named = known.filter((person) => person.pages > 0).sort((a, b) => b.pages - a.pages);
	const people: LetterFacts["people"] = [];
	for (const { id, name, texts, pages: count } of named.slice(0, MOST_PEOPLE * 2)) {
		if (people.length === MOST_PEOPLE) break;
		if (await showsDanger(userId, texts)) continue;
		people.push({ id, name, pages: count });
	}
	return people;
}

const mayBeNamed = ({ text }: { text: string }) => !isGrave(text.toLowerCase()) && !isPainful(text);

/** Returns goals reached and plans that worked out in these days, and those started then that are still open. */
export function intentionsIn({ userId, period }: Stretch, row: LetterRow): Pick<LetterFacts, "done" | "open"> {
	const goals = row.goals.map(([id, title, description, isDone]) => ({ id, title, description, isDone }));
	const threads = row.threads.map(([id, meant, isDone, day]) => ({ id, meant, isDone, day }));
	/** A plan whose day has come by the end of the period is asked about; one for a later day is still ahead. */
	const whenOf = ({ isDone, day }: { isDone: boolean; day: Day }) =>
		!isDone && day <= period.to ? ("due" as const) : ("meant" as const);
	const all = [
		...openedWhereSound("RelationshipGoal", goals, { userId }).flatMap((goal) => {
			if (!goal || !isSound(goal)) return [];
			const text = goal.title ?? beginningOf(goal.description).beginning;
			return [{ what: "goal" as const, text, isDone: goal.isDone }];
		}),
		...openedWhereSound("Thread", threads, { userId }).flatMap((thread) =>
			thread && isSound(thread) ? [{ what: whenOf(thread), text: thread.meant, isDone: thread.isDone }] : [],
		),
	].filter(mayBeNamed);
	const of = (isDone: boolean) => all.filter((one) => one.isDone === isDone).map(({ what, text }) => ({ what, text }));
	return { done: of(true), open: of(false) };
}
