import type { LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { FATHER_QUESTIONNAIRE_ID, type PatternName, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { patternBand } from "@/lib/domain/questionnaires/meanings/find";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { intros, plainIntro, sentenceOpening } from "@/lib/domain/scripts/compose/content/frames";
import { plainSentences, sentences as turnedSentences } from "@/lib/domain/scripts/compose/content/opposites";
import { bareOf } from "@/lib/domain/scripts/compose/own-sentence";
import { moments } from "@/lib/domain/scripts/compose/scene";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { isSayable } from "@/lib/domain/text/sayable";
import { isGentle, isOver, isPlan, isUnhurt, isWish } from "@/lib/domain/text/unhurt";
import { signs } from "@/lib/safety/assess";
import { isGrave } from "@/lib/safety/grave";
import { rankedScores } from "../analyses/patterns/scores";
import { mannerOf } from "../manner";
import type { Own, Paragraph, Part } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import { denies, foundWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { fixedCard, loveCards } from "./cards";
import { hopeIn, isClose, isComfort, sentenceToSay, withoutSadEnd } from "./comfort";
import * as joins from "./content/day";
import { dangerScripts } from "./content/in-danger";
import { goals, toldMyself } from "./content/joins";
import { plainTurned, turnedPatterns } from "./content/learned";
import { permissions, plainPermissions, plainTitles, titles } from "./content/wishes";
import { aboutFormer } from "./former";
import { isSore } from "./images";
import { isPaidToday, learnedOf } from "./learned";
import { foreignNote, seedOf } from "./life-script";
import { chosenDay, ended, loveDay } from "./love-day";
import { type Material, readAnswered } from "./material";
import { type LoveParts, renderLoveScript } from "./parts";
import { ScriptPen, said } from "./pen";
import { isGrieving, isLosing, rememberedDay, toldFrom } from "./told";

const AFFIRMATIONS = 5;
/** The maximum length of the person's own sentence above the page, in characters. */
const MOST_SENTENCE = 160;

/**
 * Writes a love script from what the person chose for it, or else from their own wishes and goals, based on their
 * current life script. The same input gives the same text.
 * @throws `AppError("ai_failed")` if the result is not a valid script; the signal's reason once it aborts.
 */
export async function writeLoveScript(input: LoveScriptInput, signal: AbortSignal): Promise<LoveScriptDraft> {
	signal.throwIfAborted();
	const material = await readAnswered(input, signal);
	const draft = loveScriptDraftSchema.safeParse(renderLoveScript(loveParts(input, material), material.sources));
	if (!draft.success) throw new AppError("ai_failed", "The coach could not write this script.", { cause: draft.error });
	return draft.data;
}

/** Builds a love script as parts. @param material The parsed input. */
export function loveParts(input: LoveScriptInput, material: Material): LoveParts {
	const danger = material.danger && dangerScripts.get(material.danger);
	if (danger) {
		const [first, second, third] = danger.cards;
		return {
			title: said(danger.title),
			intro: [[said(danger.first)]],
			sentence: said(danger.healedSentence),
			main: danger.healed.map((text) => [said(text)]),
			day: danger.day.map((text) => [said(text)]),
			cards: [fixedCard(first), fixedCard(second), fixedCard(third)],
			affirmations: danger.affirmations.map(said),
		};
	}
	if (input.choices) return composedParts(input, material, input.choices);
	const pen = penFor(input, material, "love");
	const sentence = healedSentence(pen, input);
	// The day comes first, because it is read aloud and should be where the morning and evening are quoted.
	const goal = goalOf(pen, input.goals);
	const day = loveDay(pen, sentence, goal);
	return {
		title: titleOf(pen),
		intro: introOf(pen),
		sentence,
		main: healedMain(pen, input, notIn(day, goal)),
		day,
		cards: loveCards(pen, input),
		affirmations: affirmations(pen),
	};
}

/** Makes a pen that writes nothing about a partner of earlier days. */
function penFor(input: LoveScriptInput, material: Material, kind: string): ScriptPen {
	const isFormer = aboutFormer(input.answered);
	const mayShow: ScriptPen["mayShow"] = (text, { id }) => !isFormer(text, id === "4");
	return new ScriptPen(material, mannerOf(input.manner), `${kind}${seedOf(input)}`, mayShow);
}

/** Writes how the story turns, by what love could bring and what the person has loved since they were ten. */
function introOf(pen: ScriptPen): Paragraph[] {
	const brings = choiceAt(pen, SOUL_SPARK_ID, "q5");
	const tales = (intros.get(brings ?? "") ?? [plainIntro]).filter((text) => !isSore(text, pen.answers));
	const told = pen.say((tales.length > 0 ? tales : [plainIntro]).map((text) => line(text)));
	return [
		toldFrom(pen, SOUL_SPARK_ID, "q1", isGentle, joins.lovedAtTen),
		toldFrom(pen, SOUL_SPARK_ID, "q2", isNear, joins.companions),
		[told],
	];
}

const titleOf = (pen: ScriptPen) => pen.say(titles.get(choiceAt(pen, SOUL_SPARK_ID, "q5") ?? "") ?? plainTitles);

/** Returns the value of a choice, unless the answers are left alone. */
const choiceAt = (pen: ScriptPen, id: string, questionId: string): string | undefined =>
	pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;

/** Returns what the person would like to be able to tell themselves, otherwise a sentence that turns the strongest pattern. */
function healedSentence(pen: ScriptPen, input: LoveScriptInput): Part {
	const own = pen.begun("7", "q12", (text) => isGentle(text) && isSayable(text), sentenceToSay);
	if (own && own.words.text.length <= MOST_SENTENCE && !denies(own.told.read.raw))
		return /^I\b/.test(own.words.text)
			? pen.speak(own.words, own.told.at, null)
			: pen.quote(own.words, own.told.at, toldMyself);
	const strongest = strongestOf(input);
	return pen.say((strongest ? turnedSentences[strongest] : plainSentences).map((one) => line(one)));
}

const strongestOf = ({ patternScores }: LoveScriptInput): PatternName | undefined =>
	rankedScores(patternScores ?? []).find(({ score }) => patternBand(score) !== "low")?.name;

/** Only a strong pattern is turned in the script: of a weaker one nobody has to be told that it is over. */
const strongOf = ({ patternScores }: LoveScriptInput): PatternName | undefined =>
	rankedScores(patternScores ?? []).find(({ score }) => patternBand(score) === "strong")?.name;

/** Turns the part that was learned early, where answers about today show that it still costs something. */
function turnedOf(pen: ScriptPen, { patternScores }: LoveScriptInput): Paragraph[] {
	const turned = isPaidToday(pen, patternScores) ? learnedOf(pen)?.turned : undefined;
	if (turned) return [[pen.say(turned)]];
	return pen.page("3") || pen.page("6") ? [] : [[pen.say(plainTurned)]];
}

/** Returns permissions that fit the person's choices, one for each choice made. */
function allowed(pen: ScriptPen, from: readonly (readonly [string, string])[]): Part[] {
	return from.flatMap(([id, questionId]) => {
		const chosen = choiceAt(pen, id, questionId);
		const options = permissions[`${id}.${questionId}`];
		const lines = chosen !== undefined && options && Object.hasOwn(options, chosen) ? options[chosen] : undefined;
		return lines ? [pen.say(lines)] : [];
	});
}

/** Choices for which there are permissions, those about love first. */
const chosen: readonly (readonly [string, string])[] = [
	[SOUL_SPARK_ID, "q5"],
	["2", "q3"],
	["4", "q11"],
	["7", "q7"],
	["3", "q7"],
	[FATHER_QUESTIONNAIRE_ID, "q4"],
	["3", "q5"],
	["2", "q7"],
];

function affirmations(pen: ScriptPen): Part[] {
	const found = allowed(pen, chosen).slice(0, AFFIRMATIONS);
	while (found.length < AFFIRMATIONS - 1) found.push(pen.say(plainPermissions));
	return found;
}

/** An answer about a wish, and the passages that it stands in. */
type Wish = readonly [id: string, questionId: string, isFit: (text: string) => boolean, from: readonly Line[]];

const isNear = (text: string) => isGentle(text) && isComfort(text);
/** A pictured morning with fewer words shows nothing. */
const LEAST_PICTURED = 4;
const isNotOver = (text: string) => !isOver(text);
const hope: Wish = ["4", "q7", isWish, joins.myHopes];
/** What the day does not tell, in the person's words. */
const wishes: readonly Wish[] = [
	["7", "q11", isGentle, joins.whoIAm],
	["7", "q4", isGentle, joins.givesGladly],
	[SOUL_SPARK_ID, "q9", isPlan, joins.lovedWell],
	["1", "q4", (text) => isGentle(text) && isClose(text), joins.closeTimes],
	[SOUL_SPARK_ID, "q12", isNotOver, joins.aheadMornings],
	[SOUL_SPARK_ID, "q6", isNotOver, joins.wishedEvenings],
	hope,
	["4", "q13", isPlan, joins.myBeginnings],
	["2", "q11", isWish, joins.promised],
	["1", "q7", isGentle, joins.looksForward],
	["1", "q11", isWish, joins.becoming],
	["7", "q12", isGentle, joins.toMyself],
];
const cuts: ReadonlyMap<readonly Line[], { cut: (text: string) => string }> = new Map([
	[joins.toMyself, { cut: sentenceToSay }],
	[joins.myHopes, { cut: hopeIn }],
	[joins.wishedEvenings, { cut: withoutSadEnd }],
]);
/** The maximum number of the person's own words in these paragraphs, so that the page is no list of quotations. */
const MOST_OWN = 230;

/** Builds a script from what the person chose, in its wording, with other things they wrote. */
function composedParts(input: LoveScriptInput, material: Material, choices: LoveChoices): LoveParts {
	const pen = penFor(input, material, "composed");
	const scenes = moments.map((moment) => choices[moment]);
	pen.take([choices.sentence, ...scenes, ...choices.affirmations]);
	const sentence = said(line(choices.sentence.trim()));
	const goal = goalOf(pen, input.goals);
	const day = chosenDay(pen, said(line(bareOf(choices.sentence).trim())), choices, goal);
	const [first, second, third] = choices.patterns.map(({ pattern, description, impact }) =>
		fixedCard({ name: line(pattern.trim()), description: line(description.trim()), impact: line(impact.trim()) }),
	);
	if (!first || !second || !third) throw new Error("A script has three patterns");
	return {
		title: titleOf(pen),
		intro: introOf(pen),
		sentence,
		main: [
			[said(line(`${sentenceOpening} ‘${ended(bareOf(choices.sentence))}’`)), pen.say(joins.afterSentence)],
			foreignNote(pen),
			...turnedOf(pen, input),
			...wishesOf(pen),
			rememberedDay(pen),
			...notIn(day, goal),
			[pen.say(joins.healedEndings)],
		],
		day,
		cards: [first, second, third],
		affirmations: choices.affirmations.map((one) => said(line(one.trim()))),
	};
}

/** Returns what the person would like to be able to tell themselves, as it would be said. */
const toSay = (pen: ScriptPen): string =>
	sentenceToSay(pen.page("7")?.told.find(({ question }) => question.id === "q12")?.read.raw ?? "");

/** Tells the person's wishes, as far as they are welcome to hear. */
function wishesOf(pen: ScriptPen): Paragraph[] {
	let words = 0;
	return wishes.map((wish): Paragraph => {
		const [id, question, isFit, from] = wish;
		// What a grieving person hopes for may be something that only the one who died could do.
		if ((wish === hope || from === joins.wishedEvenings) && isGrieving(pen)) return [];
		// The last time that they felt close may have been with the one they lose, and their wish may be to have them back.
		if ((from === joins.closeTimes || from === joins.becoming) && isLosing(pen)) return [];
		const hasRoom = (text: string) => isFit(text) && words + countWords(text) <= MOST_OWN;
		const isToSay = from === joins.toMyself;
		const as = isToSay && !isSayable(toSay(pen)) ? joins.toMyselfAsWritten : from;
		const told = toldFrom(pen, id, question, hasRoom, as, {
			...cuts.get(from),
			...(isFit === isNotOver ? { isWished: true, least: LEAST_PICTURED } : {}),
		});
		words += told.reduce((sum, one) => sum + (one.kind === "own" ? countWords(one.words.text) : 0), 0);
		return told;
	});
}

/** Writes how it is now: what was learned early, turned; then the person's wishes. */
function healedMain(pen: ScriptPen, input: LoveScriptInput, goal: Paragraph[]): Paragraph[] {
	const strongest = strongOf(input);
	return [
		[pen.say(joins.healedOpenings)],
		foreignNote(pen),
		...turnedOf(pen, input),
		...(strongest ? [[pen.say(turnedPatterns[strongest])]] : []),
		...wishesOf(pen),
		...goal,
		rememberedDay(pen),
		[pen.say(joins.healedEndings)],
	];
}

/** Returns the goal as a paragraph of its own, unless the day has it. */
const notIn = (day: readonly Paragraph[], goal: Own | null): Paragraph[] =>
	goal && !day.flat().includes(goal) ? [[goal]] : [];

const GOAL = { least: 4, most: 110 };

/** Quotes a goal that the person is working on, in their wording. */
function goalOf(pen: ScriptPen, set: LoveScriptInput["goals"]): Own | null {
	if (!pen.manner.quotes) return null;
	for (const { title, description } of set.filter((goal) => !goal.isCompleted)) {
		for (const raw of [title ?? "", description]) {
			const text = raw.trim();
			const fits = text.length >= GOAL.least && text.length <= GOAL.most && isQuotable(text);
			if (fits && isUnhurt(text) && !isGrave(text.toLowerCase()) && signs([text]).length === 0)
				return pen.quote(foundWords(raw, text), { source: "your goals" }, goals);
		}
	}
	return null;
}
