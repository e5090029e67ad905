import { labels } from "@/lib/ai/built-in/analyses/content/score-lines";
import { patternNames, SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";

export interface Given {
	scores: Record<string, number>;
	before: Record<string, number> | null;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six"];
const amount = (word: string) => (/^\d+$/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()));
const names = Object.fromEntries(patternNames.map((name) => [labels[name], name]));
const namesIn = (text: string) =>
	text
		.split(/, | and /)
		.map((label) => names[label] ?? "?")
		.sort();

const all = ({ scores }: Given) => patternNames.map((name) => scores[name] ?? 0);
const max = (given: Given) => Math.max(...all(given));
const at = ({ scores }: Given, score: number) => patternNames.filter((name) => scores[name] === score).sort();
/** The patterns that stand out; a third only from 65 up, or if it is level with the second. */
function above({ scores }: Given): string[] {
	const ranked = [...patternNames].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
	const second = scores[ranked[1] ?? ""];
	return ranked
		.filter((name, i) => {
			const score = scores[name] ?? 0;
			return score > SHOWN_ABOVE && (i < 2 || score >= 65 || score === second);
		})
		.sort();
}
const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);
const isEven = (given: Given) => new Set(all(given)).size === 1;
const movedIn = ({ scores, before }: Given) =>
	patternNames.filter((name) => (scores[name] ?? 0) !== (before?.[name] ?? 0));

type Check = (given: Given, ...groups: string[]) => boolean;

/** Matches each kind of sentence about scores, with the check whether it is true. */
const readings: [RegExp, Check][] = [
	[/^All six patterns are equally strong in your answers\.$/, isEven],
	[/^In your answers, no pattern is stronger than another\.$/, isEven],
	[/^Strongest in your answers is (.+)\.$/, (g, n = "") => highest(g, n, 1)],
	[/^Your answers point most to (.+)\.$/, (g, n = "") => highest(g, n, 1)],
	[/^What your answers say most about is (.+)\.$/, (g, n = "") => highest(g, n, 1)],
	[/^Strongest in your answers, and equally so, are (.+)\.$/, (g, n = "") => highest(g, n, 2)],
	[/^Your answers point most, and equally, to (.+)\.$/, (g, n = "") => highest(g, n, 2)],
	[/^None of the six patterns stands out in your answers\.$/, (g) => max(g) <= SHOWN_ABOVE],
	[/^No pattern has a firm hold on the way you love, by your answers\.$/, (g) => max(g) <= SHOWN_ABOVE],
	[/^Most present in your answers: (.+)\.$/, (g, n = "") => above(g).length > 1 && same(above(g), namesIn(n))],
	[/^Your answers point to (.+)\.$/, (g, n = "") => above(g).length > 1 && same(above(g), namesIn(n))],
	[/^All six have the same score as the last time\.$/, (g) => g.before !== null && movedIn(g).length === 0],
	[/^(?:Since|Compared with) the last time: (.+)\.$/, changed],
	[
		/^The other (\w+) have the same score as then\.$/,
		(g, n = "") => 6 - movedIn(g).length === amount(n) && amount(n) > 1,
	],
	[/^The other one has the same score as then\.$/, (g) => movedIn(g).length === 5],
];

function highest(given: Given, list: string, least: number): boolean {
	const found = at(given, max(given));
	return (
		same(found, namesIn(list)) && (least === 1 ? found.length === 1 : found.length > 1) && max(given) > SHOWN_ABOVE
	);
}

function changed(given: Given, list = ""): boolean {
	const told = list.split(/, | and /).map((one) => {
		const [, label = "", then, now] = /^(.+) from (\d+)% to (\d+)%$/.exec(one) ?? [];
		return then === undefined ? undefined : [names[label] ?? "?", then, now];
	});
	return (
		told.every(
			(one) => one && given.before?.[one[0] ?? ""] === Number(one[1]) && given.scores[one[0] ?? ""] === Number(one[2]),
		) && same(told.map((one) => one?.[0] ?? "").sort(), [...movedIn(given)].sort())
	);
}

/**
 * Returns what is wrong with a sentence about scores, or null if it is true. A sentence that no pattern matches is
 * wrong too.
 */
export function faultIn(sentence: string, given: Given): string | null {
	for (const [pattern, isTrue] of readings) {
		const match = pattern.exec(sentence);
		if (match) return isTrue(given, ...match.slice(1)) ? null : `not true: ${sentence}`;
	}
	return `not understood: ${sentence}`;
}
