import { COACH_NAME } from "@/lib/domain/core/brand";
import { fill } from "@/lib/domain/core/fill";
import { type FeelingId, feelingById } from "@/lib/domain/feelings/feelings";
import { type Day, daysBetween } from "@/lib/domain/progress/days";
import { didGood, firstTime } from "./carrying";
import * as content from "./content";
import { calledPeriod, dayFrom, dayIn, placeOf } from "./periods";
import type { Letter, LetterFacts, LetterLine, WithNames } from "./schema";

/** The most feelings and people that a letter names. */
const MOST_NAMED = 5;
const MOST_LISTED = 3;
/** A shorter gap without pages, in days, is not mentioned. */
const GAP_DAYS = 10;
/** An article is not offered again until this many letters later: about two months. */
const LETTERS_APART = 9;
const DAYS_A_WEEK = 7;

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const number = (count: number) => numbers[count] ?? count.toLocaleString("en-US");
const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? "" : "s"}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins parts to "a", "a and b" or "a, b and c". */
function listed(parts: readonly string[]): string {
	const [last = "", ...others] = [...parts].reverse();
	return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}

const one = <Of>(all: readonly Of[], place: number): Of => all[place % all.length] as Of;
const labelOf = (id: string) => `“${feelingById(id)?.label}”`;

/** Composes the beginning: for a week, how many days were written on; for a month or a year, the number of days. */
function beginning({ period, days, lastBefore }: LetterFacts): string {
	const values: Record<string, string> = {
		stretch: calledPeriod(period),
		listed: listed(days.map((day) => dayIn(period, day))),
		days: counted(days.length, "day"),
	};
	return capital(fill(one(beginningsFor(), placeOf(period)), values));

	function beginningsFor(): readonly string[] {
		const { first, everyDay, few, some, most, long } = content.beginnings;
		if (period.kind !== "week") return lastBefore === null ? long.first : long.more;
		if (lastBefore === null) return first;
		if (days.length <= MOST_LISTED) return few;
		if (days.length === DAYS_A_WEEK) return everyDay;
		return days.length >= DAYS_A_WEEK - 2 ? most : some;
	}
}

/** Returns how many days without a page there were before the first page. */
const gapBefore = ({ days, lastBefore }: Pick<LetterFacts, "days" | "lastBefore">) =>
	lastBefore === null ? 0 : daysBetween(lastBefore, days[0] ?? lastBefore) - 1;

/**
 * Whether only unpleasant feelings were chosen, and on at least half of the written days: one tap says nothing about a
 * whole week. A letter of such days quotes no passage of them, only sentences that the person kept, or encouraging ones.
 */
export const isHard = ({ feelings, days }: Pick<LetterFacts, "feelings" | "days">): boolean =>
	feelings.length > 0 &&
	feelings.every(({ id }) => isUnpleasant(id)) &&
	new Set(feelings.flatMap((feeling) => feeling.days)).size * 2 >= days.length;

/**
 * Picks an article about a feeling chosen in this week, if there is one that no letter of the preceding weeks offered
 * and that does not clash with the quoted lines. Letters are not stored: what earlier ones offered is recalculated from
 * the feelings chosen then.
 */
function articleOf({ feelings, earlier, period, lines }: LetterFacts): { slug: string; feeling: FeelingId } | null {
	if (period.kind !== "week") return null;
	const offered: ({ slug: string; feeling: FeelingId } | null)[] = [];
	for (const week of [...earlier, feelings.map(({ id }) => id)]) {
		const recent = new Set(offered.slice(1 - LETTERS_APART).map((last) => last?.slug));
		const fitting = week.flatMap((feeling) =>
			(content.articlesByFeeling[feeling] ?? []).map((slug) => ({ slug, feeling })),
		);
		offered.push(fitting.find(({ slug }) => !recent.has(slug)) ?? null);
	}
	const last = offered.at(-1) ?? null;
	const clash = content.articleClashes[last?.slug ?? ""];
	return lines.some(({ text }) => clash?.test(text)) ? null : last;
}

