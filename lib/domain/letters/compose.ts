import { COACH_NAME } from "@/lib/domain/core/brand";
import { fill } from "@/lib/domain/core/fill";
import { feelingById } from "@/lib/domain/feelings/feelings";
import type { Day } from "@/lib/domain/progress/days";
import { didGood } from "@/lib/domain/text/deed-words";
import { endsWithPlan } from "@/lib/domain/text/page-form";
import * as content from "./content";
import { calledPeriod, dayFrom, dayIn, placeOf } from "./periods";
import type { Letter, LetterFacts, LetterLine, WithNames } from "./schema";

/** Maximum number of people that a letter names. */
const MOST_NAMED = 5;
/** Maximum number of feelings that a letter names. */
const MOST_FELT = 3;
const MOST_LISTED = 3;
/** Maximum number of words for its days that a month's letter lists. */
const MOST_WORDS = 12;
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
const quoted = (text: string) => (text.startsWith("“") ? text : `“${text}”`);
const wordFor = (id: string) => (feelingById(id)?.label ?? "").toLowerCase();
const labelOf = (id: string) => quoted(wordFor(id));
/** Capitalizes the first letter, also within quotation marks. */
const inCapitals = (values: Record<string, string>): Record<string, string> => ({
	...values,
	...Object.fromEntries(Object.entries(values).map(([name, value]) => [capital(name), capital(value)])),
});

/** Composes the beginning: on how many days the person wrote. Null if every page is quoted, because nothing is to be counted. */
function beginning({ period, days, lastBefore, lines, hasMore }: LetterFacts): string | null {
	if (lines.length > 0 && !hasMore && lastBefore !== null) return null;
	const values = inCapitals({
		stretch: calledPeriod(period),
		listed: listed(days.map((day) => dayIn(period, day))),
		days: counted(days.length, "day"),
	});
	return capital(fill(one(beginningsFor(), placeOf(period)), values));

	function beginningsFor(): readonly string[] {
		const { first, everyDay, few, listed, some, most, long } = content.beginnings;
		if (period.kind !== "week") return lastBefore === null ? long.first : long.more;
		if (lastBefore === null) return first;
		if (days.length <= MOST_LISTED) return lines.some(({ day }) => day >= period.from) ? few : listed;
		if (days.length === DAYS_A_WEEK) return everyDay;
		return days.length === DAYS_A_WEEK - 1 ? most : some;
	}
}

/**
 * Whether only unpleasant feelings were chosen, and on most of the written days: one tap says nothing about a whole week.
 * A letter of such days is short.
 */
export function isHard({ feelings, days, period }: Pick<LetterFacts, "feelings" | "days" | "period">): boolean {
	if (feelings.length === 0 || !feelings.every(({ id }) => isUnpleasant(id))) return false;
	const felt = new Set(feelings.flatMap((feeling) => feeling.days)).size;
	if (period.kind !== "week") return felt * 2 > days.length;
	return felt * 2 >= days.length && (felt > 1 || days.length === 1);
}

/**
 * Picks an article about a feeling chosen on two days of this week, if there is one that no letter of the preceding weeks offered
 * and that does not clash with the quoted lines. Letters are not stored: what earlier ones offered is recalculated from
 * the feelings chosen then.
 */
function articleOf({ feelings, earlier, period, lines }: LetterFacts): { slug: string } | null {
	if (period.kind !== "week") return null;
	const offered: ({ slug: string } | null)[] = [];
	const often = feelings.filter(({ days }) => days.length > 1).map(({ id }) => id);
	for (const week of [...earlier, often]) {
		const recent = new Set(offered.slice(1 - LETTERS_APART).map((last) => last?.slug));
		const fitting = week.flatMap((feeling) => (content.articlesByFeeling[feeling] ?? []).map((slug) => ({ slug })));
		offered.push(fitting.find(({ slug }) => !recent.has(slug)) ?? null);
	}
	const last = offered.at(-1) ?? null;
	const clash = content.articleClashes[last?.slug ?? ""];
	return lines.some(({ text }) => clash?.test(text)) ? null : last;
}

/** Whether a feeling in the person's own words can stand within an introduction: it is short, and no sentence. */
const isLabel = (own: string) =>
	own.trim().split(/\s+/).length <= 2 && !/[,.;:!?&()]|\b(?:word|above|below)\b/i.test(own);

