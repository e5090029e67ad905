import type { Analysis } from "@/lib/questionnaires/analysis";
import { blendOf } from "@/lib/questionnaires/archetypes";
import { SHOWN_ABOVE } from "@/lib/questionnaires/ids";
import { type PatternName, type PatternScore, patternNames, type Question } from "@/lib/questionnaires/schema";
import { describePattern } from "@/lib/questionnaires/scoring";
import { finish } from "../compose";
import type { Desk } from "../desk";
import { earlierQuote } from "../earlier";
import { inWords, join, listed, paragraphs, titled } from "../prose";
import { writeFlat } from "./flat";
import { patternTexts, tensionTexts } from "./patterns";
import type { Scored } from "./scored";
import { statementTexts } from "./statements";

interface Rated {
	question: Question;
	value: number;
}

/** Writes about the six patterns: from the scores and the single statements, since there are no words to quote. */
export function writePatterns(desk: Desk): Analysis {
	const told = new Set<string>();
	const scores = scored(desk.parts.input.patternScores ?? []);
	const rated = desk.reading.scales.map(({ question, value }) => ({ question, value }));
	const counted = rated.filter(({ question }) => question.scoring);
	const flat = writeFlat(
		desk,
		scores,
		counted.map(({ value }) => value),
	);
	if (flat) return flat;
	const [first, second] = scores as [Scored, Scored];
	const text = patternTexts[first.name];
	const strong = scores.filter(({ score }) => score > SHOWN_ABOVE);
	const yes = counted.filter(({ value }) => value === 5);
	const no = counted.filter(({ value }) => value === 1);
	return finish(desk, {
		quote: null,
		keyInsights: [
			overview(desk, scores, strong),
			...statementInsights(desk, first, yes, no, told),
			...changeInsight(desk, scores),
			...honestyInsight(desk, rated),
		].slice(0, 5),
		corePattern: paragraphs(
			opening(desk, first, strong),
			join(desk.vary(...text.core), together(desk, first, second, strong)),
		),
		origin: paragraphs(desk.vary(...text.origin), lookBack(desk, first.name)),
		impact: paragraphs(
			statementLine(
				desk,
				counted.filter(({ question }) => !told.has(question.id)),
				first.name,
			),
			desk.vary(...text.impact),
		),
		innerWork: paragraphs(
			desk.vary(...text.inner),
			second.score > SHOWN_ABOVE ? desk.vary(...patternTexts[second.name].inner) : null,
		),
		relationalShifts: paragraphs(
			desk.vary(...text.relational),
			strengthLine(
				desk,
				counted.filter(({ question }) => !told.has(question.id)),
			),
		),
		actionSteps: steps(desk, counted, [first.name, second.name]),
		areasForExploration: [
			desk.vary(...text.questions) ?? "",
			desk.vary(...patternTexts[second.name].questions) ?? "",
			lowestQuestion(desk, scores),
		].filter(Boolean),
		closingInsight: desk.vary(...text.closings) ?? "",
	});
}

/** The scores of the six patterns, highest first; equal ones in the order of `patternNames`. */
function scored(scores: readonly PatternScore[]): Scored[] {
	return patternNames
		.map((name) => ({ name, description: "", score: 0, ...scores.find((one) => one.name === name) }) as Scored)
		.sort((a, b) => b.score - a.score);
}

const withScore = ({ name, score }: Scored) => `${name} at ${score}%`;