/** Adds the introduction of each line: its day, and the feeling chosen for it. */
function joined({ lines, period }: LetterFacts): Letter["lines"] {
	const place = placeOf(period);
	return lines.map((line, i) => {
		const isEarlier = line.day < period.from;
		const day = isEarlier ? dayFrom(period, line.day) : dayIn(period, line.day);
		const values = { day, feeling: labelOf(line.feeling ?? ""), coach: COACH_NAME };
		return { ...line, join: capital(fill(one(joinsFor(line, i), place + i), values)) };
	});

	function joinsFor({ isKept, source, feeling, day, text }: LetterLine, i: number): readonly string[] {
		const { kept, earlier, before, wasGood, first, marked, sameDay } = content.joins;
		const { last, plain, felt } = period.kind === "week" ? content.joins.week : content.joins.longer;
		if (day < period.from && !isKept) return didGood.test(text) ? wasGood : before;
		if (day < period.from) return earlier;
		if (isKept) return kept[source];
		if (source === "answer") return marked;
		if (firstTime.test(text)) return first;
		if (lines[i - 1]?.day === day) return [sameDay];
		const isLast = i > 0 && i === lines.length - 1;
		if (feeling) return isLast ? last.felt : felt;
		return isLast ? last.plain : plain;
	}
}

/**
 * Names the feelings chosen in a week and their days, if no line has its feeling next to it, so that hard feelings never
 * follow a good moment.
 */
function feelingsOf(facts: LetterFacts): string | null {
	const { feelings, lines, period } = facts;
	if (period.kind !== "week" || feelings.length === 0 || lines.some(({ feeling }) => feeling !== null)) return null;
	return feltIn(facts);
}

/** Composes "On Monday you tapped “Sad”, and on Friday “Calm”.", or "You tapped “Sad” on four days …" if it was often. */
function feltIn({ feelings, period, days: written }: LetterFacts): string {
	const { first, next, often } = content.felt;
	const named = feelings.slice(0, MOST_NAMED);
	const days = [...new Set(named.flatMap((feeling) => feeling.days))].sort();
	// The day of a week's only page has been named just before.
	if (written.length === 1 && days.every((day) => day === written[0]))
		return fill(often, { felt: listed(named.map(({ id }) => labelOf(id))) });
	if (days.length > MOST_LISTED) {
		const on = ([day = "", ...more]: readonly Day[]) =>
			more.length === 0 ? `on ${dayIn(period, day)}` : `on ${counted(more.length + 1, "day")}`;
		return fill(often, { felt: listed(named.map((feeling) => `${labelOf(feeling.id)} ${on(feeling.days)}`)) });
	}
	const parts = days.map((day, i) => {
		const then = named.filter((feeling) => feeling.days.includes(day)).map(({ id }) => labelOf(id));
		return fill(i === 0 ? first : next, { day: dayIn(period, day), felt: listed(then) });
	});
	const [last = "", ...others] = parts.reverse();
	return capital(others.length > 0 ? `${others.reverse().join(", ")}, and ${last}.` : `${last}.`);
}

/** Matches a pronoun for somebody, who may not be named. */
const SOMEBODY = /\b(?:he|she|him|his|hers?)\b/i;

/**
 * Composes "You wrote of Alex and Mira.", naming people whom no quoted page names. Returns null if a quoted line may be
 * about one of them.
 */
function peopleOf({ people, lines }: LetterFacts): WithNames | null {
	const namesNone = (text: string) => !people.some(({ name }) => text.includes(name));
	if (lines.some(({ text }) => SOMEBODY.test(text) && namesNone(text))) return null;
	const others = withoutPartOfATie(people).filter(
		({ name, isQuoted }) => !isQuoted && !lines.some(({ text }) => text.includes(name)),
	);
	if (others.length === 0) return null;
	return [{ text: "You wrote of ", personId: null }, ...namesOf(others), { text: ".", personId: null }];
}

