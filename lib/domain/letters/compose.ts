import { fill } from "@/lib/domain/core/fill";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { spokenWords } from "@/lib/domain/progress/spoken";
import * as content from "./content";
import { namedPeriod, placeOf } from "./periods";
import type { Letter, LetterFacts } from "./schema";

const MOST_LINES = 3;
/** How many feelings and people are named. */
const MOST_NAMED = 5;
const MOST_LISTED = 5;

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const number = (count: number) => numbers[count] ?? count.toLocaleString("en-US");
const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? "" : "s"}`;
const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${number(count)} times`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c" */
function listed(parts: readonly string[]): string {
	const [last = "", ...others] = [...parts].reverse();
	return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}

const one = <Of>(all: readonly Of[], place: number): Of => all[place % all.length] as Of;

function beginning({ period, days, pages, words }: LetterFacts): string {
	const stretch = namedPeriod(period);
	return capital(
		fill(one(days === 1 ? content.beginnings.one : content.beginnings.more, placeOf(period)), {
			...{ stretch, when: `In ${stretch}`, words: spokenWords(words) },
			...{ days: counted(days, "day"), pages: counted(pages, "page") },
		}),
	);
}

/** One of the first articles that fit what was tapped most, another one in each letter. */
function articleOf({ feelings, period }: LetterFacts): string {
	const [most] = feelings;
	return one(most ? content.articlesByFeeling[most.id] : content.articlesForAnybody, placeOf(period));
}

function linesOf({ lines, period }: LetterFacts): Letter["lines"] {
	const list = [...lines.filter(({ isKept }) => isKept), ...lines.filter(({ isKept }) => !isKept)].slice(0, MOST_LINES);
	if (list.length === 0) return null;
	const { one: single, more, kept } = content.lineTitles;
	if (list.length === 1) return { title: single, list };
	return { title: list.every(({ isKept }) => isKept) ? kept : one(more, placeOf(period)), list };
}

/** "“Tender” and “Calm” twice; “Sad” once"; where each was tapped once, just the names. */
function feelingsOf({ feelings }: LetterFacts): string | null {
	const named = feelings.slice(0, MOST_NAMED).flatMap(({ id, count }) => {
		const feeling = feelingById(id);
		return feeling ? [{ label: `“${feeling.label}”`, count }] : [];
	});
	if (named.length === 0) return null;
	const groups = [...new Set(named.map(({ count }) => count))].map((count) => {
		const labels = listed(named.filter((one) => one.count === count).map(({ label }) => label));
		return named.some((one) => one.count > 1) ? `${labels} ${times(count)}` : labels;
	});
	const others = feelings.length - named.length;
	const last = others > 0 ? [`${counted(others, "other feeling")} as well`] : [];
	return fill(content.feelingsLine, { feelings: [...groups, ...last].join("; ") });
}

/** "You wrote of Mira on four pages and Jonas on one page." */
function peopleOf({ people }: LetterFacts): Letter["people"] {
	const list = people.slice(0, MOST_NAMED);
	if (list.length === 0) return null;
	const ends = list.map((_, i) => (i === list.length - 1 ? "." : i === list.length - 2 ? " and " : ", "));
	return [
		{ text: content.peopleLine, personId: null },
		...list.flatMap(({ id, name, pages }, i) => [
			{ text: name, personId: id },
			{ text: ` on ${counted(pages, "page")}${ends[i]}`, personId: null },
		]),
	];
}

const titled = (title: string, all: LetterFacts["done"]): Letter["done"] =>
	all.length > 0 ? { title, list: all.slice(0, MOST_LISTED).map(({ text }) => text) } : null;

/**
 * A letter out of what is known of a stretch of days. It says nothing else: no verdict, and nothing of anybody's mind.
 * @param articles The articles that there are: the question of each by its name.
 */
export function composeLetter(facts: LetterFacts, articles: (slug: string) => string | undefined): Letter {
	const { period, isKept, form, firstName } = facts;
	const base = { period, isKept, form, greeting: firstName.trim() === "" ? "Hello," : `Dear ${firstName.trim()},` };
	const nothing = { lines: null, feelings: null, people: null, done: null, open: null, article: null, question: null };
	const begin = beginning(facts);
	if (form === "careful") return { ...base, ...nothing, paragraphs: [begin, ...content.careful] };
	if (form === "partly") return { ...base, ...nothing, paragraphs: [begin, content.partly] };
	const slug = articleOf(facts);
	const question = articles(slug);
	return {
		...base,
		paragraphs: [begin],
		lines: linesOf(facts),
		feelings: feelingsOf(facts),
		people: peopleOf(facts),
		done: titled(content.doneTitle, facts.done),
		open: titled(content.openTitle, facts.open),
		article: question ? { text: one(content.articleLines, placeOf(period)), slug, question } : null,
		question: one(content.questions[period.kind], placeOf(period)),
	};
}