function overview(desk: Desk, scores: Scored[], strong: Scored[]): string {
	const [first, second] = scores as [Scored, Scored];
	const last = scores.at(-1) as Scored;
	const lowest = scores.filter(({ score }) => score === last.score);
	const low = `The lowest ${lowest.length > 1 ? "are" : "is"} ${listed(lowest.map(withScore))}.`;
	const tied = scores.filter(({ score }) => score === first.score);
	if (strong.length === 0) {
		return (
			desk.vary(
				`None of the six patterns is above ${SHOWN_ABOVE}%. Highest ${tied.length > 1 ? "are" : "is"} ${listed(tied.map(withScore))}${tied.length > 1 ? "" : `, then ${withScore(second)}`}. ${low} That’s a steady picture, and I won’t make it more dramatic than it is.`,
			) ?? ""
		);
	}
	const rest = strong.filter(({ score }) => score < first.score);
	const top =
		tied.length > 1
			? `${listed(tied.map(withScore))} share the first place`
			: `${first.name} comes first, with ${first.score}%`;
	return (
		desk.vary(
			`${top}${rest.length > 0 ? `, followed by ${listed(rest.map(withScore))}` : ", and it’s the only one above 60%"}. ${low} The distance between the top and the bottom is ${first.score - last.score} points, so this isn’t a vague picture.`,
			`Of the six patterns ${strong.length === 1 ? "one is" : `${inWords(strong.length)} are`} above 60%: ${listed(strong.map(withScore))}. ${low}`,
		) ?? ""
	);
}

function statementInsights(desk: Desk, first: Scored, yes: Rated[], no: Rated[], told: Set<string>): string[] {
	const insights: string[] = [];
	const own = yes.filter(({ question }) => question.scoring?.pattern === first.name);
	const other = yes.filter(({ question }) => question.scoring?.pattern !== first.name);
	const [a, b] = [...desk.dice.shuffle(own), ...desk.dice.shuffle(other)];
	if (a)
		insights.push(
			join(
				desk.vary(
					`You gave a full 5 to this: ${titled(a.question.text)}.`,
					`One of your clearest answers is a 5 for ${titled(a.question.text)}.`,
				),
				statementTexts[a.question.id]?.high,
			),
		);
	if (b)
		insights.push(
			join(
				desk.vary(
					`You also agree without reserve with ${titled(b.question.text)}.`,
					`A 5 went to ${titled(b.question.text)}, too.`,
				),
				statementTexts[b.question.id]?.high,
			),
		);
	const [denied] = desk.dice.shuffle(no);
	for (const one of [a, b, denied]) if (one) told.add(one.question.id);
	if (denied)
		insights.push(
			join(
				desk.vary(
					`And you say a clear no, a 1, to this: ${titled(denied.question.text)}.`,
					`What you turn down outright says something as well. You gave 1 to ${titled(denied.question.text)}.`,
				),
				statementTexts[denied.question.id]?.low,
			),
		);
	return insights;
}

function opening(desk: Desk, first: Scored, strong: Scored[]): string {
	const { headline } = describePattern(first.description);
	const line = headline ? `In a sentence: ${headline.charAt(0).toLowerCase()}${headline.slice(1)}.` : "";
	return strong.length === 0
		? join(
				desk.vary(
					`Your highest pattern is ${first.name}, and at ${first.score}% it’s a leaning and no more.`,
					`If anything stands out, it’s ${first.name}, at ${first.score}%. It’s a color in the picture and not the picture.`,
				),
				line,
			)
		: join(
				desk.vary(
					`The pattern that speaks the loudest is ${first.name}, at ${first.score}%.`,
					`At ${first.score}%, ${first.name} is the pattern I’d begin with.`,
				),
				line,
			);
}

/** What the two strongest do together: their blend if they have one, else the tension between them. */
function together(desk: Desk, first: Scored, second: Scored, strong: Scored[]): string | null {
	if (!strong.includes(second)) return null;
	const blend = blendOf(strong);
	const pair = patternNames.filter((name) => name === first.name || name === second.name).join("+");
	const tension = tensionTexts[pair];
	if (!blend) return desk.vary(`Beside it stands ${withScore(second)}. ${tension}`);
	const line = `${blend.headline.charAt(0).toLowerCase()}${blend.headline.slice(1)}`;
	return desk.vary(
		`Together with ${withScore(second)} it has a name of its own here, the ${blend.name}: ${line}. ${tension}`,
		`It doesn’t work alone. With ${withScore(second)} it makes what’s called the ${blend.name}: ${line}. ${tension}`,
	);
}