/**
 * Returns the people who are named on the most pages. If the limit would cut a group with equally many pages in two,
 * that whole group is left out.
 */
function withoutPartOfATie(people: LetterFacts["people"]): LetterFacts["people"] {
	const left = people[MOST_NAMED];
	return left ? people.filter(({ pages }) => pages > left.pages) : people;
}

const namesOf = (people: readonly { id: string; name: string }[]): WithNames =>
	people.flatMap(({ id, name }, i) => {
		const between = i === 0 ? [] : [{ text: i === people.length - 1 ? " and " : ", ", personId: null }];
		return [...between, { text: name, personId: id }];
	});

const isUnpleasant = (id: string) => ["low", "stirred"].includes(feelingById(id)?.quarter ?? "");

/** Names something that happened for the first time in a week. */
function firstsOf(facts: LetterFacts): string | null {
	const { firsts, period, lastBefore } = facts;
	// At the beginning, everything happens for the first time.
	if (lastBefore === null || period.kind !== "week" || gapBefore(facts) >= GAP_DAYS) return null;
	return firsts.longest && fill(one(content.firsts.longest, placeOf(period)), { day: dayIn(period, firsts.longest) });
}

/**
 * Lists intentions that were carried out and goals that were reached or set, and for a week those ahead, in the
 * person's own words.
 */
function intentionsOf({ done, open, period }: LetterFacts): string | null {
	const { meantWell, reached, set, ahead, due } = content.intentions;
	const of = (from: LetterFacts["open"], what: "goal" | "meant" | "due") =>
		from
			.filter((all) => all.what === what)
			.slice(0, MOST_LISTED)
			.map(({ text }) => (text.startsWith("“") ? text : `“${text}”`));
	const said = (list: string[], { one: single, more }: { one: string; more: string }) =>
		list.length === 0 ? [] : [fill(list.length === 1 ? single : more, { list: listed(list) })];
	const sentences = [
		...said(of(done, "meant"), meantWell),
		...said(of(done, "goal"), reached),
		...said(of(open, "goal"), set),
		...(period.kind === "week" ? [...said(of(open, "due"), due), ...said(of(open, "meant"), ahead)] : []),
	];
	return sentences.length > 0 ? sentences.join(" ") : null;
}

/** How many weeks letters look back for a hard time, and how many hard weeks make one. */
const [LATELY, HARD_WEEKS] = [5, 2] as const;
/** Whether only unpleasant feelings were chosen in several of the recent weeks. */
const isHardTime = ({ earlier }: Pick<LetterFacts, "earlier">): boolean =>
	earlier.slice(-LATELY).filter((week) => week.length > 0 && week.every(isUnpleasant)).length >= HARD_WEEKS;

/**
 * Composes the paragraph of a hard period: what was tapped, and nothing about how the days were. Only a week's names the
 * feelings; a row of hard words over a month would read like an accusation.
 */
function hardParagraph(facts: LetterFacts): string {
	if (facts.isAfterCareful) return content.afterCareful.paragraph;
	const { period } = facts;
	const kind = one(content.hard[period.kind], placeOf(period));
	return period.kind === "week" ? `${feltIn(facts)} ${kind}` : kind;
}

/** Picks a closing whose statements about the pages are true. */
function closingOf({ lines, days, period }: LetterFacts): string {
	const { plain, quoting, more } = content.closings[period.kind];
	const ofThese = new Set(lines.filter(({ day }) => day >= period.from).map(({ day }) => day));
	const fitting = [
		...plain,
		...(ofThese.size > 0 && days.length > ofThese.size ? quoting : []),
		...(ofThese.size > 1 && days.length >= ofThese.size * 2 ? more : []),
	];
	return fill(one(fitting, placeOf(period)), { stretch: calledPeriod(period) });
}

/**
 * Composes a letter from the facts about a period. It says nothing else: no verdict, and no claim about anybody's
 * thoughts.
 * @param articles Returns the question of the article with this slug, if there is one.
 */