/** Adds the introduction of each line: its day, its question, and the feeling chosen for it. */
function joined({ lines, period }: LetterFacts): Letter["lines"] {
	const place = placeOf(period);
	return lines.map((line, i) => {
		const isEarlier = line.day < period.from;
		const day = isEarlier ? dayFrom(period, line.day) : dayIn(period, line.day);
		const own = line.own === null ? null : quoted(line.own);
		const stands = own !== null && !isLabel(line.own ?? "");
		const feeling = stands ? "" : (own ?? (line.feeling === null ? "" : labelOf(line.feeling)));
		const values = inCapitals({ day, feeling, asked: quoted(line.prompt ?? ""), coach: COACH_NAME });
		const join = capital(fill(one(joinsFor(line, i, feeling !== ""), place + i), values));
		return { ...line, join, after: stands ? fill(content.joins.after, { feeling: own }) : null };
	});

	function joinsFor(
		{ isKept, isWidened, source, prompt, day, text }: LetterLine,
		i: number,
		isFelt: boolean,
	): readonly string[] {
		const { kept, earlier, before, wasGood, marked, sameDay, week, longer } = content.joins;
		const by = period.kind === "week" ? week : longer;
		if (day < period.from && !isKept) return didGood.test(text) ? wasGood : before;
		if (day < period.from) return earlier;
		if (isKept) return isWidened ? kept.within : kept[source];
		if (source === "answer") return marked;
		if (prompt !== null) return isFelt ? by.askedAndFelt : by.asked;
		if (isFelt) return by.felt;
		return lines[i - 1]?.day === day ? [sameDay] : by.plain;
	}
}

/**
 * Names the feelings chosen in a week and their days, if no line has its feeling next to it, so that hard feelings never
 * follow a good moment. For a month and a year, names those chosen most often; for a month also the person's own words.
 */
function feelingsOf(facts: LetterFacts): string | null {
	const { feelings, lines, period, ownWords } = facts;
	if (period.kind === "week") {
		return feelings.length === 0 || lines.some(({ feeling }) => feeling !== null) ? null : feltIn(facts);
	}
	if (period.kind === "year" || ownWords.length === 0) return feltMost(facts);
	const chosen = feelings.flatMap(({ id, days }) => days.map((day) => ({ day, word: wordFor(id) })));
	const words = [...ownWords, ...chosen].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
	const list = [...new Set(words.map(({ word }) => quoted(word)))];
	const { one: single, more } = content.felt.own;
	return fill(list.length === 1 ? single : more, { list: listed(spread(list, MOST_WORDS)) });
}

/** Returns at most this many items, spread evenly over the list. */
const spread = <Of>(all: readonly Of[], most: number): Of[] =>
	all.filter(
		(_, i) => all.length <= most || Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length),
	);

/**
 * Names the feelings chosen on the most days. Says nothing if many were chosen equally often, if all are unpleasant, or
 * if days are left out, because then the numbers would be wrong.
 */
function feltMost({ feelings, period, leavesOut }: LetterFacts): string | null {
	const most = withoutPartOfATie(feelings, MOST_FELT, ({ days }) => days.length);
	const often = most.filter(({ days }) => days.length > 1);
	if (leavesOut || often.every(({ id }) => isUnpleasant(id))) return null;
	const felt = often.map(({ id, days }) => `${labelOf(id)} on ${counted(days.length, "day")}`);
	return fill(content.felt.most[period.kind === "year" ? "year" : "month"], { felt: listed(felt) });
}