function statementLine(desk: Desk, counted: Rated[], pattern: PatternName): string | null {
	const [top] = desk.dice
		.shuffle(counted.filter(({ question, value }) => question.scoring?.pattern === pattern && value >= 4))
		.sort((a, b) => b.value - a.value);
	return top
		? desk.vary(
				`One can see it at work where you gave ${top.value} out of 5 to ${titled(top.question.text)}.`,
				`Take your ${top.value} for ${titled(top.question.text)}.`,
			)
		: null;
}

/** What is not strong protects, too. */
function strengthLine(desk: Desk, counted: Rated[]): string | null {
	const [low] = desk.dice.shuffle(counted.filter(({ value }) => value === 1));
	const text = low && statementTexts[low.question.id]?.low;
	return low && text
		? desk.vary(`You have something to build on: a 1 for ${titled(low.question.text)}. ${text}`)
		: null;
}

function steps(desk: Desk, counted: Rated[], patterns: PatternName[]): string[] {
	const order = desk.dice.shuffle(counted).sort((a, b) => b.value - a.value || rank(a, patterns) - rank(b, patterns));
	return order
		.filter(({ question }) => statementTexts[question.id])
		.slice(0, 3)
		.map(({ question, value }) =>
			join(
				`${desk.vary(`This goes with your ${value} for ${titled(question.text)}.`, `You gave ${value} to ${titled(question.text)}.`)}`,
				statementTexts[question.id]?.step,
			),
		);
}

const rank = ({ question }: Rated, patterns: PatternName[]) => {
	const at = patterns.indexOf(question.scoring?.pattern as PatternName);
	return at < 0 ? patterns.length : at;
};

function lookBack(desk: Desk, pattern: PatternName): string | null {
	const safe = desk.parts.earlier.filter((one) => one.reading.care.length === 0);
	const back = earlierQuote(safe, patternTexts[pattern].moves);
	return (
		back &&
		desk.vary(
			`In ${back.source}, you said ${back.said}. The number and the sentence seem to know each other.`,
			`I’m reminded of ${back.source}: there you said ${back.said}.`,
		)
	);
}

function lowestQuestion(desk: Desk, scores: Scored[]): string {
	const last = scores.at(-1) as Scored;
	return (
		desk.vary(
			`${last.name} is your lowest, at ${last.score}%. What or who taught you to do without it?`,
			`At ${last.score}% you know little of ${patternTexts[last.name].habit}. What does that look like to someone who’s full of it?`,
		) ?? ""
	);
}

/** What has moved since the last attempt, in words and numbers. */
function changeInsight(desk: Desk, scores: Scored[]): string[] {
	const before = desk.parts.input.previousPatternScores;
	if (!before) return [];
	const moved = scores
		.map((now) => ({ now, was: before.find((one) => one.name === now.name)?.score ?? now.score }))
		.filter(({ now, was }) => Math.abs(now.score - was) >= 4)
		.sort((a, b) => Math.abs(b.now.score - b.was) - Math.abs(a.now.score - a.was));
	if (moved.length === 0)
		return [
			"Since the last time, hardly anything has moved: no pattern by more than three points. Steadiness of that kind usually means that the answers are honest, and that a pattern needs more than insight to shift.",
		];
	const parts = moved
		.slice(0, 3)
		.map(({ now, was }) => `${now.name} went ${now.score > was ? "up" : "down"} from ${was}% to ${now.score}%`);
	const down = moved.filter(({ now, was }) => now.score < was).length;
	const remark =
		down === moved.length
			? "What’s become quieter was probably practiced, even if you didn’t call it that."
			: down === 0
				? "Higher doesn’t mean worse. It can mean a harder time, and it can mean a more candid answer."
				: "When one goes down and another goes up, it’s often the same need looking for another door.";
	return [`Compared with the last time, ${listed(parts)}. ${remark}`];
}

/** Statement 14 asks whether they answered as they are. */
function honestyInsight(desk: Desk, rated: Rated[]): string[] {
	const value = rated.find(({ question }) => question.id === "14")?.value;
	if (value === undefined || value > 2) return [];
	return [
		desk.vary(
			`About answering as you are rather than as you’d like to be, you gave yourself a ${value}. I respect that. It means that all of these numbers should be read with a pencil in hand.`,
		) ?? "",
	];
}
