import type { LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { FATHER_QUESTIONNAIRE_ID, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { composeLoveScript } from "@/lib/domain/scripts/compose/compose";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { isUnhurt, looksAhead } from "@/lib/domain/text/unhurt";
import { signs } from "@/lib/safety/assess";
import { isGrave } from "@/lib/safety/grave";
import { mannerOf } from "../manner";
import { content, type Own, type Paragraph, type Part } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import { foundWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { fixedCard, loveCards } from "./cards";
import { dangerScripts } from "./content/in-danger";
import * as joins from "./content/joins";
import { loveSections, mythSection } from "./content/questions";
import { permissions, plainPermissions, plainTitles, titles } from "./content/wishes";
import { closed, FEW, foreignNote, fuller, sectionOf, seedOf, wordsIn } from "./life-script";
import { type Material, readAnswered } from "./material";
import { mythOf } from "./offers";
import { type LoveParts, renderLove } from "./parts";
import { ScriptPen, said } from "./pen";

/** Longer than this, a script takes in no more. */
const ENOUGH = 380;
const AFFIRMATIONS = 5;

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

/** Answers of Soul Spark that look back at something good. */
const looksBack = new Set(["q1", "q2", "q3"]);

/** Nothing wounded stands in a love script, and nothing that is over, but for what somebody has loved since they were ten. */
const mayStandHere = (text: string, { id, question }: { id: string; question: string }): boolean =>
	id === SOUL_SPARK_ID && looksBack.has(question) ? isUnhurt(text) : looksAhead(text);

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
	// The morning and the evening are quoted where they are heard.
	const day = dayOf(pen, input);
	const intro = [sectionOf(pen, mythSection)].filter((paragraph) => paragraph.length > 0);
	const sentence = healedSentence(pen);
	return {
		title,
		intro: intro.length > 0 ? intro : [fuller(pen, [SOUL_SPARK_ID])],
		sentence,
		main: healedMain(pen),
		day,
		cards: loveCards(pen, input),
		affirmations: affirmations(pen),
	};
}

/** The value of a choice in answers that are not left alone. */
const choiceAt = (pen: ScriptPen, id: string, questionId: string): string | undefined =>
	pen.page(id)?.chosen.find(({ question }) => question.id === questionId)?.value;

/** One's own sentence for oneself where there is a short one, else a permission. */
function healedSentence(pen: ScriptPen): Part {
	const left = pen.left(pen.page("7"), "q12");
	const words = left?.words.find(({ text }) => text.length <= 160);
	if (left && words) return pen.quote(words, left.told.at, joins.toMyself);
	return allowed(pen, [[SOUL_SPARK_ID, "q5"]])[0] ?? pen.say(plainPermissions);
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

function healedMain(pen: ScriptPen): Paragraph[] {
	const paragraphs: Paragraph[] = [[pen.say(joins.loveOpenings), ...foreignNote(pen)]];
	for (const section of loveSections) if (wordsIn(paragraphs) < ENOUGH) paragraphs.push(sectionOf(pen, section));
	paragraphs.push(permission(pen), ...closed(pen));
	const isShort = wordsIn(paragraphs) < FEW;
	paragraphs.push([...(isShort ? fuller(pen, ["1", "2", "7", "4", SOUL_SPARK_ID]) : []), pen.say(joins.loveEndings)]);
	return paragraphs;
}

/** What somebody would miss first: the one choice that is a wish and can be told beside its permission. */
const WISH = ["2", "q3"] as const;

/** A permission that goes with a choice; the choice itself is told only where it is a wish. */
function permission(pen: ScriptPen): Paragraph {
	const page = pen.page(WISH[0]);
	const reason = page ? pen.choice(page, WISH[1]) : null;
	const lines = permissions[WISH.join(".")]?.[choiceAt(pen, ...WISH) ?? ""];
	if (reason && lines) return [content(pen.line(lines), reason)];
	return allowed(pen, chosen.slice(1)).slice(0, 1);
}

/** One day, made to be heard: the morning, a goal, and the evening as the person described them. */
function dayOf(pen: ScriptPen, { goals }: LoveScriptInput): Paragraph[] {
	const soul = pen.page(SOUL_SPARK_ID);
	const scene = (page: typeof soul, id: string, from: readonly Line[]): Paragraph => {
		const left = pen.left(page, id, 3);
		if (!left) return [];
		const { told, words } = left;
		return words.map((one, i) => pen.quote(one, told.at, i === 0 ? from : null));
	};
	const morning = scene(soul, "q12", joins.mornings);
	const forenoon = scene(pen.page("1"), "q7", joins.forenoons);
	const goal = goalOf(pen, goals);
	const evening = scene(soul, "q6", joins.evenings);
	return [
		morning.length > 0 ? morning : [pen.say(joins.atWaking)],
		forenoon,
		goal ? [goal] : [],
		[pen.say(joins.atNoon)],
		evening,
		[pen.say(joins.atNight)],
	];
}

const GOAL = { least: 4, most: 110 };

/** A goal that is being worked on, in the words it was given. */
function goalOf(pen: ScriptPen, goals: LoveScriptInput["goals"]): Own | null {
	if (!pen.manner.quotes) return null;
	for (const { title, description } of goals.filter((goal) => !goal.isCompleted)) {
		for (const raw of [title ?? "", description]) {
			const text = raw.trim();
			const fits = text.length >= GOAL.least && text.length <= GOAL.most && isQuotable(text);
			if (fits && isUnhurt(text) && !isGrave(text.toLowerCase()) && signs([text]).length === 0)
				return pen.quote(foundWords(raw, text), { source: "your goals" }, joins.goals);
		}
	}
	return null;
}
