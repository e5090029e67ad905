import type { LoveScriptInput } from "@/lib/ai/types";
import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	type PatternName,
	SOUL_SPARK_ID,
} from "@/lib/domain/questionnaires/ids";
import { isKeptBack } from "@/lib/domain/questionnaires/kept-back";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import {
	type ComposeOffers,
	MAX_CHOSEN_AFFIRMATION,
	MAX_SCENE,
	type Offer,
} from "@/lib/domain/scripts/compose/choices";
import {
	type Opposite,
	plainAffirmations,
	plainOpposites,
	plainSentences,
	sentences,
} from "@/lib/domain/scripts/compose/content/opposites";
import { scenes, wovenScenes } from "@/lib/domain/scripts/compose/content/scenes";
import { framed } from "@/lib/domain/scripts/compose/own-sentence";
import { type Moment, moments, type Said, type Scene, type Telling } from "@/lib/domain/scripts/compose/scene";
import { isSayable } from "@/lib/domain/text/sayable";
import { missesChild } from "@/lib/domain/text/silence-words";
import { isGentle, isOver, isPlan, isSoothing, isWish } from "@/lib/domain/text/unhurt";
import { signs } from "@/lib/safety/assess";
import { rankedScores } from "../analyses/patterns/scores";
import { denies } from "../reading/own-words";
import { oppositesOf } from "./cards";
import { hopeIn, isComfort, sentenceToSay, withoutSadEnd } from "./comfort";
import { isLight, patternLines } from "./content/cards";
import { easyAlready } from "./content/learned";
import { permissions } from "./content/wishes";
import { aboutFormer } from "./former";
import { isSore } from "./images";
import { isDoubtful } from "./love-day";

/** What lib/safety found in the answers. */
interface Found {
	/** Whether there is a clear and present danger. */
	isInDanger: boolean;
	/** The questionnaires with an answer that may tell of violence, now or in the past. */
	harmIn: readonly string[];
}

/** The questionnaires about childhood: what they tell of is no reason to take a partner of today for dangerous. */
const aboutChildhood: ReadonlySet<string> = new Set(["3", MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID]);

/** The maximum length of an answer offered as a sentence, in characters. */
const MOST_OWN = 160;
const OFFERED_SENTENCES = 3;
const OFFERED_AFFIRMATIONS = 8;

/**
 * Returns what the person can choose from for their love script: our texts about what they ticked, and their own
 * words. Scenes come with their conditions, because which of them suit depends on what is ticked for this day.
 */
