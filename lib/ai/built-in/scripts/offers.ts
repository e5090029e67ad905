import type { LoveScriptInput } from "@/lib/ai/types";
import { type PatternName, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { type ComposeOffers, MAX_SCENE, type Offer } from "@/lib/domain/scripts/compose/choices";
import {
	type Opposite,
	opposites,
	plainAffirmations,
	plainOpposites,
	plainSentences,
	sentences,
} from "@/lib/domain/scripts/compose/content/opposites";
import { type Moment, moments, scenes } from "@/lib/domain/scripts/compose/content/scenes";
import { rankedScores } from "../analyses/patterns/scores";
import { patternLines, patternOf } from "./content/cards";
import { permissions, plainTitles, titles } from "./content/wishes";

/** What safety found in the answers. */
interface Found {
	/** A clear and present danger. */
	isInDanger: boolean;
	/** Anything that may tell of violence, now or once. */
	isHarmed: boolean;
}

const OFFERED_SENTENCES = 3;
const OFFERED_AFFIRMATIONS = 8;

/** What somebody can choose from for their love script: what is written about what they ticked, and their own words. */
export function composeOffers(input: LoveScriptInput, { isInDanger, isHarmed }: Found): ComposeOffers {
	const strongest = rankedScores(input.patternScores ?? []).filter(({ score }) => score > 0);
	const marks = input.answered.flatMap(({ marked }) => (marked ? [marked.text] : []));
	return {
		isOffered: !isInDanger,
		old: oldSentences(marks, input.lifeScript.scriptSentence.trim()),
		sentences: turned(strongest.map(({ name }) => name)),
		scenes: Object.fromEntries(
			moments.map((moment) => [moment, scenesAt(moment, input, isHarmed)]),
		) as ComposeOffers["scenes"],
		patterns: input.lifeScript.patterns
			.slice(0, 3)
			.map(({ pattern }) => ({ old: pattern, offers: oppositesOf(pattern) })),
		affirmations: affirmationsFor(input),
	};
}

/** The marked sentences, and the life script's unless it is one of them in other clothes. */
const oldSentences = (marks: readonly string[], script: string): string[] => [
	...new Set([...marks, ...(script === "" || marks.some((one) => script.includes(one)) ? [] : [script])]),
];

/** Two sentences for the strongest pattern and one for the next; without scores, those that are right for everybody. */
function turned([first, second]: readonly PatternName[]): Offer[] {
	const found = [...(first ? sentences[first].slice(0, 2) : []), ...(second ? sentences[second].slice(0, 1) : [])];
	return [...found, ...plainSentences].slice(0, OFFERED_SENTENCES).map((text) => ({ title: null, text }));
}

const chosenIn = ({ answered }: LoveScriptInput, id: string, questionId: string) =>
	answered.find(({ questionnaire }) => questionnaire.id === id)?.answers.find((one) => one.questionId === questionId)
		?.answer;

/** Which questions of Soul Spark ask for a moment in the person's own words. */
const asked: Partial<Record<Moment, string>> = { morning: "q12", evening: "q6" };
/** Those who live with a loss are offered no partner in the room. */
const withoutPartner = new Set<unknown>(["grieving", "ending"]);
const withPartner = new Set<unknown>(["mostly-good", "not-right"]);

function scenesAt(moment: Moment, input: LoveScriptInput, isHarmed: boolean): Offer[] {
	const questionId = asked[moment];
	const own = questionId ? String(chosenIn(input, SOUL_SPARK_ID, questionId) ?? "").trim() : "";
	const life = chosenIn(input, "1", "q1");
	const isAlone = withoutPartner.has(life) || isHarmed;
	const fitting = scenes[moment].filter(({ fits }) => fits === "anybody" || !isAlone);
	const rank = ({ fits }: { fits: string }) => ((fits === "two") === withPartner.has(life) ? 0 : 1);
	return [
		...(own && own.length <= MAX_SCENE ? [{ title: "In the words of my answer", text: own }] : []),
		...[...fitting].sort((a, b) => rank(a) - rank(b)).map(({ title, text }) => ({ title, text })),
	];
}

const asPattern = ({ name, description, impact }: Opposite) => ({ pattern: name, description, impact });

/** What a pattern can turn into. A card of the life script begins with the pattern's name, where it comes from a score. */
export function oppositesOf(pattern: string) {
	const name = patternOf(pattern);
	return (name ? opposites[name] : plainOpposites).map(asPattern);
}

/** What love could bring, as they ticked it, and the title that goes with it. */
export function mythOf(input: LoveScriptInput): { title: string; brings: string | null } {
	const brings = chosenIn(input, SOUL_SPARK_ID, "q5");
	const [title = plainTitles[0]] = titles.get(String(brings)) ?? plainTitles;
	return { title: String(title), brings: typeof brings === "string" ? brings : null };
}

function affirmationsFor(input: LoveScriptInput): string[] {
	const ticked = Object.entries(permissions).flatMap(([place, options]) => {
		const [id = "", questionId = ""] = place.split(".");
		const value = String(chosenIn(input, id, questionId) ?? "");
		return Object.hasOwn(options, value) ? (options[value]?.slice(0, 1) ?? []) : [];
	});
	const strongest = rankedScores(input.patternScores ?? [])
		.filter(({ score }) => score > 0)
		.slice(0, 2)
		.flatMap(({ name }) => patternLines[name].permissions.slice(0, 1));
	return [...new Set<string>([...strongest, ...ticked, ...plainAffirmations])].slice(0, OFFERED_AFFIRMATIONS);
}
