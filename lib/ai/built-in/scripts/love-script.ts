import type { LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { FATHER_QUESTIONNAIRE_ID, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { composeLoveScript } from "@/lib/domain/scripts/compose/compose";
import { intros, plainIntro } from "@/lib/domain/scripts/compose/content/frames";
import { plainSentences, sentences as turnedSentences } from "@/lib/domain/scripts/compose/content/opposites";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { isUnhurt, isWelcome, looksAhead } from "@/lib/domain/text/unhurt";
import { signs } from "@/lib/safety/assess";
import { isGrave } from "@/lib/safety/grave";
import { rankedScores } from "../analyses/patterns/scores";
import { mannerOf } from "../manner";
import { content, type Own, type Paragraph, type Part } from "../parts/part";
import { type Line, line } from "../parts/phrasebook";
import { foundWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { fixedCard, loveCards } from "./cards";
import * as joins from "./content/day";
import { dangerScripts } from "./content/in-danger";
import { goals } from "./content/joins";
import { permissions, plainPermissions, plainTitles, titles } from "./content/wishes";
import { closed, FEW, foreignNote, fuller, seedOf, wordsIn } from "./life-script";
import { loveDay } from "./love-day";
import { type Material, readAnswered } from "./material";
import { mythOf } from "./offers";
import { type LoveParts, renderLove } from "./parts";
import { ScriptPen, said } from "./pen";

const AFFIRMATIONS = 5;
/** How many permissions stand in the healed page. */
const PERMISSIONS = 4;

/**
 * Writes a love script: out of what they chose for it, or else arranged from the person's own wishes and goals, beside
 * their life script as it stands. The same input gives the same text. @throws `AppError("ai_failed")` where the result
 * is no valid script; the signal's reason once it aborts.
 */
export async function writeLoveScript(input: LoveScriptInput, signal: AbortSignal): Promise<LoveScriptDraft> {
	signal.throwIfAborted();
	const material = await readAnswered(input, signal);
	const composed = input.choices && !material.danger ? composeLoveScript(input.choices, mythOf(input)) : null;
	const draft = loveScriptDraftSchema.safeParse(composed ?? renderLove(loveParts(input, material), material.sources));
	if (!draft.success) throw new AppError("ai_failed", "The coach could not write this script.", { cause: draft.error });
	return draft.data;
}

/** Questions that ask for something good: how it shall be, what is looked forward to, what one would like to be told. */
const wishes = new Set(["1.q7", "1.q11", "2.q11", "4.q13", "7.q12", "12.q6", "12.q7", "12.q9", "12.q12"]);
/** Answers of Soul Spark that look back at something good. */
const looksBack = new Set(["12.q1", "12.q2"]);

/** A love script has no wounds and nothing that is over, except what somebody has loved since they were ten. */
function mayStandHere(text: string, { id, question }: { id: string; question: string }): boolean {
	const place = `${id}.${question}`;
	if (wishes.has(place)) return isWelcome(text);
	return looksBack.has(place) ? isUnhurt(text) : looksAhead(text);
}

/** A love script, part by part. @param material What has been read of the input. */
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
	const pen = new ScriptPen(material, mannerOf(input.manner), `love${seedOf(input)}`, mayStandHere);
	const title = pen.say(titles.get(choiceAt(pen, SOUL_SPARK_ID, "q5") ?? "") ?? plainTitles);
	const sentence = healedSentence(pen, input);
	// The morning and the evening are quoted in the day, which is read aloud.
	const day = loveDay(pen, sentence, goalOf(pen, input.goals));
	return {
		title,
		intro: introOf(pen),
		sentence,
		main: healedMain(pen),
		day,
		cards: loveCards(pen, input),
		affirmations: affirmations(pen),
	};
}

/** How the story turns, by what love could bring, and what somebody has loved since they were ten. */
function introOf(pen: ScriptPen): Paragraph[] {
	const page = pen.page(SOUL_SPARK_ID);
	const brings = choiceAt(pen, SOUL_SPARK_ID, "q5");
	const told = content((intros.get(brings ?? "") ?? plainIntro) as Line, null);
	const own = page ? ["q1", "q2"].flatMap((id) => pen.told(page, id, 1).slice(0, 1)).slice(0, 1) : [];
	return [own, [told]].filter((paragraph) => paragraph.length > 0);
}

/** The value of a choice in answers that are not left alone. */
const choiceAt = (pen: ScriptPen, id: string, questionId: string): string | undefined =>
	pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;

/** The person's own sentence, if it is one that begins with "I"; else the strongest pattern's, turned. */
function healedSentence(pen: ScriptPen, { patternScores }: LoveScriptInput): Part {
	const left = pen.left(pen.page("7"), "q12");
	const words = left?.words.find(({ text }) => text.length <= 160 && /^I(?:['’]m)?\b/.test(text));
	if (left && words) return pen.quote(words, left.told.at, joins.ownSentences);
	const [strongest] = rankedScores(patternScores ?? []).filter(({ score }) => score > 0);
	return pen.say((strongest ? turnedSentences[strongest.name] : plainSentences).map((one) => line(one)));
}

/** Permissions that go with choices, one for each that was made. */
function allowed(pen: ScriptPen, from: readonly (readonly [string, string])[]): Part[] {
	return from.flatMap(([id, questionId]) => {
		const chosen = choiceAt(pen, id, questionId);
		const options = permissions[`${id}.${questionId}`];
		const lines = chosen !== undefined && options && Object.hasOwn(options, chosen) ? options[chosen] : undefined;
		return lines ? [pen.say(lines)] : [];
	});
}

/** Choices that a permission goes with, those about love first. */
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

/** Wishes that the day does not tell, in the words they were given. */
const told: readonly (readonly [string, string, readonly Line[]])[] = [
	["7", "q12", joins.toMyself],
	[SOUL_SPARK_ID, "q9", joins.lovedWell],
	["2", "q11", joins.promised],
	["1", "q11", joins.becoming],
];

function healedMain(pen: ScriptPen): Paragraph[] {
	const own = told.flatMap(([id, question, from]): Paragraph[] => {
		const left = pen.left(pen.page(id), question);
		const words = left?.words[0];
		return left && words ? [[pen.quote(words, left.told.at, from)]] : [];
	});
	const paragraphs: Paragraph[] = [[pen.say(joins.healedOpenings), ...foreignNote(pen)], ...own];
	const free = allowed(pen, chosen.slice(1)).slice(0, PERMISSIONS);
	if (free.length > 0) paragraphs.push([pen.say(joins.permissionLeads), ...free]);
	paragraphs.push(...closed(pen));
	const missing = wordsIn(paragraphs) < FEW ? fuller(pen, ["1", "2", "7", "4", SOUL_SPARK_ID]) : [];
	paragraphs.push([...missing, pen.say(joins.healedEndings)]);
	return paragraphs;
}

const GOAL = { least: 4, most: 110 };

/** A goal that is being worked on, in the words it was given. */
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
