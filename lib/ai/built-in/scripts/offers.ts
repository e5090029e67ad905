import type { LoveScriptInput } from "@/lib/ai/types";
import { type PatternName, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { isKeptBack } from "@/lib/domain/questionnaires/kept-back";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { type ComposeOffers, MAX_SCENE, type Offer } from "@/lib/domain/scripts/compose/choices";
import {
	type Opposite,
	opposites,
	plainAffirmations,
	plainOpposites,
	plainSentences,
	sentences,
} from "@/lib/domain/scripts/compose/content/opposites";
import { type Moment, moments, scenes, wovenScenes } from "@/lib/domain/scripts/compose/content/scenes";
import { isGentle, isOver, isUnhurt, isWish } from "@/lib/domain/text/unhurt";
import { signs } from "@/lib/safety/assess";
import { rankedScores } from "../analyses/patterns/scores";
import { isLight, patternLines, patternOf } from "./content/cards";
import { easyAlready } from "./content/learned";
import { permissions } from "./content/wishes";

/** What lib/safety found in the answers. */
interface Found {
	/** Whether there is a clear and present danger. */
	isInDanger: boolean;
	/** Whether anything may tell of violence, now or in the past. */
	isHarmed: boolean;
}

/** The maximum length of an answer offered as a sentence, in characters. */
const MOST_OWN = 160;
const OFFERED_SENTENCES = 3;
const OFFERED_AFFIRMATIONS = 8;

/**
 * Returns what the person can choose from for their love script: our texts about what they ticked, and their own
 * words.
 */
export function composeOffers(input: LoveScriptInput, { isInDanger, isHarmed }: Found): ComposeOffers {
	const strongest = firmOf(input);
	const marks = input.answered.flatMap(({ marked }) => (marked ? [marked.text] : []));
	return {
		isOffered: !isInDanger,
		old: oldSentences(marks, input.lifeScript.scriptSentence.trim()),
		sentences: [...ownSentence(input), ...turned(strongest.map(({ name }) => name))],
		scenes: Object.fromEntries(
			moments.map((moment) => [moment, scenesAt(moment, input, isHarmed)]),
		) as ComposeOffers["scenes"],
		patterns: input.lifeScript.patterns
			.slice(0, 3)
			.map(({ pattern }, i) => ({ old: pattern, offers: oppositesOf(pattern, i) })),
		affirmations: affirmationsFor(input),
	};
}

/** Returns the patterns with a score that means something; without any, there is nothing to turn. */
const firmOf = ({ patternScores }: LoveScriptInput) =>
	rankedScores(patternScores ?? []).filter(({ score }) => patternBand(score) !== "low");

/** Returns the marked sentences, and the life script's sentence unless it contains one of them. */
const oldSentences = (marks: readonly string[], script: string): string[] => [
	...new Set([...marks, ...(script === "" || marks.some((one) => script.includes(one)) ? [] : [script])]),
];

/**
 * Offers what the person would like to be able to tell themselves, if it works as the sentence of a script unchanged.
 */
function ownSentence(input: LoveScriptInput): Offer[] {
	const text = String(chosenIn(input, "7", "q12") ?? "").trim();
	const isFit = /^I\b/.test(text) && text.length <= MOST_OWN && isGentle(text) && signs([text]).length === 0;
	return isFit ? [{ title: "In the words of my answer", text }] : [];
}

/**
 * Offers two sentences for the strongest pattern and one for the next; without scores, sentences that are right for
 * everybody.
 */
function turned([first, second]: readonly PatternName[]): Offer[] {
	const found = [...(first ? sentences[first].slice(0, 2) : []), ...(second ? sentences[second].slice(0, 1) : [])];
	return [...found, ...plainSentences].slice(0, OFFERED_SENTENCES).map((text) => ({ title: null, text }));
}

const chosenIn = ({ answered }: LoveScriptInput, id: string, questionId: string) =>
	answered.find(({ questionnaire }) => questionnaire.id === id)?.answers.find((one) => one.questionId === questionId)
		?.answer;

/** The Soul Spark questions that ask for a moment in the person's own words. */
const asked: Partial<Record<Moment, string>> = { morning: "q12", evening: "q6" };
/** Situations for which no scene with a partner in the room is offered, because the person lives with a loss. */
const withoutPartner = new Set<unknown>(["grieving", "ending", "on-my-own"]);
const withPartner = new Set<unknown>(["mostly-good", "not-right"]);

function scenesAt(moment: Moment, input: LoveScriptInput, isHarmed: boolean): Offer[] {
	const questionId = asked[moment];
	const own = questionId ? String(chosenIn(input, SOUL_SPARK_ID, questionId) ?? "").trim() : "";
	const life = chosenIn(input, "1", "q1");
	const isAlone = withoutPartner.has(life) || isHarmed;
	const fitting = scenes[moment].filter(({ fits }) => fits === "anybody" || !isAlone);
	const rank = ({ fits }: { fits: string }) => ((fits === "two") === withPartner.has(life) ? 0 : 1);
	return [
		...(own && own.length <= MAX_SCENE && !isOver(own) ? [{ title: "In the words of my answer", text: own }] : []),
		...woven(moment, input, isHarmed),
		...[...fitting].sort((a, b) => rank(a) - rank(b)).map(({ title, text }) => ({ title, text })),
	];
}

/** For each moment, the answer that a scene with the person's own words is made from, and which words fit. */
const wovenFrom: Readonly<Record<Moment, readonly [id: string, questionId: string, isFit: (text: string) => boolean]>> =
	{
		morning: ["7", "q11", isGentle],
		evening: ["1", "q3", isUnhurt],
		quarrel: ["4", "q13", isWish],
		repair: ["4", "q7", isWish],
	};

/**
 * Offers a scene around one of the person's answers. If they were harmed, none is about how people treat each other.
 */
function woven(moment: Moment, input: LoveScriptInput, isHarmed: boolean): Offer[] {
	const [id, questionId, isFit] = wovenFrom[moment];
	const words = String(chosenIn(input, id, questionId) ?? "").trim();
	const { title, text: frame } = wovenScenes[moment];
	const text = frame.replace("{words}", () => (/[.!?…]["’”)]*$/.test(words) ? words : `${words}.`));
	// What a grieving person hopes for may be something that only the one who died could do.
	const isGone = chosenIn(input, "1", "q1") === "grieving" && moment === "repair";
	const isAble = words !== "" && text.length <= MAX_SCENE && !isGone && (!isHarmed || moment === "morning");
	if (!isAble || isOver(words) || !isFit(words) || isKeptBack(id, questionId, words) || signs([words]).length > 0)
		return [];
	return [{ title, text }];
}

const asPattern = ({ name, description, impact }: Opposite) => ({ pattern: name, description, impact });

/**
 * Returns what a pattern can turn into; if it hardly shows, what already comes easily, starting with a different text
 * at each place. A card of the life script begins with the pattern's name if it comes from a score.
 */
function oppositesOf(pattern: string, place: number) {
	const name = patternOf(pattern);
	const easy = [...easyAlready.slice(place), ...easyAlready.slice(0, place)];
	return (isLight(pattern) ? easy : name ? opposites[name] : plainOpposites).map(asPattern);
}

function affirmationsFor(input: LoveScriptInput): string[] {
	const ticked = Object.entries(permissions).flatMap(([place, options]) => {
		const [id = "", questionId = ""] = place.split(".");
		const value = String(chosenIn(input, id, questionId) ?? "");
		return Object.hasOwn(options, value) ? (options[value]?.slice(0, 1) ?? []) : [];
	});
	const strongest = firmOf(input)
		.slice(0, 2)
		.flatMap(({ name }) => patternLines[name].permissions.slice(0, 1));
	return [...new Set<string>([...strongest, ...ticked, ...plainAffirmations])].slice(0, OFFERED_AFFIRMATIONS);
}