/** Composes "On Monday you chose “sad”, and on Friday “calm”.", or "You chose “sad” on four days …" if it was often. */
function feltIn({ feelings, period, days: written }: LetterFacts): string {
	const { first, next, often } = content.felt;
	const named = feelings.slice(0, MOST_FELT);
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

/** Composes "You wrote of Alex and Mira." for a month or a year: those of whom the person wrote most, and never only one. */
function peopleOf({ people, period }: LetterFacts): WithNames | null {
	const most = withoutPartOfATie(people, MOST_NAMED, ({ pages }) => pages);
	if (period.kind === "week" || most.length < 2) return null;
	return [{ text: "You wrote of ", personId: null }, ...namesOf(most), { text: ".", personId: null }];
}

/**
 * Returns the first ones of a list that is sorted by a number. If the limit would cut a group with equal numbers in two, that
 * whole group is left out.
 */
function withoutPartOfATie<Of>(all: readonly Of[], most: number, numberOf: (one: Of) => number): Of[] {
	const left = all[most];
	return left ? all.slice(0, most).filter((one) => numberOf(one) > numberOf(left)) : [...all];
}

const namesOf = (people: readonly { id: string; name: string }[]): WithNames =>
	people.flatMap(({ id, name }, i) => {
		const between = i === 0 ? [] : [{ text: i === people.length - 1 ? " and " : ", ", personId: null }];
		return [...between, { text: name, personId: id }];
	});

const isUnpleasant = (id: string) => ["low", "stirred"].includes(feelingById(id)?.quarter ?? "");

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
			.map(({ text }) => quoted(text));
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

/**
 * Composes the paragraph of a hard period: what was chosen, and nothing about how the days were. Only a week's names the
 * feelings; a row of hard words over a month would read like an accusation.
 */
function hardParagraph(facts: LetterFacts): string {
	if (facts.isAfterCareful) return content.afterCareful.paragraph;
	const { period } = facts;
	const kind = one(content.hard[period.kind], placeOf(period));
	// Above a line about a laugh, the hard feeling of its day would sound like an answer to it.
	return period.kind === "week" && facts.lines.length === 0 ? `${feltIn(facts)} ${kind}` : kind;
}

/** Picks a closing whose statements about the pages are true. */
function closingOf({ lines, hasMore, period }: LetterFacts): string {
	if (period.kind === "week" && hasMore && lines.length === 0) return content.leftInJournal;
	const { plain, more } = content.closings[period.kind];
	const isMore = hasMore && lines.some(({ day }) => day >= period.from);
	return one(isMore ? more : plain, placeOf(period));
}

/** A question of a week's letter comes again after this many weeks at the earliest. */
const WEEKS_APART = 8;

/** Picks a question about something that is certain. */
function questionOf(facts: LetterFacts): string | null {
	const { period, lines, people, open, feelings } = facts;
	const place = placeOf(period);
	if (period.kind !== "week") {
		// Whether the person's own word for the last page is a good one cannot be known.
		const isGood = lines.at(-1)?.own === null && feelings.some(({ id }) => !isUnpleasant(id));
		return isGood ? one(content.questions[period.kind], place) : null;
	}
	// "How did it go?" was asked of a plan just before.
	if (open.some(({ what }) => what === "due")) return null;
	const { kept, plan, somebody, heavy, any } = content.weekQuestions;
	const ofThese = lines.filter(({ day }) => day >= period.from);
	const last = ofThese.at(-1);
	const day = (line: LetterLine) => dayIn(period, line.day);
	const keptOne = ofThese.find(({ isKept, source }) => isKept && source === "entry");
	if (keptOne) return pick(kept, { day: day(keptOne) });
	// Whether the person's own word is a good one cannot be known.
	if (!last || last.own !== null) return null;
	if (last.feeling !== null && isUnpleasant(last.feeling)) return heavy[place % WEEKS_APART] ?? null;
	if (last.source === "entry" && last.day === facts.days.at(-1) && last.day < period.to && endsWithPlan(last.text)) {
		return pick(plan, { day: day(last) });
	}
	const named = people.find(({ name }) => last.text.includes(name));
	const isAbout = named && last.feeling !== null && somebody[place % WEEKS_APART] !== undefined;
	return isAbout ? pick(somebody, { name: named.name }) : pick(any, {});

	/** Of questions about one thing there are fewer than weeks, so that they do not come each time. */
	function pick(texts: readonly string[], values: Record<string, string>): string {
		return fill(texts[place % WEEKS_APART] ?? one(any, place), values);
	}
}

/**
 * Composes a letter from the facts about a period. It says nothing else: no verdict, and no claim about anybody's
 * thoughts.
 */
export function composeLetter(facts: LetterFacts): Letter {
	const { period, isKept, form, leavesOut, saysLeftOut, isDoubtful, firstName } = facts;
	const greeting = firstName.trim() === "" ? "Hello," : `Dear ${firstName.trim()},`;
	const base = { period, isKept, form, leavesOut: saysLeftOut || isDoubtful, greeting };
	const nothing = {
		...{ lines: [], feelings: null, people: null, intentions: null },
		...{ article: null, question: null, closing: null, mayBeJoined: false },
	};
	const begun = beginning(facts);
	const begin = begun === null ? [] : [begun];
	if (form === "careful") {
		const paragraphs = [...begin, ...content.careful[period.kind]];
		return { ...base, ...nothing, paragraphs, closing: content.carefulClosing[period.kind] };
	}
	if (form === "partly") return { ...base, ...nothing, paragraphs: [...begin, content.partly] };
	const place = placeOf(period);
	if (facts.isHomeUnsafe) {
		const { paragraphs, questions, closing } = content.unsafeHome;
		const help = saysLeftOut ? content.leftOut : one(paragraphs, place);
		const said = [...begin, ...(facts.isAfterCareful ? [content.afterCareful.paragraph] : []), help];
		const question = one(questions, place);
		return { ...base, ...nothing, leavesOut: true, paragraphs: said, lines: joined(facts), question, closing };
	}
	const hard = isHard(facts);
	const isGentle = hard && facts.isAfterCareful;
	return {
		...base,
		paragraphs: [...begin, ...(hard ? [hardParagraph(facts)] : []), ...leftOutNote()],
		lines: joined(facts),
		feelings: hard ? null : feelingsOf(facts),
		// In a hard period, names would seem to blame somebody.
		people: hard ? null : peopleOf(facts),
		intentions: intentionsOf(facts),
		// A hard letter is short: if it recalls a line, it recommends nothing.
		article: isGentle || (hard && facts.lines.length > 0) ? null : offered(),
		question: isGentle ? content.afterCareful.question : asked(),
		closing: isGentle ? content.afterCareful.closing : closingOf(facts),
		// The introductions of earlier lines and of hard weeks were worded with care, so no model may replace them.
		mayBeJoined: facts.hasModel && !hard && !facts.leavesOut && !isDoubtful && facts.lines.length > 0,
	};

	function asked(): string | null {
		return hard || leavesOut || isDoubtful ? one(content.hardQuestions[period.kind], place) : questionOf(facts);
	}

	function leftOutNote(): readonly string[] {
		if (saysLeftOut) return [content.leftOut];
		return leavesOut && period.kind !== "week" ? [fill(content.leftOutQuietly, { stretch: calledPeriod(period) })] : [];
	}

	function offered(): Letter["article"] {
		const found = articleOf(facts);
		const subject = content.articleSubjects[found?.slug ?? ""];
		return found && subject ? { text: content.articleLine, slug: found.slug, subject } : null;
	}
}