export function composeOffers(input: LoveScriptInput, { isInDanger, harmIn }: Found): ComposeOffers {
	const isHarmed = harmIn.some((id) => !aboutChildhood.has(id));
	const untold = notToTell(input);
	const isGrieving = chosenIn(input, "1", "q1") === "grieving";
	const answers = input.answered.flatMap((one) => one.answers.map(({ answer }) => String(answer)));
	const isFit = (scene: Scene) =>
		!isSore(scene.text, answers) &&
		!scene.tells?.some((one) => untold.has(one)) &&
		!(isGrieving && scene.bars?.includes("missed")) &&
		(harmIn.length === 0 || scene.says?.other !== "family") &&
		(!isHarmed || isForTheHarmed(scene));
	const strongest = firmOf(input);
	const marks = input.answered.flatMap(({ marked }) => (marked ? [marked.text] : []));
	return {
		isOffered: !isInDanger,
		old: oldSentences(marks, input.lifeScript.scriptSentence.trim()),
		sentences: [...ownSentence(input), ...turned(strongest.map(({ name }) => name))],
		scenes: Object.fromEntries(
			moments.map((moment) => [
				moment,
				[...ownScenes(moment, input, isHarmed), ...scenes[moment].filter((scene) => isFit(scene))],
			]),
		) as ComposeOffers["scenes"],
		patterns: input.lifeScript.patterns
			.slice(0, 3)
			.map(({ pattern }, i) => ({ old: pattern, offers: oppositesFor(input, pattern, i) })),
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
 * Offers what the person would like to be able to tell themselves, in their words.
 */
function ownSentence(input: LoveScriptInput): Offer[] {
	const whole = String(chosenIn(input, "7", "q12") ?? "").trim();
	const text = sentenceToSay(whole);
	const isFit =
		text !== "" && text.length <= MOST_OWN && isGentle(text) && isSayable(text) && signs([text]).length === 0;
	if (!isFit || denies(whole) || isKeptBack("7", "q12", whole)) return [];
	return [{ title: "In the words of my answer", text: framed(text), isOwn: true }];
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

const noTouch = /\b(?:touch\w*|hug\w*)\b/iu;

/** Returns what no scene may tell of, by what the person answered. */
function notToTell(input: LoveScriptInput): Set<Telling> {
	const found = new Set<Telling>();
	// The lines that the person draws, and the subjects that need care.
	const lines = [chosenIn(input, "2", "q10"), chosenIn(input, COACH_PROFILE_ID, "q8")];
	if (lines.some((text) => noTouch.test(String(text ?? "")))) found.add("touch");
	const told = input.answered
		.filter(({ questionnaire }) => !aboutChildhood.has(questionnaire.id))
		.flatMap(({ answers }) => answers.map(({ answer }) => String(answer)));
	if (told.some((text) => missesChild.test(text))) found.add("grown");
	if (["on-my-own", "grieving"].includes(String(chosenIn(input, "1", "q1")))) found.add("years");
	return found;
}

/** The Soul Spark questions that ask for a moment in the person's own words. */
const asked: Partial<Record<Moment, string>> = { morning: "q12", evening: "q6" };

/** Returns the scenes for a moment that consist of the person's own words, or contain them. */
function ownScenes(moment: Moment, input: LoveScriptInput, isHarmed: boolean): Offer[] {
	const questionId = asked[moment];
	const whole = questionId ? String(chosenIn(input, SOUL_SPARK_ID, questionId) ?? "").trim() : "";
	const own = moment === "evening" ? withoutSadEnd(whole) : whole;
	const isAble = own !== "" && own.length <= MAX_SCENE && !isKeptBack(SOUL_SPARK_ID, questionId ?? "", whole);
	const isOwnFit = isAble && !isOver(whole) && !aboutFormer(input.answered)(whole);
	const says = moment === "morning" ? ({ says: { time: "ahead" } } as const) : {};
	return [
		...(isOwnFit ? [{ title: "In the words of my answer", text: own, isOwn: true, ...says }] : []),
		...woven(moment, input, isHarmed),
	];
}

const named: ReadonlySet<Said["other"]> = new Set(["friend", "child", "grown"]);
/**
 * People who may be harmed today get no scene with a partner or with others they live with, and no quarrel with somebody
 * who is not named.
 */
const isForTheHarmed = ({ needs = [], oneOf = [], says = {} }: Scene): boolean =>
	says.partner === undefined &&
	![...needs, ...oneOf].includes("household") &&
	(says.between !== "two" || named.has(says.other));

/** An answer that a scene is made around. */
interface Woven {
	of: readonly [id: string, questionId: string];
	as: Scene;
	/** Which words fit. */
	isFit: (text: string) => boolean;
	/** Whether it is about the person alone: whoever was harmed gets no other. */
	isAlone?: boolean;
	cut?: (text: string) => string;
}

const wovenFrom: Readonly<Record<Moment, readonly Woven[]>> = {
	morning: [
		{ of: ["7", "q11"], as: wovenScenes.self, isFit: isGentle, isAlone: true },
		{ of: ["1", "q7"], as: wovenScenes.week, isFit: isGentle, isAlone: true },
	],
	evening: [
		{ of: ["1", "q3"], as: wovenScenes.close, isFit: (text) => isGentle(text) && !isDoubtful(text) },
		{ of: [SOUL_SPARK_ID, "q7"], as: wovenScenes.wanted, isFit: (text) => isGentle(text) && isComfort(text) },
	],
	quarrel: [{ of: ["4", "q13"], as: wovenScenes.plan, isFit: isPlan }],
	repair: [
		{ of: ["4", "q7"], as: wovenScenes.hope, isFit: isWish, cut: hopeIn },
		{ of: ["7", "q9"], as: wovenScenes.care, isFit: isSoothing, isAlone: true },
	],
};

/** Offers scenes around the person's answers. If they were harmed, none is about how people treat each other. */
function woven(moment: Moment, input: LoveScriptInput, isHarmed: boolean): Offer[] {
	const isFormer = aboutFormer(input.answered);
	// A quarrel of somebody who is grieving may have been with the one who died, and so may the repair.
	const life = chosenIn(input, "1", "q1");
	const isGone = life === "grieving" && (moment === "quarrel" || moment === "repair");
	return wovenFrom[moment].flatMap(({ of: [id, questionId], as, isFit, isAlone = false, cut }): Offer[] => {
		const whole = String(chosenIn(input, id, questionId) ?? "").trim();
		const words = cut ? cut(whole) : whole;
		const text = as.text.replace("{words}", () => words);
		// Among those who are close there may be the one who is being lost.
		const isLost = as === wovenScenes.close && life === "ending";
		const isAble = words !== "" && text.length <= MAX_SCENE && !isLost && (isAlone || !(isHarmed || isGone));
		const isWell = isFit(words) && !isOver(whole) && !isFormer(whole, id === "4");
		const isOffered = isAble && isWell && !isKeptBack(id, questionId, words) && signs([words]).length === 0;
		return isOffered ? [{ ...as, text, isOwn: true }] : [];
	});
}

const asPattern = ({ name, description, impact }: Opposite) => ({ pattern: name, description, impact });

const OFFERED_OPPOSITES = 3;
/**
 * Returns what a card can turn into: first what is about this card alone, then what suits any. Each place starts with a
 * different one of these, because two cards may have the same.
 */
function oppositesFor(input: LoveScriptInput, card: string, place: number) {
	const found = oppositesOf(card, (id, questionId) => String(chosenIn(input, id, questionId) ?? ""));
	const turned = (from: readonly Opposite[]) => [...from.slice(place), ...from.slice(0, place)];
	const all = found.length > 1 ? turned(found) : [...found, ...turned(isLight(card) ? easyAlready : plainOpposites)];
	return all.slice(0, OFFERED_OPPOSITES).map(asPattern);
}

/** Matches a promise as it is kept. "I'm going to stop looking" is about another day. */
const ofToday = /^I\b(?!['’](?:ll|m going)\b| (?:will|am going)\b)/;

/** Offers what the person would like to promise themselves, then lines about what they ticked, those about love first. */
function affirmationsFor(input: LoveScriptInput): string[] {
	const promise = String(chosenIn(input, "2", "q11") ?? "").trim();
	const isLine = promise.length <= MAX_CHOSEN_AFFIRMATION && ofToday.test(promise) && isSayable(promise);
	const isFit = isLine && isWish(promise) && !isOver(promise) && signs([promise]).length === 0;
	const ticked = Object.entries(permissions).flatMap(([place, options]) => {
		const [id = "", questionId = ""] = place.split(".");
		const value = String(chosenIn(input, id, questionId) ?? "");
		return Object.hasOwn(options, value) ? (options[value]?.slice(0, 1) ?? []) : [];
	});
	const strongest = firmOf(input)
		.filter(({ score }) => patternBand(score) === "strong")
		.slice(0, 2)
		.flatMap(({ name }) => patternLines[name].permissions.slice(0, 1));
	const about = [...ticked.slice(0, 2), ...strongest, ...ticked.slice(2)];
	return [...new Set<string>([...(isFit ? [promise] : []), ...about, ...plainAffirmations])].slice(
		0,
		OFFERED_AFFIRMATIONS,
	);
}
