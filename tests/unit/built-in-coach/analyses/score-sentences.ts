import { patternNames, SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import { overallIntensity } from "@/lib/domain/questionnaires/scoring";

export interface Given {
	scores: Record<string, number>;
	before: Record<string, number> | null;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six"];
const amount = (word: string) => (/^\d+$/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()));
const namesIn = (text: string) => text.split(/, | and /).sort();
const listIn = (text: string) =>
	text
		.split(/, | and /)
		.map((one) => /^(.+) \((\d+)%\)$/.exec(one)?.slice(1) ?? [one, "?"])
		.map(([name, score]) => `${name}=${score}`)
		.sort();

const all = ({ scores }: Given) => patternNames.map((name) => scores[name] ?? 0);
const max = (given: Given) => Math.max(...all(given));
const min = (given: Given) => Math.min(...all(given));
const at = ({ scores }: Given, score: number) => patternNames.filter((name) => scores[name] === score).sort();
const above = ({ scores }: Given) =>
	patternNames
		.filter((name) => (scores[name] ?? 0) > SHOWN_ABOVE)
		.map((name) => `${name}=${scores[name]}`)
		.sort();
const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);
const isEven = (given: Given) => max(given) === min(given);
const movedIn = ({ scores, before }: Given) =>
	patternNames.filter((name) => (scores[name] ?? 0) !== (before?.[name] ?? 0));

type Check = (given: Given, ...groups: string[]) => boolean;

/** Matches each kind of sentence about scores, with the check whether it is true. */
const readings: [RegExp, Check][] = [
	[/^All six have the same score: (\d+)%\.$/, (g, s) => isEven(g) && max(g) === Number(s)],
	[/^The six scores are all the same, (\d+)%\.$/, (g, s) => isEven(g) && max(g) === Number(s)],
	[/^(\S+) is your highest score, at (\d+)%\.$/, (g, n, s) => same(at(g, max(g)), [n ?? ""]) && max(g) === Number(s)],
	[
		/^The highest of the six is (\S+), with (\d+)%\.$/,
		(g, n, s) => same(at(g, max(g)), [n ?? ""]) && max(g) === Number(s),
	],
	[
		/^Of the six, (\S+) comes first, with (\d+)%\.$/,
		(g, n, s) => same(at(g, max(g)), [n ?? ""]) && max(g) === Number(s),
	],
	[/^(.+) share the highest score, (\d+)%\.$/, (g, n = "", s = "") => shared(g, n, s, max(g))],
	[/^The highest score, (\d+)%, is shared by (.+)\.$/, (g, s = "", n = "") => shared(g, n, s, max(g))],
	[
		/^(\S+) is the lowest, at (\d+)%\.$/,
		(g, n, s) => same(at(g, min(g)), [n ?? ""]) && min(g) === Number(s) && !isEven(g),
	],
	[
		/^The lowest of the six is (\S+), with (\d+)%\.$/,
		(g, n, s) => same(at(g, min(g)), [n ?? ""]) && min(g) === Number(s) && !isEven(g),
	],
	[/^(.+) share the lowest score, (\d+)%\.$/, (g, n = "", s = "") => shared(g, n, s, min(g))],
	[/^The lowest score, (\d+)%, is shared by (.+)\.$/, (g, s = "", n = "") => shared(g, n, s, min(g))],
	[/^None of the six stands out, so none has a card of its own\.$/, (g) => max(g) <= 60],
	[/^No score is above 60%: no pattern has a firm hold on the way you love\.$/, (g) => max(g) <= 60],
	[/^One of the six stands out: (.+)\.$/, (g, l = "") => above(g).length === 1 && same(above(g), listIn(l))],
	[/^One pattern has a card of its own: (.+)\.$/, (g, l = "") => above(g).length === 1 && same(above(g), listIn(l))],
	[
		/^(\w+) of the six stand out: (.+)\.$/,
		(g, n = "", l = "") =>
			above(g).length === amount(n) && amount(n) > 1 && amount(n) <= 3 && same(above(g), listIn(l)),
	],
	[
		/^(\w+) patterns have a card of their own: (.+)\.$/,
		(g, n = "", l = "") => above(g).length === amount(n) && amount(n) > 1 && same(above(g), listIn(l)),
	],
	[/^All six are strong: (.+)\.$/, (g, l = "") => above(g).length === 6 && same(above(g), listIn(l))],
	[/^The average of the six is (\d+)%, rounded; the app’s word for that is \*(.+)\*\.$/, averaged],
	[/^Taken together they average (\d+)%, rounded, which the app calls \*(.+)\*\.$/, averaged],
	[
		/^The six lie between (\d+)% and (\d+)%\.$/,
		(g, a, b) => min(g) === Number(a) && max(g) === Number(b) && !isEven(g),
	],
	[
		/^From the lowest to the highest they go from (\d+)% to (\d+)%\.$/,
		(g, a, b) => min(g) === Number(a) && max(g) === Number(b) && !isEven(g),
	],
	[/^All six have the same score as the last time\.$/, (g) => g.before !== null && movedIn(g).length === 0],
	[/^(?:Since|Compared with) the last time: (.+)\.$/, changed],
	[
		/^The other (\w+) have the same score as then\.$/,
		(g, n = "") => 6 - movedIn(g).length === amount(n) && amount(n) > 1,
	],
	[/^The other one has the same score as then\.$/, (g) => movedIn(g).length === 5],
];

function shared(given: Given, names: string, score: string, which: number): boolean {
	return at(given, which).length > 1 && same(at(given, which), namesIn(names)) && which === Number(score);
}

function averaged(given: Given, score?: string, label?: string): boolean {
	const { score: average, label: word } = overallIntensity(all(given).map((one) => ({ score: one })));
	return average === Number(score) && word === label;
}

function changed(given: Given, list = ""): boolean {
	const told = list.split(/, | and /).map((one) => /^(\S+) from (\d+)% to (\d+)%$/.exec(one)?.slice(1));
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