export function composeLetter(facts: LetterFacts, articles: (slug: string) => string | undefined): Letter {
	const { period, isKept, form, leavesOut, saysLeftOut, firstName } = facts;
	const greeting = firstName.trim() === "" ? "Hello," : `Dear ${firstName.trim()},`;
	const base = { period, isKept, form, leavesOut: saysLeftOut, greeting };
	const nothing = {
		...{ lines: [], feelings: null, people: null, firsts: null, intentions: null },
		...{ article: null, question: null, closing: null, mayBeJoined: false },
	};
	const begin = beginning(facts);
	if (form === "careful") {
		const paragraphs = [begin, ...content.careful[period.kind]];
		return { ...base, ...nothing, paragraphs, closing: content.carefulClosing[period.kind] };
	}
	if (form === "partly") return { ...base, ...nothing, paragraphs: [begin, content.partly] };
	const place = placeOf(period);
	if (facts.isHomeUnsafe) {
		const { paragraphs, questions, closing } = content.unsafeHome;
		const help = saysLeftOut ? content.leftOut : one(paragraphs, place);
		const said = [begin, ...(facts.isAfterCareful ? [content.afterCareful.paragraph] : []), help];
		const question = one(questions, place);
		return { ...base, ...nothing, leavesOut: true, paragraphs: said, lines: joined(facts), question, closing };
	}
	const hard = isHard(facts);
	const isGentle = hard && facts.isAfterCareful;
	// Where nobody tapped that it was a good week, no question takes it for one.
	const isGood = facts.feelings.some(({ id }) => !isUnpleasant(id)) && !isHardTime(facts);
	const isHarder = period.kind === "week" && !isGood;
	const questions =
		hard || leavesOut ? content.hardQuestions : isHarder ? content.hardTimeQuestions : content.questions;
	const lastQuoted = facts.lines.findLast(({ day, source }) => source === "entry" && day >= period.from);
	const asked =
		lastQuoted && !hard && !leavesOut && !isHardTime(facts) && period.kind !== "year"
			? fill(one(content.aboutDay, place), { day: dayIn(period, lastQuoted.day) })
			: one(questions[period.kind], place);
	return {
		...base,
		paragraphs: [begin, ...(hard ? [hardParagraph(facts)] : []), ...leftOutNote()],
		lines: joined(facts),
		feelings: hard ? null : feelingsOf(facts),
		...noteOf(),
		// A hard letter is short: if it recalls a line, it recommends nothing.
		article: isGentle || (hard && facts.lines.length > 0) ? null : offered(),
		question: isGentle ? content.afterCareful.question : asked,
		closing: isGentle ? content.afterCareful.closing : closingOf(facts),
		// The introductions of earlier lines and of hard weeks were worded with care, so no model may replace them.
		mayBeJoined: facts.hasModel && !hard && !facts.leavesOut && facts.lines.length > 0,
	};

	function leftOutNote(): readonly string[] {
		if (saysLeftOut) return [content.leftOut];
		return leavesOut && period.kind === "year" ? [content.leftOutOfYear] : [];
	}

	/**
	 * Picks the one note beside the lines that says most. In a hard period no names, because they would seem to blame
	 * somebody.
	 */
	function noteOf(): Pick<Letter, "people" | "firsts" | "intentions"> {
		const none = { people: null, firsts: null, intentions: null };
		const intentions = intentionsOf(facts);
		if (intentions || hard) return { ...none, intentions };
		const people = peopleOf(facts);
		return people ? { ...none, people } : { ...none, firsts: firstsOf(facts) };
	}

	function offered(): Letter["article"] {
		const found = articleOf(facts);
		const question = found && articles(found.slug);
		if (!found || !question) return null;
		return {
			text: fill(one(content.articleLines, place), { feeling: labelOf(found.feeling) }),
			slug: found.slug,
			question,
		};
	}
}
